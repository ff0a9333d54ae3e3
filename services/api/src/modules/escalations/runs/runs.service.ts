import {
  type AcknowledgedBy,
  DIRECT_ROUNDS,
  DIRECT_WAIT_MINUTES,
  type EscalationRun,
  type EscalationRunDetail,
  type EscalationRunTransition,
  isOpenRun,
  PAGE_CHANNELS,
  type PlannedStep,
  type RunSubject,
  type EscalationRunCounts,
} from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { AuditTrail } from '../../activity/index.js';
import { EscalationChainRow } from '../chains/chain.entity.js';
import { EscalationEvents } from '../escalation-events.js';
import { ESCALATION_MESSAGES as messages } from '../messages.js';
import { findNames, findStaff } from '../staff.js';
import { RunEntries } from './run-entries.js';
import { RunSteps } from './run-steps.js';
import { RunWorkflow } from './run-workflow.js';
import { EscalationRunRow } from './run.entity.js';
import type { NewPageDto, NewRunDto, RunsQueryDto } from './runs.dto.js';
import { countRuns, findRun, listRuns } from './runs.queries.js';

export interface NewRun {
  chain_id: string;
  /** What it is about; null when someone starts it by hand. */
  subject: RunSubject | null;
  title: string;
  text: string;
  is_test: boolean;
  /** Null for the system. */
  started_by: CurrentUser | null;
}

