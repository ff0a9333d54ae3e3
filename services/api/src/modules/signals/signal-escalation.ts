import { signalNumber } from '@ayana/contracts/operations';
import { mayEnter } from '@ayana/contracts/identity';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, within } from '../../platform/database/database.js';
import { Escalations, type RunOutcome } from '../escalations/index.js';
import { SIGNAL_MESSAGES as messages } from './messages.js';
import { SignalRow } from './signal.entity.js';
import { SignalWorkflow } from './signal-workflow.js';
import { type Watch, watchName, watchQuestion } from './watch.js';

/** Pages the people of a definition's chain about its signals. Who acknowledges the pages has acknowledged the signal. */
@Injectable()
export class SignalEscalation implements OnModuleInit {
  constructor(
    private readonly escalations: Escalations,
    private readonly workflow: SignalWorkflow,
  ) {}

  onModuleInit(): void {
    this.escalations.onOutcome((em, outcome) => this.ended(em, outcome));
  }

  /** One run for all that one look has found: many signals at once are one piece of news. */
  async begin(em: EntityManager, watch: Watch, signals: readonly { id: string; number: number }[]): Promise<void> {
    const [first] = signals;
    const { chain_id } = watch;
    if (first === undefined || chain_id === null || !(await this.isOpen(em, chain_id))) return;
    await this.escalations.start(em, {
      chain_id,
      subject: { kind: 'signal', id: first.id },
      title: messages.paged_title(watchName(watch), signalNumber(first.number)),
      text: signals.length === 1 ? watchQuestion(watch) : messages.paged_several(watchQuestion(watch), signals.length),
      is_test: false,
    });
  }

  /** An archived chain pages nobody, and must not stop crisis detection. */
  private async isOpen(em: EntityManager, chain_id: string): Promise<boolean> {
    const chain = await within(em)
      .selectFrom('escalation_chains')
      .select('id')
      .where('id', '=', chain_id)
      .where('archived_at', 'is', null)
      .executeTakeFirst();
    return chain !== undefined;
  }

  private async ended(em: EntityManager, { subject, outcome, actor_id, is_test }: RunOutcome): Promise<void> {
    if (outcome !== 'acknowledged' || subject?.kind !== 'signal' || actor_id === null || is_test) return;
    const { id } = subject;
    const signal = await em.findOne(SignalRow, { id });
    if (signal === null || (signal.state !== 'open' && signal.state !== 'snoozed')) return;
    const actor = await within(em)
      .selectFrom('users')
      .select(['id', 'role'])
      .where('id', '=', actor_id)
      .executeTakeFirst();
    if (actor === undefined || actor.role === null || !mayEnter('crisis_detection', actor.role)) return;
    const user = { id: actor.id, role: actor.role, session_id: '' };
    await this.workflow.change(em, user, id, undefined, async (locked) => {
      if (locked.state === 'open' || locked.state === 'snoozed')
        await this.workflow.move(em, user, locked, { name: 'acknowledge' });
    });
  }
}
