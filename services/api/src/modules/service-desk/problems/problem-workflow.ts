import {
  PROBLEM_WORKFLOW,
  type EntryDetails,
  type ProblemEvent,
  type ProblemState,
  type ProblemTransition,
} from '@ayana/contracts/service-desk';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { rowsWithState, Workflows } from '../../../platform/workflow/workflow.js';
import { DeskChanges } from '../desk-changes.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { ProblemEntryRow, ProblemRecordRow } from './problem.entity.js';

/** The states of a problem, with its timeline and the audit trail. */
@Injectable()
export class ProblemWorkflow extends Workflows<ProblemRecordRow, ProblemState, ProblemTransition> {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly changes: DeskChanges,
  ) {
    super({
      clock,
      transitions: PROBLEM_WORKFLOW,
      ...rowsWithState(ProblemRecordRow),
      enter: (_em, row, { name, to }) => {
        if (name === 'identify' && !row.workaround)
          throw new AppError('illegal_transition', messages.workaround_needed);
        row.state = to;
        row.resolved_at = to === 'resolved' ? clock.now() : null;
      },
      addEntry: (em, { id }, { name, from, to, actor, note }) =>
        this.add(em, id, actor, { event: 'transition', text: note, details: { transition: name, from, to } }),
      audit: (em, row, { name, from, to, actor }) => this.record(em, actor, row, { transition: name, from, to }),
      // The audit has published it.
      publish: () => {},
    });
  }

  /** Adds a line to the timeline. */
  add(
    em: EntityManager,
    problem_id: string,
    actor: CurrentUser,
    { event, text = null, details = {} }: { event: ProblemEvent; text?: string | null; details?: EntryDetails },
  ): void {
    this.changes.publish(em, { part: 'problem_record', id: problem_id });
    em.create(ProblemEntryRow, {
      id: this.ids.next(),
      problem_id,
      at: this.clock.now(),
      actor_id: actor.id,
      event,
      text,
      details,
    });
  }

  record(
    em: EntityManager,
    actor: CurrentUser,
    { id, number }: Pick<ProblemRecordRow, 'id' | 'number'>,
    details: Record<string, unknown>,
  ): Promise<void> {
    return this.changes.record(em, actor, { part: 'problem_record', id }, { number, ...details });
  }
}
