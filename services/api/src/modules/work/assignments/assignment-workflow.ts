import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ACTIVE_ASSIGNMENT_STATES,
  ASSIGNMENT_KIND_NAMES,
  ASSIGNMENT_KINDS,
  ASSIGNMENT_WORKFLOWS,
  type AssignmentKind,
  type AssignmentState,
  type AssignmentStep,
  meetsTraveller,
} from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { notFound } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { type Moved, Workflows } from '../../../platform/workflow/workflow.js';
import { AuditTrail } from '../../activity/index.js';
import {
  beginTravellerThread,
  CasesGateway,
  JOURNEY_MESSAGES as messages,
  JourneyEntries,
  journeyOfPart,
  JourneyTasks,
  LETTER_TASK,
  lockJourney,
  lockJourneysOf,
  readersOf,
} from '../../journeys/index.js';
import { NeedChanges, NeedFollowers } from '../../resources/index.js';
import { cancelOrdersOf } from '../orders/cancel-orders.js';
import { receiveOrderOf } from '../orders/receive-orders.js';
import { AssignmentGrants } from './assignment-grants.js';
import { AssignmentNotices } from './assignment-notices.js';
import { AssignmentRow } from './assignment.entity.js';

/** Hospitals that are asked for a quote at least. */
const QUOTES_MIN = 2;
/** The first part of the name of the tasks about an assignment whose time ran out. */
export const lapseTask = ({ id }: { id: string }) => `lapsed.${id}.` as const;

type States = Workflows<AssignmentRow, AssignmentState, AssignmentStep>;
type AssignmentMoved = Moved<AssignmentState, AssignmentStep>;

