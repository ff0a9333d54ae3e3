import {
  anchorOf,
  arrivalOf,
  dueBefore,
  type FlightKind,
  hangsOnLanding,
  leadsToDeparture,
  meetBy,
  shiftedLeg,
  type TravelLeg,
  type TravelLegKind,
  TRIP_TASKS,
  type TripTask,
} from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import { AssignmentRow, AssignmentWorkflow } from '../../work/index.js';
import { CheckInRow } from '../check-ins/check-in.entity.js';
import { planCheckIns } from '../check-ins/plan-check-ins.js';
import { FamilyMails } from './family-mails.js';
import {
  admissionOf,
  ARRIVAL_TASKS,
  ARRIVAL_WATCH,
  flightOf,
  JourneyTaskRow,
  JourneyTasks,
  type PatientJourneyRow,
  returnDayOf,
  TravelLegRow,
  TRIP_TASK_PREFIX,
} from '../../journeys/index.js';
import { ArrivalNeeds } from './arrival-needs.js';
import { LegPartners } from './leg-partners.js';
import { TravelEvents } from './travel-events.js';
import { legOf } from './travel.queries.js';
import { TripClashes } from './trip-clashes.js';

/** What follows when a part of a trip changes: other dates are counted again from it, and the family hears of the arrival. */
@Injectable()
export class TripChanges {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly tasks: JourneyTasks,
    private readonly assignments: AssignmentWorkflow,
    private readonly events: TravelEvents,
    private readonly family: FamilyMails,
    private readonly partners: LegPartners,
    private readonly clashes: TripClashes,
    private readonly needs: ArrivalNeeds,
  ) {}

  /**
   * @param before null for a part that is new; the journey is locked
   * @returns other parts that moved with it
   */
  async follow(
    em: EntityManager,
    journey: PatientJourneyRow,
    before: TravelLeg | null,
    leg: TravelLeg,
  ): Promise<TravelLeg[]> {
    const kinds = new Set([leg.kind, before?.kind]);
    const isMoved =
      before === null ||
      before.kind !== leg.kind ||
      before.starts_at !== leg.starts_at ||
      before.ends_at !== leg.ends_at ||
      before.time_known !== leg.time_known ||
      (before.status === 'cancelled') !== (leg.status === 'cancelled');
    const moved = isMoved ? await this.moveHanging(em, journey, before, leg) : [];
    if (isMoved && (kinds.has('flight') || kinds.has('admission'))) await this.moveTasks(em, journey.id);
    if (isMoved && kinds.has('return_flight')) await this.moveCheckIns(em, journey);
    if (isMoved && (isFlight(leg.kind) || leg.kind === 'admission')) await this.clashes.watch(em, journey.id);
    if (leg.status === 'done' && before?.status !== 'done' && (await isArrival(em, leg))) {
      await this.tasks.finishMade(em, journey.id, ARRIVAL_WATCH);
      await this.family.tell(em, journey, 'arrived');
    }
    return moved;
  }

  private async moveTasks(em: EntityManager, journey_id: string): Promise<void> {
    const now = this.clock.now();
    const [admission, flight] = [await admissionOf(em, journey_id), await flightOf(em, journey_id)];
    const open = await em.find(JourneyTaskRow, { journey_id, status: 'open', automation: { $ne: null } });
    await this.needs.move(em, journey_id, flight, admission);
    for (const task of open) {
      const { automation } = task;
      const planned = (Object.keys(TRIP_TASKS) as TripTask[]).find((name) => automation === TRIP_TASK_PREFIX + name);
      const isArrivalTask = ARRIVAL_TASKS.some((name) => name === automation);
      const due_at =
        planned !== undefined && admission !== null
          ? dueBefore(admission, planned, now)
          : isArrivalTask && (flight !== null || admission !== null)
            ? meetBy(flight && arrivalOf(flight), admission, now)
            : null;
      if (due_at === null || due_at.getTime() === task.due_at?.getTime()) continue;
      task.due_at = due_at;
      await this.tasks.changed(em, task);
    }
  }

  /** What hangs on a flight follows it, with the work it was handed out as; the family hears of the change. */
  private async moveHanging(
    em: EntityManager,
    journey: PatientJourneyRow,
    before: TravelLeg | null,
    leg: TravelLeg,
  ): Promise<TravelLeg[]> {
    const { kind } = leg;
    if (!isFlight(kind) || (before !== null && before.kind !== kind)) return [];
    const from = before ?? (await this.flightBefore(em, leg));
    if (from === null || !(await isMainFlight(em, leg))) return [];
    const isKnown = leg.time_known && leg.status !== 'cancelled';
    const [then, now] = [anchorOf(kind, from), anchorOf(kind, leg)];
    const by = isKnown ? now.getTime() - then.getTime() : 0;
    if (by === 0 && isKnown === (from.time_known && from.status !== 'cancelled')) return [];
    const admission = kind === 'flight' ? await admissionOf(em, journey.id) : null;
    const rows = await em.find(TravelLegRow, { journey_id: journey.id }, { orderBy: { starts_at: 1, id: 1 } });
    const hanging = rows.filter((row) =>
      kind === 'flight' ? hangsOnLanding(row, then, admission) : leadsToDeparture(row, then),
    );
    const moved: TravelLeg[] = [];
    for (const row of hanging) moved.push(await this.moveOne(em, journey, row, { kind, by, isKnown }));
    if (before !== null || moved.length > 0)
      await this.family.tell(em, journey, 'flight_changed', `:${leg.id}:${leg.version}`);
    return moved;
  }

  /** A new flight in place of one that was cancelled: what waits for a new time is as far from it as from the old one. */
  private async flightBefore(em: EntityManager, { journey_id, kind }: TravelLeg): Promise<TravelLeg | null> {
    if ((await em.count(TravelLegRow, { journey_id, time_known: false })) === 0) return null;
    const [gone] = await em.find(
      TravelLegRow,
      { journey_id, kind, status: 'cancelled' },
      { orderBy: { updated_at: 'desc', id: 'desc' }, limit: 1 },
    );
    return gone === undefined ? null : legOf(gone as Parameters<typeof legOf>[0]);
  }

  private async moveOne(
    em: EntityManager,
    journey: PatientJourneyRow,
    row: TravelLegRow,
    { kind, by, isKnown }: { kind: FlightKind; by: number; isKnown: boolean },
  ): Promise<TravelLeg> {
    const now = this.clock.now();
    const before = legOf(row as Parameters<typeof legOf>[0]);
    const times = shiftedLeg(row, by, kind === 'flight' ? 'landing' : 'departure');
    const isElsewhen = isKnown && (times.starts_at.getTime() !== row.starts_at.getTime() || !row.time_known);
    const hasPartner = await this.partners.has(em, row.assignment_id);
    if (hasPartner && isElsewhen) row.moved_from ??= row.starts_at;
    Object.assign(row, times, { time_known: isKnown, version: row.version + 1, updated_at: now });
    await em.flush();
    const leg = legOf(row as Parameters<typeof legOf>[0]);
    await this.events.moved(em, journey, leg);
    if (!hasPartner) return leg;
    await this.partners.tell(em, before, leg, isKnown ? 'moved' : 'unknown');
    const work = await em.findOne(AssignmentRow, { id: row.assignment_id ?? '' });
    // A clock of its own, such as the time to answer, does not follow the flight.
    if (work === null || work.closed_at != null || work.due_at?.getTime() !== Date.parse(before.starts_at)) return leg;
    Object.assign(work, { due_at: times.starts_at, lapsed_at: null, version: work.version + 1, updated_at: now });
    await em.flush();
    await this.assignments.publish(em, work);
    return leg;
  }

  /** Those the patient has not been asked yet. */
  private async moveCheckIns(em: EntityManager, journey: PatientJourneyRow): Promise<void> {
    const day = await returnDayOf(em, journey.id);
    if (day === null || (await em.count(CheckInRow, { journey_id: journey.id })) === 0) return;
    await planCheckIns(em, { clock: this.clock, ids: this.ids }, journey, day);
  }
}

const isFlight = (kind: TravelLegKind): kind is FlightKind => kind === 'flight' || kind === 'return_flight';

/** Of several flights, the last to India and the first from there count. A cancelled one does while there is no other. */
async function isMainFlight(em: EntityManager, { id, journey_id, kind, status }: TravelLeg): Promise<boolean> {
  const [main] = await em.find(
    TravelLegRow,
    { journey_id, kind, status: { $ne: 'cancelled' } },
    { orderBy: { starts_at: kind === 'flight' ? 'desc' : 'asc', id: 'desc' }, limit: 1 },
  );
  return main === undefined ? status === 'cancelled' : main.id === id;
}

/** The last flight, or being met after it. */
async function isArrival(em: EntityManager, leg: TravelLeg): Promise<boolean> {
  if (leg.kind === 'pickup') return true;
  return leg.kind === 'flight' && (await flightOf(em, leg.journey_id))?.id === leg.id;
}
