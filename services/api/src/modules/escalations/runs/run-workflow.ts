import {
  DIRECT_ROUNDS,
  ESCALATION_RUN_WORKFLOW,
  escalationNumber,
  type EscalationRunState,
  type EscalationRunTransition,
} from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import { type Moved, rowsWithState, Workflows } from '../../../platform/workflow/workflow.js';
import { AuditTrail } from '../../activity/index.js';
import { EscalationChainRow } from '../chains/chain.entity.js';
import { EscalationEvents } from '../escalation-events.js';
import { RunEntries } from './run-entries.js';
import { RunOutcomes } from './run-outcomes.js';
import { RunPages } from './run-pages.js';
import { EscalationRunRow } from './run.entity.js';
import { RunSteps, subjectOf } from './run-steps.js';

type RunMoved = Moved<EscalationRunState, EscalationRunTransition>;

/** What people do with runs. Ending one waits for the pages that are leaving at that moment, and takes back all others. */
@Injectable()
export class RunWorkflow extends Workflows<EscalationRunRow, EscalationRunState, EscalationRunTransition> {
  constructor(
    private readonly clock: Clock,
    private readonly pages: RunPages,
    private readonly steps: RunSteps,
    private readonly entries: RunEntries,
    private readonly outcomes: RunOutcomes,
    trail: AuditTrail,
    events: EscalationEvents,
  ) {
    super({
      clock,
      transitions: ESCALATION_RUN_WORKFLOW,
      ...rowsWithState(EscalationRunRow),
      enter: (em, run, moved) => this.enter(em, run, moved),
      audit: (em, { id }, moved) => trail.recordMove(em, 'escalation.changed', id, moved),
      publish: (em, { id }) => events.changed(em, 'run', id),
    });
  }

  private async enter(em: EntityManager, run: EscalationRunRow, { name, to, actor, note }: RunMoved): Promise<void> {
    const now = this.clock.now();
    run.state = to;
    if (name === 'again') {
      const { chain_id } = run;
      const chain = chain_id == null ? null : await em.findOneOrFail(EscalationChainRow, { id: chain_id });
      // Rounds are counted on: nobody is paged twice for one step of one round.
      run.rounds = run.round + (chain?.rounds ?? DIRECT_ROUNDS);
      run.round += 1;
      run.step = 0;
      run.next_at = now;
      this.entries.add(em, run, 'again', { actor_id: actor.id });
      await this.steps.begin(em, run);
      return;
    }
    run.next_at = null;
    run.ended_at = now;
    const outcome = name === 'acknowledge' ? 'acknowledged' : 'stopped';
    if (outcome === 'acknowledged') {
      run.acknowledged_at = now;
      run.acknowledged_by = actor.id;
      run.acknowledged_way ??= 'page';
    } else {
      run.stopped_by = actor.id;
      run.reason = note;
    }
    this.entries.add(em, run, outcome, { actor_id: actor.id, text: note });
    await this.pages.cancel(em, run.id);
    await this.outcomes.publish(em, {
      run_id: run.id,
      number: escalationNumber(run.number),
      subject: subjectOf(run),
      is_test: run.is_test,
      outcome,
      actor_id: actor.id,
    });
  }
}
