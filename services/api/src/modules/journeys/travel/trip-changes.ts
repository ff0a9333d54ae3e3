import type { TravelLeg } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import { AssignmentWorkflow } from '../assignments/assignment-workflow.js';
import { AssignmentRow } from '../assignments/assignment.entity.js';
import { CheckInRow } from '../check-ins/check-in.entity.js';
import { planCheckIns } from '../check-ins/plan-check-ins.js';
import { FamilyMails } from '../people/family-mails.js';
import type { PatientJourneyRow } from '../stages/journey.entity.js';
import { JourneyTaskRow } from '../tasks/journey-task.entity.js';
import { JourneyTasks } from '../tasks/journey-tasks.service.js';
import { TravelEvents } from './travel-events.js';
import { TravelLegRow } from './travel-leg.entity.js';
import { legOf } from './travel.queries.js';
import {
  admissionOf,
  ARRIVAL_TASKS,
  ARRIVAL_WATCH,
  arrivalOf,
  dueBefore,
  flightOf,
  meetBy,
  returnDayOf,
  TRIP_TASK_PREFIX,
  TRIP_TASKS,
  type TripTask,
} from './trip-plan.js';

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
  ) {}

  /** @param before null for a part that is new; the journey is locked */
  async follow(em: EntityManager, journey: PatientJourneyRow, before: TravelLeg | null, leg: TravelLeg): Promise<void> {
    const kinds = new Set([leg.kind, before?.kind]);
    const isMoved =
      before === null ||
      before.kind !== leg.kind ||
      before.starts_at !== leg.starts_at ||
      before.ends_at !== leg.ends_at ||
      (before.status === 'cancelled') !== (leg.status === 'cancelled');
    if (isMoved && kinds.has('flight') && before !== null) await this.movePickup(em, journey, before);
    if (isMoved && (kinds.has('flight') || kinds.has('admission'))) await this.moveTasks(em, journey.id);
    if (isMoved && kinds.has('return_flight')) await this.moveCheckIns(em, journey);
    if (leg.status === 'done' && before?.status !== 'done' && (await isArrival(em, leg))) {
      await this.tasks.finishMade(em, journey.id, ARRIVAL_WATCH);
      await this.family.tell(em, journey, 'arrived');
    }
  }

  private async moveTasks(em: EntityManager, journey_id: string): Promise<void> {
    const now = this.clock.now();
    const [admission, flight] = [await admissionOf(em, journey_id), await flightOf(em, journey_id)];
    const open = await em.find(JourneyTaskRow, { journey_id, status: 'open', automation: { $ne: null } });
    for (const task of open) {
      const { automation } = task;
      const planned = (Object.keys(TRIP_TASKS) as TripTask[]).find((name) => automation === TRIP_TASK_PREFIX + name);
      const isArrivalTask = ARRIVAL_TASKS.some((name) => name === automation);
      const due_at =
        planned !== undefined && admission !== null
          ? dueBefore(admission, planned, now)
          : isArrivalTask && (flight !== null || admission !== null)
            ? meetBy(flight, admission, now)
            : null;
      if (due_at === null || due_at.getTime() === task.due_at?.getTime()) continue;
      task.due_at = due_at;
      await this.tasks.changed(em, task);
    }
  }

  /** A pickup at the time a flight landed follows it, with the work it was handed out as. */
  private async movePickup(em: EntityManager, journey: PatientJourneyRow, before: TravelLeg): Promise<void> {
    const flight = await flightOf(em, journey.id);
    if (flight === null || flight.id !== before.id) return;
    const [then, at] = [new Date(before.ends_at ?? before.starts_at), arrivalOf(flight)];
    if (then.getTime() === at.getTime()) return;
    const now = this.clock.now();
    const pickups = await em.find(TravelLegRow, {
      journey_id: journey.id,
      kind: 'pickup',
      starts_at: then,
      status: { $in: ['planned', 'booked'] },
    });
    for (const pickup of pickups) {
      Object.assign(pickup, { starts_at: at, ends_at: null, version: pickup.version + 1, updated_at: now });
      await em.flush();
      const leg = legOf(pickup as Parameters<typeof legOf>[0]);
      await this.events.changed(em, journey, leg, 'leg_changed', null);
      await this.events.publish(em, journey, leg);
      const work = pickup.assignment_id ? await em.findOne(AssignmentRow, { id: pickup.assignment_id }) : null;
      if (work === null || work.closed_at != null) continue;
      Object.assign(work, { due_at: at, lapsed_at: null, version: work.version + 1, updated_at: now });
      await em.flush();
      await this.assignments.publish(em, work);
    }
  }

  /** Those the patient has not been asked yet. */
  private async moveCheckIns(em: EntityManager, journey: PatientJourneyRow): Promise<void> {
    const day = await returnDayOf(em, journey.id);
    if (day === null || (await em.count(CheckInRow, { journey_id: journey.id })) === 0) return;
    await planCheckIns(em, { clock: this.clock, ids: this.ids }, journey, day);
  }
}

/** The last flight, or being met after it. */
async function isArrival(em: EntityManager, leg: TravelLeg): Promise<boolean> {
  if (leg.kind === 'pickup') return true;
  return leg.kind === 'flight' && (await flightOf(em, leg.journey_id))?.id === leg.id;
}
