import type { RunSubject } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/app-error.js';
import { Database, type EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
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
    private readonly database: Database,
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

  /** What runs about something is acknowledged: it was taken on at another screen. Call it after the commit of that. */
  async acknowledgeAll(user: CurrentUser, { kind, id }: RunSubject): Promise<void> {
    const open = await this.database
      .read()
      .selectFrom('escalation_runs')
      .select('id')
      .where('subject_kind', '=', kind)
      .where('subject_id', '=', id)
      .where('state', 'in', ['running', 'exhausted'])
      .execute();
    for (const run of open) {
      try {
        await this.runs.acknowledge(user, run.id, null, 'page');
      } catch (error) {
        // Someone was quicker.
        if (!(error instanceof AppError)) throw error;
      }
    }
  }

  /** Locks what runs about something, before what it is about: anyone who ends a run writes into the timeline of that. */
  async lockAll(em: EntityManager, subject: RunSubject): Promise<void> {
    await this.runs.openAbout(em, subject);
  }

  /** What runs about something is stopped within the caller's transaction: nobody is paged about it any more. */
  stopAll(em: EntityManager, user: CurrentUser, subject: RunSubject, reason: string): Promise<void> {
    return this.runs.stopAbout(em, user, subject, reason);
  }

  /** Calls back when a run ends, within the transaction that ends it. */
  onOutcome(listener: RunOutcomeListener): void {
    this.outcomes.listen(listener);
  }
}
