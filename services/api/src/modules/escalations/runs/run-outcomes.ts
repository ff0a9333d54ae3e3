import type { RunSubject } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/database.js';

export interface RunOutcome {
  readonly run_id: string;
  readonly number: string;
  readonly subject: RunSubject | null;
  readonly is_test: boolean;
  readonly outcome: 'acknowledged' | 'stopped' | 'exhausted';
  /** Null for the clock. */
  readonly actor_id: string | null;
}

export type RunOutcomeListener = (em: EntityManager, outcome: RunOutcome) => Promise<void>;

/** Notifies other modules how a run ended, within the transaction that records it: an incident writes it into its timeline. */
@Injectable()
export class RunOutcomes {
  private readonly listeners: RunOutcomeListener[] = [];

  listen(listener: RunOutcomeListener): void {
    this.listeners.push(listener);
  }

  async publish(em: EntityManager, outcome: RunOutcome): Promise<void> {
    for (const listener of this.listeners) await listener(em, outcome);
  }
}