/** Runs: started, acknowledged, stopped. The clock pages (`RunSteps`). */
@Injectable()
export class RunsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
    private readonly entries: RunEntries,
    private readonly steps: RunSteps,
    private readonly workflow: RunWorkflow,
    private readonly events: EscalationEvents,
  ) {}

  list(user: CurrentUser, query: RunsQueryDto): Promise<Page<EscalationRun>> {
    return listRuns(this.database.read(), user, query);
  }

  counts(user: CurrentUser): Promise<EscalationRunCounts> {
    return countRuns(this.database.read(), user);
  }

  async pagingCount(user: CurrentUser): Promise<number> {
    return (await countRuns(this.database.read(), user)).paging_me;
  }

  async detail(user: CurrentUser, id: string): Promise<EscalationRunDetail> {
    const found = await findRun(this.database.read(), user, id);
    if (found === undefined) throw notFound();
    return found;
  }

  async startByHand(em: EntityManager, user: CurrentUser, form: NewRunDto): Promise<EscalationRunDetail> {
    // One line is enough to page someone.
    const { chain_id, title, text = title } = form;
    const id = await this.start(em, { chain_id, title, text, subject: null, is_test: false, started_by: user });
    return this.found(em, user, id);
  }

  async startTest(em: EntityManager, user: CurrentUser, chain_id: string): Promise<EscalationRunDetail> {
    const chain = await em.findOne(EscalationChainRow, { id: chain_id });
    if (chain === null) throw notFound();
    const { name: title, description } = chain;
    const text = description ?? title;
    const id = await this.start(em, { chain_id, subject: null, title, text, is_test: true, started_by: user });
    return this.found(em, user, id);
  }

  /**
   * Starts a run within the caller's transaction; its first pages follow the commit. Of one chain about one thing one run is open: where
   * there is one already, nothing begins.
   * @returns the id of the run
   */
  async start(em: EntityManager, run: NewRun): Promise<string> {
    const chain = await em.findOne(EscalationChainRow, { id: run.chain_id, archived_at: null });
    if (chain === null) throw refusedFields([{ field: 'chain_id', message: messages.unknown_chain }]);
    return this.begin(em, run, { steps: chain.steps, rounds: chain.rounds });
  }

  /** Pages one person, without a chain. @throws AppError `invalid_fields` for someone who is not of the staff, or a subject that is not there */
  async pagePerson(em: EntityManager, user: CurrentUser, page: NewPageDto): Promise<EscalationRunDetail> {
    const { user_id, text: title, subject_kind, subject_id } = page;
    if (!(await findStaff(within(em), [user_id])).has(user_id))
      throw refusedFields([{ field: 'user_id', message: messages.unknown_person }]);
    const subject =
      subject_kind !== undefined && subject_id !== undefined ? { kind: subject_kind, id: subject_id } : null;
    if (subject !== null && !(await isThere(em, subject)))
      throw refusedFields([{ field: 'subject_id', message: messages.unknown_subject }]);
    const person: PlannedStep = {
      targets: [{ kind: 'person', id: user_id }],
      channels: [...PAGE_CHANNELS],
      wait_minutes: DIRECT_WAIT_MINUTES,
    };
    const run = { chain_id: null, subject, title, text: title, is_test: false, started_by: user };
    return this.found(em, user, await this.begin(em, run, { steps: [person], rounds: DIRECT_ROUNDS }));
  }

  private async begin(
    em: EntityManager,
    { started_by, subject, ...run }: Omit<NewRun, 'chain_id'> & { chain_id: string | null },
    { steps, rounds }: { steps: PlannedStep[]; rounds: number },
  ): Promise<string> {
    const now = this.clock.now();
    const id = this.ids.next();
    // The database decides which of two is the first.
    const { rows } = await sql<{ id: string }>`
      insert into escalation_runs (id, number, chain_id, subject_kind, subject_id, title, text, is_test, state, plan, rounds,
        round, step, next_at, started_by, started_at, version, updated_at)
      values (${id}, nextval('escalation_run_numbers'), ${run.chain_id}, ${subject?.kind ?? null}, ${subject?.id ?? null},
        ${run.title}, ${run.text}, ${run.is_test}, 'running', ${JSON.stringify(steps)}::jsonb, ${rounds},
        1, 0, ${now}, ${started_by?.id ?? null}, ${now}, 1, ${now})
      on conflict (chain_id, subject_kind, subject_id) where state in ('running', 'exhausted') and subject_id is not null
      do nothing returning id`.execute(within(em));
    if (rows.length === 0) return this.openRun(em, run.chain_id, subject);
    const row = await em.findOneOrFail(EscalationRunRow, { id });
    this.entries.add(em, row, 'started', { actor_id: started_by?.id ?? null, at: now });
    await this.steps.begin(em, row);
    await this.trail.record(em, {
      action: 'escalation.changed',
      actor: started_by,
      subject_id: null,
      details: { id, transition: 'start', chain_id: run.chain_id, is_test: run.is_test },
    });
    this.events.changed(em, 'run', id);
    return id;
  }

  acknowledge(user: CurrentUser, id: string, note: string | null, way: AcknowledgedBy): Promise<EscalationRunDetail> {
    return this.move(user, id, 'acknowledge', note, undefined, (run) => {
      run.acknowledged_way = way;
    });
  }

  stop(user: CurrentUser, id: string, reason: string, ifMatch?: string): Promise<EscalationRunDetail> {
    return this.move(user, id, 'stop', reason, ifMatch);
  }

  async stopAbout(em: EntityManager, user: CurrentUser, subject: RunSubject, reason: string): Promise<void> {
    for (const run of await this.openAbout(em, subject)) {
      await this.workflow.move(em, user, run, { name: 'stop', note: reason });
      await this.workflow.changed(em, run);
    }
  }

  /** The open runs about something, locked in the order of their ids. */
  openAbout(em: EntityManager, { kind, id }: RunSubject): Promise<EscalationRunRow[]> {
    const open = { subject_kind: kind, subject_id: id, state: { $in: ['running' as const, 'exhausted' as const] } };
    return em.find(EscalationRunRow, open, { ...FOR_UPDATE, orderBy: { id: 'asc' } });
  }

  again(user: CurrentUser, id: string, ifMatch?: string): Promise<EscalationRunDetail> {
    return this.move(user, id, 'again', null, ifMatch);
  }

  private move(
    user: CurrentUser,
    id: string,
    name: EscalationRunTransition,
    note: string | null,
    ifMatch?: string,
    prepare: (run: EscalationRunRow) => void = () => undefined,
  ): Promise<EscalationRunDetail> {
    return this.database.write(async (em) => {
      await this.workflow.change(em, user, id, ifMatch, async (run) => {
        await this.refuseEnded(em, run);
        prepare(run);
        await this.workflow.move(em, user, run, { name, note });
      });
      return this.found(em, user, id);
    });
  }

  /** @throws AppError `already_decided` with who has acknowledged it, `illegal_transition` for one that was stopped */
  private async refuseEnded(em: EntityManager, { state, acknowledged_by }: EscalationRunRow): Promise<void> {
    if (isOpenRun(state)) return;
    if (state !== 'acknowledged') throw new AppError('illegal_transition', messages.over);
    const personOf = await findNames(within(em), [acknowledged_by]);
    throw new AppError('already_decided', messages.answered(acknowledged_by ? personOf(acknowledged_by).name : ''));
  }

  private async openRun(em: EntityManager, chain_id: string | null, subject: RunSubject | null): Promise<string> {
    const row = await em.findOneOrFail(EscalationRunRow, {
      chain_id,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      state: { $in: ['running', 'exhausted'] },
    });
    return row.id;
  }

  private async found(em: EntityManager, user: CurrentUser, id: string): Promise<EscalationRunDetail> {
    const found = await findRun(within(em), user, id);
    if (found === undefined) throw notFound();
    return found;
  }
}

async function isThere(em: EntityManager, { kind, id }: RunSubject): Promise<boolean> {
  const table = kind === 'signal' ? 'signals' : 'incidents';
  return (await within(em).selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
