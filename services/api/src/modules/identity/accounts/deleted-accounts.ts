import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';

export interface DeletedAccount {
  owner: CurrentUser;
  /** Who deletes it: its owner, or an administrator, because the owner has asked for it. */
  by: CurrentUser;
  email: string;
  /** Whether the address is known to be theirs. */
  is_confirmed: boolean;
}
export type DeletedAccountListener = (em: EntityManager, account: DeletedAccount) => Promise<void>;

/** For modules that keep something of a person; they register themselves, so that accounts depend on none of them. */
@Injectable()
export class DeletedAccounts {
  private readonly listeners: DeletedAccountListener[] = [];

  /** @param listener runs in the transaction that deletes the account, while its row is still there */
  listen(listener: DeletedAccountListener): void {
    this.listeners.push(listener);
  }

  async deleting(em: EntityManager, account: DeletedAccount): Promise<void> {
    for (const listener of this.listeners) await listener(em, account);
  }
}
