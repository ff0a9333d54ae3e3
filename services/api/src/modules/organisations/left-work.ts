import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';

export interface LeftWork {
  actor: CurrentUser;
  /** Whose account no longer does the work that it has. */
  user_id: string;
}
type Listener = (em: EntityManager, left: LeftWork) => Promise<void>;

/** Those who learn that a doctor's account does no more work: they register themselves, so that this module depends on none of them. */
@Injectable()
export class WorkLeavers {
  private readonly listeners: Listener[] = [];

  /** @param listener runs in the transaction, while the account still has its role */
  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  async leaving(em: EntityManager, left: LeftWork): Promise<void> {
    for (const listener of this.listeners) await listener(em, left);
  }
}
