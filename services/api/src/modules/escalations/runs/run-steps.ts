import { escalationNumber } from '@ayana/contracts/operations';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { MessagingService, TEAM } from '../../messaging/index.js';
import { EscalationChainRow } from '../chains/chain.entity.js';
import { EscalationEvents } from '../escalation-events.js';
import { RunEntries } from './run-entries.js';
import { RunOutcomes } from './run-outcomes.js';
import { RunPages } from './run-pages.js';
import { EscalationRunRow } from './run.entity.js';

const MINUTE = 60_000;
/** Runs looked at in one minute; the next takes the others. */
const BATCH = 500;

/**
 * Moves runs from step to step. Each step is one transaction on the locked run: its pages, their mails and texts, and when the next one is
 * due. A process that is killed has done all of a step or nothing, and the next one does what is due.
 */
@Injectable()
export class RunSteps implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly pages: RunPages,
    private readonly entries: RunEntries,
    private readonly outcomes: RunOutcomes,
    private readonly events: EscalationEvents,
    private readonly messaging: MessagingService,
  ) {}

  onModuleInit(): void {
    this.jobs.work('escalations.step', ({ id }) => this.advance(id));
    // A job that was lost, or came too early, is made up for.
    this.jobs.work('escalations.clock', async () => void (await this.run()));
  }

  /** Begins, or begins again: the first step is due at once. */
  async begin(em: EntityManager, run: EscalationRunRow): Promise<void> {
    await em.flush();
    await this.jobs.send(em, 'escalations.step', { id: run.id });
  }

  /** @returns how many runs were due */
  async run(): Promise<number> {
    const { rows } = await sql<{ id: string }>`
      select id from escalation_runs where state = 'running' and next_at <= ${this.clock.now()}
      order by next_at, id limit ${BATCH}`.execute(this.database.read());
    for (const { id } of rows) await this.advance(id);
    return rows.length;
  }

  /** The next step of a run, if it is due. */
  advance(id: string): Promise<void> {
    return this.database.write(async (em) => {
      const run = await em.findOne(EscalationRunRow, { id }, FOR_UPDATE);
      const now = this.clock.now();
      if (run === null || run.state !== 'running' || !run.next_at) return;
      if (run.next_at > now) {
        await this.jobs.sendAt(em, 'escalations.step', { id }, run.next_at);
        return;
      }
      const paged = await this.next(em, run, now);
      run.version += 1;
      run.updated_at = now;
      await em.flush();
      this.events.changed(em, 'run', id, paged);
    });
  }

  /** @returns who was paged */
  private async next(em: EntityManager, run: EscalationRunRow, now: Date): Promise<string[]> {
    const chain = await this.chainOf(em, run);
    if (run.step >= run.plan.length) {
      if (run.round >= run.rounds) {
        await this.exhaust(em, run, chain);
        return [];
      }
      this.entries.add(em, run, 'repeated');
      run.round += 1;
      run.step = 0;
    }
    const step = run.plan[run.step];
    if (step === undefined) throw new Error(`The run ${run.id} has no step ${run.step + 1}`);
    run.step += 1;
    const people = await this.pages.page(em, run, chain, step);
    this.entries.add(em, run, people.length === 0 ? 'nobody' : 'paged', {
      text: people.map(({ name }) => name).join(', ') || null,
    });
    // Where nobody can be paged, nobody is waited for.
    const wait = people.length === 0 ? 0 : step.wait_minutes * MINUTE;
    run.next_at = new Date(now.getTime() + wait);
    await this.jobs.sendAt(em, 'escalations.step', { id: run.id }, run.next_at);
    return people.map(({ id }) => id);
  }

  /** The name of its chain; null for a person who was paged without one. */
  private async chainOf(em: EntityManager, { chain_id }: EscalationRunRow): Promise<string | null> {
    if (chain_id == null) return null;
    return (await em.findOneOrFail(EscalationChainRow, { id: chain_id })).name;
  }

  /** Every round is over. What is still on its way to someone goes on: nobody has answered. */
  private async exhaust(em: EntityManager, run: EscalationRunRow, chain: string | null): Promise<void> {
    const { id, title, rounds, is_test } = run;
    run.state = 'exhausted';
    run.next_at = null;
    this.entries.add(em, run, 'exhausted');
    const number = escalationNumber(run.number);
    await this.messaging.queueMail(em, {
      template: 'escalation_exhausted',
      to: TEAM,
      data: { id, number, title, chain, rounds, is_test, path: `/admin/escalation-management/runs/${id}` },
      dedupe_key: `escalation_exhausted:${id}:${run.version}`,
    });
    await this.outcomes.publish(em, {
      run_id: id,
      number,
      subject: subjectOf(run),
      is_test,
      outcome: 'exhausted',
      actor_id: null,
    });
  }
}

/** What a run is about. */
export function subjectOf({ subject_kind, subject_id }: EscalationRunRow) {
  return subject_kind && subject_id ? { kind: subject_kind, id: subject_id } : null;
}
