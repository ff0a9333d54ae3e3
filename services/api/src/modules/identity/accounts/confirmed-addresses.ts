import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/database.js';

export interface ConfirmedAddress {
  user_id: string;
  email: string;
}
export type ConfirmedAddressListener = (em: EntityManager, address: ConfirmedAddress) => Promise<void>;

/** For modules that wait for an address to be confirmed; they register themselves, so that accounts depend on none of them. */
@Injectable()
export class ConfirmedAddresses {
  private readonly listeners: ConfirmedAddressListener[] = [];

  /** @param listener runs in the transaction that confirms the address */
  listen(listener: ConfirmedAddressListener): void {
    this.listeners.push(listener);
  }

  async confirmed(em: EntityManager, address: ConfirmedAddress): Promise<void> {
    for (const listener of this.listeners) await listener(em, address);
  }
}
