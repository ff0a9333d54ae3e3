import { Injectable } from '@nestjs/common';
import {
  arrivalOf,
  type Assignment,
  assignmentClock,
  ASSIGNMENT_WORKFLOWS,
  clocksFor,
  OPEN_ASSIGNMENT_STATES,
  type AssignmentCandidate,
  type AssignmentState,
  type AssignmentStep,
  type AssignmentDetail,
} from '@ayana/contracts/journey';
import { stepBetween } from '@ayana/contracts/workflow';
import { AppError, notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { REFUSAL_MESSAGES } from '../../../platform/http/problems/messages.js';
import { refuseReaders } from '../../organisations/index.js';
import {
  admissionOf,
  beginAssignmentThread,
  flightOf,
  isCaseWorker,
  isChosen,
  isOfHospital,
  JOURNEY_MESSAGES as messages,
  readerOf,
} from '../../journeys/index.js';
import { RecordAccesses } from '../../records/index.js';
import { assignmentCandidates } from './assignment-candidates.js';
import type { AssignmentCandidatesQueryDto } from './assignment-candidates.dto.js';
import { ResourceNeedRow } from '../../resources/index.js';
import { AssignmentGrants } from './assignment-grants.js';
import { WorkOpenings } from '../own-work/work-openings.service.js';
import { AssignmentNotices } from './assignment-notices.js';
import { assigneeOf } from './assignment-rules.js';
import { AssignmentWorkflow } from './assignment-workflow.js';
import { AssignmentRow } from './assignment.entity.js';
import { type AssignmentChangeDto, type AssignmentsQueryDto, type NewAssignmentDto } from './assignments.dto.js';
import { findAssignment, listAssignments } from './assignments.queries.js';
import { hasOpenOrder } from '../orders/cancel-orders.js';

/** Work as code gives it; its assignee is known to exist. */
export type NewAssignment = Pick<AssignmentRow, 'journey_id' | 'kind' | 'brief'> &
  Partial<
    Pick<AssignmentRow, 'assignee_user_id' | 'partner_id' | 'partner_hospital_id' | 'due_at' | 'created_by' | 'need_id'>
  >;

/** Work on a case that is handed to a doctor or a partner. */
@Injectable()
export class Assignments {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly workflow: AssignmentWorkflow,
    private readonly grants: AssignmentGrants,
    private readonly notices: AssignmentNotices,
    private readonly accesses: RecordAccesses,
    private readonly openings: WorkOpenings,
  ) {}

  /** @throws AppError `not_found` for a journey the caller may not open */
  async list(user: CurrentUser, query: AssignmentsQueryDto): Promise<Page<Assignment>> {
    const database = this.database.read();
    if (query.journey_id !== undefined) await readerOf(database, user, query.journey_id);
    return listAssignments(database, user, query);
  }

  candidates(query: AssignmentCandidatesQueryDto): Promise<AssignmentCandidate[]> {
    return assignmentCandidates(this.database.read(), query);
  }

  /** The reading is written down: an assignment shows what its work needs of the journey. */
  async detail(user: CurrentUser, id: string): Promise<AssignmentDetail> {
    const database = this.database.read();
    const detail = await findAssignment(database, user, id, this.clock.now());
    if (detail === undefined) throw notFound();
    if (detail.facts !== null) {
      const reader = await readerOf(database, user, detail.journey_id);
      // Who has several pieces of work on it opens it for this one.
      const assignments = reader.assignments.filter((work) => work.id === id);
      await this.accesses.recordReading(user, { ...reader, assignments }, 'journey');
      if (assignments.length > 0) await this.openings.opened(user, detail);
    }
    return detail;
  }

  /** @throws AppError `invalid_fields` for a journey that is not open, or an assignee this work cannot be given to */
  async give(em: EntityManager, user: CurrentUser, form: NewAssignmentDto): Promise<AssignmentDetail> {
    const { journey_id, kind, brief, due_at, need_id } = form;
    if (need_id !== undefined) await refuseOtherNeed(em, form, need_id);
    const assignee = await assigneeOf(within(em), form);
    const { id } = await this.add(em, {
      ...assignee,
      journey_id,
      kind,
      brief,
      ...(need_id === undefined ? {} : { need_id }),
      ...(due_at === undefined ? {} : { due_at: new Date(due_at) }),
      created_by: user.id,
    });
    return this.found(em, user, id);
  }

  /**
   * Hands out work: its clocks, the grants it needs, the timeline, the mail to the assignee and the event.
   * @param note for the staff, on the timeline
   */
  async add(em: EntityManager, assignment: NewAssignment, note: string | null = null): Promise<AssignmentRow> {
    const now = this.clock.now();
    const { journey_id, kind, due_at } = assignment;
    const row = em.create(AssignmentRow, {
      id: this.ids.next(),
      status: 'offered',
      ...assignment,
      ...clocksFor(kind, now, await tripOf(em, journey_id), due_at),
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    await refuseHospitalsVisaWork(em, row);
    await beginAssignmentThread(within(em), this.ids, row);
    await this.grants.give(em, row);
    await this.workflow.given(em, row);
    this.workflow.addEntry(em, row, { actor_id: row.created_by ?? null, from: null, note });
    await this.notices.given(em, row);
    await this.workflow.publish(em, row);
    await this.workflow.followNeed(em, row, row.created_by ?? null);
    return row;
  }

  /**
   * The assignee accepts, declines and finishes; staff do any of it for them, cancel, and change the brief and the time.
   * @throws AppError `not_found`, `not_allowed`, `stale_version`, `illegal_transition`, `invalid_fields`
   */
  change(
    user: CurrentUser,
    id: string,
    form: AssignmentChangeDto,
    ifMatch: string | undefined,
  ): Promise<AssignmentDetail> {
    return this.database.write(async (em) => {
      const row = await this.workflow.lock(em, id);
      const seen = await findAssignment(within(em), user, id, this.clock.now());
      if (row === null || seen === undefined) throw notFound();
      // The patient sees that it exists.
      if (seen.facts === null) throw notAllowed();
      await refuseReaders(em, user);
      refuseStale(ifMatch, row.version);
      if (await this.edit(em, user, row, form)) await this.notices.changed(em, row, user.id);
      const states = this.workflow.of(row.kind);
      if (form.status === 'done' && (await hasOpenOrder(em, row)))
        throw new AppError('illegal_transition', messages.order_is_open);
      if (form.status !== undefined)
        await states.move(em, user, row, { name: stepTo(row, form.status), note: reasonOf(form) });
      await states.changed(em, row);
      return this.found(em, user, id, seen);
    });
  }

  /** @returns whether those who have the work are to hear of it */
  private async edit(
    em: EntityManager,
    user: CurrentUser,
    row: AssignmentRow,
    { status, brief, answer_by, due_at }: AssignmentChangeDto,
  ): Promise<boolean> {
    if (brief === undefined && due_at === undefined && answer_by === undefined) {
      if (status === undefined) throw refusedFields([{ field: 'status', message: messages.nothing_to_change }]);
      return false;
    }
    if (!isCaseWorker(user)) throw notAllowed();
    const isOpen = OPEN_ASSIGNMENT_STATES.some((state) => state === row.status);
    if (brief !== undefined) row.brief = brief;
    if (due_at === undefined && answer_by === undefined) return isOpen;
    const now = this.clock.now();
    setClocks(row, timeOf(answer_by), timeOf(due_at), now);
    const { ends_at } = assignmentClock(shownTimes(row), now) ?? {};
    if (row.lapsed_at == null || (ends_at !== undefined && ends_at <= now)) return isOpen;
    // There is time again.
    row.lapsed_at = null;
    await this.workflow.answered(em, row);
    return isOpen;
  }

  /** @param last what the caller saw before: an assignee who declines reads it for the last time */
  private async found(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    last?: AssignmentDetail,
  ): Promise<AssignmentDetail> {
    await em.flush();
    const detail = await findAssignment(within(em), user, id, this.clock.now());
    if (detail !== undefined) return detail;
    const row = await em.findOneOrFail(AssignmentRow, { id });
    if (last === undefined) throw notFound();
    return Object.assign(last, { status: row.status, version: row.version, steps: [], facts: null });
  }
}

/** @throws AppError `invalid_fields` for anything but a car that this case still needs */
async function refuseOtherNeed(em: EntityManager, { journey_id, kind }: NewAssignmentDto, id: string): Promise<void> {
  const need = await em.findOne(ResourceNeedRow, { id, journey_id, kind: 'vehicle' });
  if (kind !== 'transport' || need === null || need.state === 'closed')
    throw refusedFields([{ field: 'need_id', message: messages.need_of_other }]);
}

/**
 * A hospital gets no visa work: it is asked for its letter, by its own name and once it is chosen.
 * @throws AppError `invalid_fields`
 */
async function refuseHospitalsVisaWork(
  em: EntityManager,
  { id, kind, partner_hospital_id }: AssignmentRow,
): Promise<void> {
  if (kind !== 'visa_support' || !(await isOfHospital(within(em), id))) return;
  if (partner_hospital_id == null)
    throw refusedFields([{ field: 'partner_id', message: messages.visa_work_of_hospital }]);
  if (!(await isChosen(within(em), id)))
    throw refusedFields([{ field: 'partner_hospital_id', message: messages.visa_work_early }]);
}

const timeOf = (text: string | null | undefined): Date | null | undefined =>
  typeof text === 'string' ? new Date(text) : text;

/** More time to be done is more time to answer, where that was over or ended with it; and an answer is never due after the work. */
function setClocks(
  row: AssignmentRow,
  answer_by: Date | null | undefined,
  due_at: Date | null | undefined,
  now: Date,
): void {
  const before = row.answer_by ?? null;
  const isEnded = before !== null && (before <= now || before.getTime() === row.due_at?.getTime());
  if (due_at !== undefined) row.due_at = due_at;
  const until = row.due_at ?? null;
  row.answer_by = answer_by === undefined ? (isEnded ? until : before) : answer_by;
  if (until !== null && row.answer_by !== null && row.answer_by > until) row.answer_by = until;
}

const textOf = (time: Date | null | undefined): string | null => (time ? isoTime(time) : null);
const shownTimes = ({ status, created_at, answer_by, due_at }: AssignmentRow) => ({
  status,
  created_at: isoTime(created_at),
  answer_by: textOf(answer_by),
  due_at: textOf(due_at),
});

/** When the patient arrives: the flight, else the admission; null while nobody knows. */
async function tripOf(em: EntityManager, journey_id: string): Promise<Date | null> {
  const flight = await flightOf(em, journey_id);
  return flight === null ? admissionOf(em, journey_id) : arrivalOf(flight);
}

function stepTo({ kind, status }: AssignmentRow, to: AssignmentState): AssignmentStep {
  const step = stepBetween(ASSIGNMENT_WORKFLOWS[kind], status, to);
  if (step === undefined) throw new AppError('illegal_transition', REFUSAL_MESSAGES.illegal_transition);
  return step;
}

function reasonOf({ status, declined_reason }: AssignmentChangeDto): string | null {
  if (status === 'declined' && declined_reason === undefined)
    throw refusedFields([{ field: 'declined_reason', message: messages.reason_missing }]);
  return declined_reason ?? null;
}
