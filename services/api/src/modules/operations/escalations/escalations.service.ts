import type { RunSubject } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/database.js';
import { RunOutcomes, type RunOutcomeListener } from './runs/run-outcomes.js';
import { RunsService } from './runs/runs.service.js';

export interface NewEscalation {
  chain_id: string;
  subject: RunSubject;
  title: string;
  text: string;
  is_test: boolean;
}

/** What other modules may ask of escalation. */
@Injectable()
export class Escalations {
  constructor(
    private readonly runs: RunsService,
    private readonly outcomes: RunOutcomes,
  ) {}

  /**
   * Starts a run within the caller's transaction; its first pages follow the commit. Where one of this chain about this subject is open,
   * it stays the only one.
   * @returns the id of the run
   * @throws AppError `invalid_fields` at `chain_id` for a chain that is not there, or archived
   */
  start(em: EntityManager, escalation: NewEscalation): Promise<string> {
    return this.runs.start(em, { ...escalation, started_by: null });
  }

  /** Calls back when a run ends, within the transaction that ends it. */
  onOutcome(listener: RunOutcomeListener): void {
    this.outcomes.listen(listener);
  }
}