/** The states of assignments, by the table of their kind, with their grants, timeline, audit trail and events. */
@Injectable()
export class AssignmentWorkflow implements OnModuleInit {
  private readonly byKind: ReadonlyMap<AssignmentKind, States>;

  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly entries: JourneyEntries,
    private readonly grants: AssignmentGrants,
    private readonly trail: AuditTrail,
    private readonly realtime: Realtime,
    private readonly database: Database,
    private readonly viewers: CasesGateway,
    private readonly tasks: JourneyTasks,
    private readonly needs: NeedChanges,
    private readonly followers: NeedFollowers,
    private readonly notices: AssignmentNotices,
  ) {
    this.byKind = new Map(ASSIGNMENT_KINDS.map((kind) => [kind, this.statesOf(kind)]));
  }

  onModuleInit(): void {
    this.followers.follow(async (em, { id, state }) => {
      if (state !== 'closed') return;
      const asked = await em.find(AssignmentRow, { need_id: id, status: 'offered' }, FOR_UPDATE);
      // Nobody is asked for what is not needed any more.
      for (const row of asked) await this.end(em, row, 'cancelled', null);
    });
  }

  /** The journey first, as a stage update does: two transactions of one journey never wait for each other in a circle. */
  async lock(em: EntityManager, id: string): Promise<AssignmentRow | null> {
    const journey_id = await journeyOfPart(em, 'assignments', id);
    if (journey_id === null) return null;
    await lockJourney(em, journey_id);
    return em.findOne(AssignmentRow, { id }, FOR_UPDATE);
  }

  of(kind: AssignmentKind): States {
    const states = this.byKind.get(kind);
    if (states === undefined) throw notFound();
    return states;
  }

  /**
   * Takes back all open work of a journey that is closed, or of an assignee who is gone, with the papers it was granted.
   * @param actor_id null for the system
   * @returns what was taken back
   */
  async cancelAll(
    em: EntityManager,
    of: { journey_id: string } | { assignee_user_id: string } | { partner_id: string },
    actor_id: string | null,
  ): Promise<AssignmentRow[]> {
    // The journeys first, as everyone who changes their work does.
    if ('assignee_user_id' in of) await lockJourneysOf(em, ['assignee_user_id', of.assignee_user_id]);
    if ('partner_id' in of) await lockJourneysOf(em, ['partner_id', of.partner_id]);
    const open = await em.find(
      AssignmentRow,
      { ...of, status: { $in: ['offered', 'accepted'] } },
      { ...FOR_UPDATE, orderBy: { id: 1 } },
    );
    for (const row of open) await this.end(em, row, 'cancelled', actor_id);
    return open;
  }

  /** Ends open work because what it asked for was done elsewhere: an opinion was signed. */
  async finish(em: EntityManager, id: string, actor_id: string): Promise<void> {
    const row = await this.lock(em, id);
    if (row === null || (row.status !== 'offered' && row.status !== 'accepted')) return;
    await this.end(em, row, 'done', actor_id);
  }

  /** Takes work back because what it asks for is not wanted any more. @param how its cause sends a mail that says why */
  async takeBack(em: EntityManager, id: string, actor_id: string, how: { own_mail?: boolean } = {}): Promise<void> {
    const row = await this.lock(em, id);
    if (row === null || (row.status !== 'offered' && row.status !== 'accepted')) return;
    await this.end(em, row, 'cancelled', actor_id, how);
  }

  private async end(
    em: EntityManager,
    row: AssignmentRow,
    to: 'done' | 'cancelled',
    actor_id: string | null,
    how: { own_mail?: boolean } = {},
  ): Promise<void> {
    const from = row.status;
    row.status = to;
    row.version += 1;
    row.updated_at = this.clock.now();
    await this.close(em, row, null);
    this.addEntry(em, row, { actor_id, from, note: null });
    await em.flush();
    if (to === 'cancelled') await this.notices.notNeeded(em, row, { actor_id, ...how });
    await this.publish(em, row);
    await this.followNeed(em, row, actor_id);
  }

  /** The need that the work is for is met by it, or not any more. */
  async followNeed(em: EntityManager, { need_id }: AssignmentRow, actor_id: string | null): Promise<void> {
    if (!need_id) return;
    await em.flush();
    await this.needs.followWork(em, need_id, actor_id === null ? null : { id: actor_id, role: null });
  }

  /** To the staff, the patient, and the assignee. @param isOver the assignee sees nothing of the case any more */
  async publish(
    em: EntityManager,
    { id, journey_id, ...row }: AssignmentRow,
    isOver = !ACTIVE_ASSIGNMENT_STATES.some((state) => state === row.status),
  ): Promise<void> {
    const database = within(em);
    const { patient_id } = await database
      .selectFrom('patient_journeys')
      .select('patient_id')
      .where('id', '=', journey_id)
      .executeTakeFirstOrThrow();
    const members = row.partner_id
      ? await database
          .selectFrom('partner_members')
          .select('user_id')
          .where('partner_id', '=', row.partner_id)
          .execute()
      : [];
    const assignees = [
      ...(row.assignee_user_id ? [row.assignee_user_id] : []),
      ...members.map(({ user_id }) => user_id),
    ];
    if (isOver) await this.endViewing(em, journey_id, assignees);
    // Also those who had it hear that it is over, so that an open page closes at once; the event has nothing but ids they know.
    const user_ids = [patient_id, ...assignees];
    const data = { journey_id, id };
    this.realtime.publish(em, { type: 'assignments.updated', data }, { entry: 'case_work', user_ids });
  }

  /** Those who no longer see the case leave its room: who else has it open is not for them any more. */
  async endViewing(em: EntityManager, journey_id: string, userIds: readonly string[]): Promise<void> {
    const still = new Set(await readersOf(within(em), journey_id, 'treatment'));
    const gone = userIds.filter((id) => !still.has(id));
    this.database.afterCommit(em, () => void this.viewers.end(journey_id, gone).catch(() => undefined));
  }

  /** A line for the staff; the patient reads the assignments themselves. */
  addEntry(
    em: EntityManager,
    row: AssignmentRow,
    line: { actor_id: string | null; from: AssignmentState | null; note: string | null },
  ): void {
    this.entries.add(em, {
      journey_id: row.journey_id,
      event: 'assignment',
      visibility: 'internal',
      actor_id: line.actor_id,
      from_state: line.from,
      to_state: row.status,
      text: inLanguage(ENGLISH.tag, () => messages.assignment_line(ASSIGNMENT_KIND_NAMES[row.kind], line.note)),
    });
  }

  private statesOf(kind: AssignmentKind): States {
    return new Workflows<AssignmentRow, AssignmentState, AssignmentStep>({
      clock: this.clock,
      transitions: ASSIGNMENT_WORKFLOWS[kind],
      lock: (em, _actor, id) => this.lock(em, id),
      stateOf: ({ status }) => status,
      enter: (em, row, moved) => this.enter(em, row, moved),
      addEntry: (em, row, { from, actor, note }) => this.addEntry(em, row, { actor_id: actor.id, from, note }),
      audit: (em, { id }, moved) => this.trail.recordMove(em, 'journey.changed', id, moved),
      publish: (em, row) => this.publish(em, row),
    });
  }

  private async enter(em: EntityManager, row: AssignmentRow, { to, note, actor }: AssignmentMoved): Promise<void> {
    const now = this.clock.now();
    row.status = to;
    if (to === 'accepted') {
      Object.assign(row, { accepted_at: now, lapsed_at: null });
      await this.answered(em, row);
      await em.flush();
      if (meetsTraveller(row.kind))
        await beginTravellerThread(within(em), this.ids, { id: row.id, journey_id: row.journey_id, created_at: now });
      // Some work shows its papers only now.
      await this.grants.give(em, row);
      await receiveOrderOf(em, this.realtime, row, now);
    } else await this.close(em, row, to === 'declined' ? note : null);
    if (to === 'cancelled') await this.notices.notNeeded(em, row, { actor_id: actor.id });
    await this.followNeed(em, row, actor.id);
  }

  /** Work that was declined or taken back shows nothing any more; how long finished work does, `AccessEnds` says. */
  private async close(em: EntityManager, row: AssignmentRow, declinedReason: string | null): Promise<void> {
    row.closed_at = this.clock.now();
    row.declined_reason = declinedReason;
    await this.answered(em, row);
    if (row.status !== 'done') await this.grants.end(em, row);
    if (row.status === 'cancelled') await cancelOrdersOf(em, row, row.closed_at);
  }

  /** Nobody has to find someone any more for work that is given: what asked for it is done, no matter who gave it. */
  async given(em: EntityManager, { journey_id, kind, partner_hospital_id }: AssignmentRow): Promise<void> {
    const active = { journey_id, kind, status: { $in: [...ACTIVE_ASSIGNMENT_STATES] } };
    if (kind === 'opinion') await this.tasks.finishMade(em, journey_id, 'ask_opinion');
    if (kind === 'referral' && (await em.count(AssignmentRow, active)) >= QUOTES_MIN)
      await this.tasks.finishMade(em, journey_id, 'ask_quotes');
    if (kind === 'visa_support' && partner_hospital_id) await this.tasks.finishMade(em, journey_id, LETTER_TASK);
    const before = await em.find(AssignmentRow, { journey_id, kind, status: 'cancelled' });
    for (const { id } of before) await this.tasks.finishMade(em, journey_id, `came_back.${id}`);
  }

  /** Nobody has to ask any more where the answer or the work is. */
  answered(em: EntityManager, row: AssignmentRow): Promise<void> {
    return this.tasks.finishMade(em, row.journey_id, lapseTask(row));
  }
}
