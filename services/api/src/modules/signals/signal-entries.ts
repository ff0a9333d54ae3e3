import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import { SignalEntryRow } from './signal.entity.js';

type NewEntry = Pick<SignalEntryRow, 'event'> &
  Partial<Pick<SignalEntryRow, 'actor_id' | 'transition' | 'from_state' | 'to_state' | 'text' | 'facts'>>;

/** Writes what happened to signals. */
@Injectable()
export class SignalEntries {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  add(em: EntityManager, signal_id: string, entry: NewEntry): void {
    em.create(SignalEntryRow, { id: this.ids.next(), signal_id, at: this.clock.now(), ...entry });
  }
}
