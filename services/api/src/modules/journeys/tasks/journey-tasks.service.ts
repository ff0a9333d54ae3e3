import { Injectable } from '@nestjs/common';
import {
  type JourneyTask,
  LAST_STAGE,
  taskEndOf,
  type TaskName,
  type TaskOwnerKind,
  type TaskState,
  type TaskSubjectKind,
  patientHref,
} from '@ayana/contracts/journey';
import { notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { refuseReaders } from '../../organisations/index.js';
import { isCaseWorker } from '../case-worker.js';
import { CaseNotices } from '../case-notices.js';
import { factsOf } from '../facts/case-facts.queries.js';
import { JourneyEntries } from '../journey-entries.js';
import { journeyOfPart, lockJourney } from '../lock-journey.js';
import { JOURNEY_MESSAGES as messages } from '../messages.js';
import { readerOf } from '../readers/journey-readers.js';
import { PatientJourneyRow } from '../stages/journey.entity.js';
import { JourneyTaskRow } from './journey-task.entity.js';
import { type JourneyTaskChangeDto, type JourneyTasksQueryDto, type NewJourneyTaskDto } from './journey-tasks.dto.js';
import { findTask, listTasks } from './journey-tasks.queries.js';
import { ownerFault, ownerName, taskFaults } from './task-rules.js';

type TaskFields = Pick<JourneyTaskRow, 'journey_id' | 'stage_number' | 'title' | 'owner_kind'> &
  Partial<Pick<JourneyTaskRow, 'detail' | 'owner_id' | 'due_at' | 'subject_kind' | 'subject_id'>>;

/** A task as code makes it: its name says by its kind what ends it (`TASK_KINDS`). */
export type NewTask = TaskFields & { automation: TaskName };

/** Who ends a task; null for the system. */
interface Doer {
  readonly id: string | null;
}

/** What people are to do on a case. Staff give and change tasks; its owner may finish one. */
@Injectable()
export class JourneyTasks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly entries: JourneyEntries,
    private readonly realtime: Realtime,
    private readonly notices: CaseNotices,
  ) {}

  /** @throws AppError `not_found` for a journey the caller may not open */
  async list(user: CurrentUser, query: JourneyTasksQueryDto): Promise<Page<JourneyTask>> {
    const database = this.database.read();
    if (query.journey_id !== undefined) await readerOf(database, user, query.journey_id);
    return listTasks(database, user, query);
  }

  /** @throws AppError `invalid_fields` for a journey, an assignee or a subject that is not of this case */
  async give(em: EntityManager, user: CurrentUser, form: NewJourneyTaskDto): Promise<JourneyTask> {
    const journey = await em.findOne(PatientJourneyRow, { id: form.journey_id });
    const faults = await taskFaults(within(em), journey, form);
    if (journey === null || faults.length > 0) throw refusedFields(faults);
    const { due_at, stage_number, ...fields } = form;
    const task = await this.insert(em, {
      ...fields,
      stage_number: stage_number ?? Math.min(journey.current_stage + 1, LAST_STAGE),
      due_at: due_at === undefined ? null : new Date(due_at),
    });
    this.addEntry(em, user, task, null);
    if (task.owner_kind === 'patient') await this.notifyPatient(em, journey, task);
    return this.found(em, user, task.id);
  }

  /** Adds a task; null when it was made before, and where what it would ask for has happened or is pointless. */
  async add(em: EntityManager, task: NewTask): Promise<JourneyTaskRow | null> {
    const { journey_id, automation } = task;
    if ((await em.count(JourneyTaskRow, { journey_id, automation })) > 0) return null;
    // Read here: what asks for it may have changed the case just before.
    await em.flush();
    if (taskEndOf(await factsOf(within(em), journey_id), automation) !== null) return null;
    return this.insert(em, task);
  }

  private async insert(em: EntityManager, task: TaskFields & { automation?: TaskName }): Promise<JourneyTaskRow> {
    const now = this.clock.now();
    const row = em.create(JourneyTaskRow, {
      id: this.ids.next(),
      status: 'open',
      ...task,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    await this.publish(em, row);
    return row;
  }

  /**
   * Staff change anything; the patient and assignees finish their own.
   * @throws AppError `not_found`, `not_allowed`, `stale_version`, `invalid_fields`
   */
  change(user: CurrentUser, id: string, form: JourneyTaskChangeDto, ifMatch: string | undefined): Promise<JourneyTask> {
    const { status, title, due_at, owner_kind } = form;
    if (Object.keys(form).length === 0) throw refusedFields([{ field: 'status', message: messages.nothing_to_change }]);
    return this.database.write(async (em) => {
      const journey_id = await journeyOfPart(em, 'journey_tasks', id);
      if (journey_id === null) throw notFound();
      await lockJourney(em, journey_id);
      const task = await em.findOne(JourneyTaskRow, { id }, FOR_UPDATE);
      const seen = await findTask(within(em), user, id);
      if (task === null || seen === undefined) throw notFound();
      const isFinish = status === 'done' && Object.keys(form).length === 1 && task.status !== 'waived';
      if (!isCaseWorker(user) && !(seen.is_own && isFinish)) throw notAllowed();
      await refuseReaders(em, user);
      refuseStale(ifMatch, task.version);
      if (title !== undefined) task.title = title;
      if (due_at !== undefined) task.due_at = due_at === null ? null : new Date(due_at);
      if (owner_kind !== undefined) await this.setOwner(em, user, task, owner_kind, form.owner_id ?? null);
      else if (form.owner_id !== undefined)
        throw refusedFields([{ field: 'owner_id', message: messages.unknown_owner }]);
      if (status !== undefined && status !== task.status) {
        const from = task.status;
        this.setStatus(task, status, user);
        this.addEntry(em, user, task, from);
      }
      await this.changed(em, task);
      return this.found(em, user, id);
    });
  }

  /** Finishes the open tasks of a patient, or of this doctor, that lead to such a thing, because they have done it. */
  async finishOwn(
    em: EntityManager,
    user: CurrentUser,
    journey_id: string,
    subject_kind: TaskSubjectKind,
    owner_kind: 'patient' | 'doctor' = 'patient',
  ): Promise<void> {
    const owner_id = owner_kind === 'patient' ? null : user.id;
    const filter = { journey_id, status: 'open', owner_kind, owner_id, subject_kind } as const;
    for (const task of await em.find(JourneyTaskRow, filter, FOR_UPDATE)) await this.settle(em, user, task, 'done');
  }

  /** Finishes open tasks that automations made, because what they ask for has happened. @param automation its first part */
  async finishMade(
    em: EntityManager,
    journey_id: string,
    automation: string,
    doer: Doer = { id: null },
  ): Promise<void> {
    const filter = { journey_id, status: 'open', automation: { $like: `${automation}%` } } as const;
    for (const task of await em.find(JourneyTaskRow, filter, FOR_UPDATE)) await this.settle(em, doer, task, 'done');
  }

  /** Ends a task as a part of something else that was done. */
  async settle(em: EntityManager, user: Doer, task: JourneyTaskRow, status: 'done' | 'waived'): Promise<void> {
    this.setStatus(task, status, user);
    this.addEntry(em, user, task, 'open');
    await this.changed(em, task);
  }

  /** A task that ended with its case is to be done again. */
  async reopen(em: EntityManager, task: JourneyTaskRow): Promise<void> {
    const from = task.status;
    this.setStatus(task, 'open', { id: null });
    this.addEntry(em, { id: null }, task, from);
    await this.changed(em, task);
  }

  /** Stores a task that was changed as a part of something else. */
  async changed(em: EntityManager, task: JourneyTaskRow): Promise<void> {
    task.version += 1;
    task.updated_at = this.clock.now();
    await em.flush();
    await this.publish(em, task);
  }

  /** Gives a task to someone else, who reads it from now on; who had it before reads it no longer. */
  private async setOwner(
    em: EntityManager,
    user: CurrentUser,
    task: JourneyTaskRow,
    owner_kind: TaskOwnerKind,
    owner_id: string | null,
  ): Promise<void> {
    if (task.owner_kind === owner_kind && (task.owner_id ?? null) === owner_id) return;
    const fault = await ownerFault(within(em), { journey_id: task.journey_id, owner_kind, owner_id });
    if (fault !== null) throw refusedFields([fault]);
    const before = task.owner_id ?? null;
    task.owner_kind = owner_kind;
    task.owner_id = owner_id;
    const name = await ownerName(within(em), task);
    this.addEntry(em, user, task, task.status, name === null ? task.title : messages.task_given(task.title, name));
    if (before !== null) await this.publish(em, { id: task.id, journey_id: task.journey_id, owner_id: before });
    if (owner_kind === 'patient')
      await this.notifyPatient(em, await em.findOneOrFail(PatientJourneyRow, { id: task.journey_id }), task);
  }

  private notifyPatient(em: EntityManager, journey: PatientJourneyRow, { title }: JourneyTaskRow): Promise<void> {
    return this.notices.toPatient(em, journey, { kind: 'task', path: patientHref('home') }, () => ({
      title: messages.task_title,
      message: title,
    }));
  }

  private setStatus(task: JourneyTaskRow, status: TaskState, { id }: Doer): void {
    task.status = status;
    task.done_by = status === 'open' ? null : id;
    task.done_at = status === 'open' ? null : this.clock.now();
  }

  private addEntry(
    em: EntityManager,
    { id }: Doer,
    task: JourneyTaskRow,
    from: TaskState | null,
    text = task.title,
  ): void {
    this.entries.add(em, {
      journey_id: task.journey_id,
      event: 'task',
      visibility: 'internal',
      actor_id: id,
      stage_number: task.stage_number,
      from_state: from,
      to_state: task.status,
      text,
    });
  }

  private async found(em: EntityManager, user: CurrentUser, id: string): Promise<JourneyTask> {
    await em.flush();
    const task = await findTask(within(em), user, id);
    if (task === undefined) throw notFound();
    return task;
  }

  /** To the staff, the patient and the owner. */
  private async publish(
    em: EntityManager,
    { id, journey_id, owner_id }: Pick<JourneyTaskRow, 'id' | 'journey_id' | 'owner_id'>,
  ): Promise<void> {
    const people = await within(em)
      .selectFrom('patient_journeys')
      .select('patient_id as user_id')
      .where('id', '=', journey_id)
      .$if(owner_id !== null && owner_id !== undefined, (query) =>
        query.union(
          within(em)
            .selectFrom('partner_members')
            .select('user_id')
            .where('partner_id', '=', owner_id ?? null),
        ),
      )
      .execute();
    const user_ids = [...people.map(({ user_id }) => user_id), ...(owner_id ? [owner_id] : [])];
    this.realtime.publish(em, { type: 'tasks.changed', data: { journey_id, id } }, { entry: 'case_work', user_ids });
  }
}
