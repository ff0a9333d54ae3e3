import type { TravelLeg, TravelLegKind } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { AssignmentRow } from '../../work/index.js';
import {
  JOURNEY_MESSAGES as messages,
  journeyOfPart,
  JourneyTasks,
  lockOpenJourney,
  type PatientJourneyRow,
  readerOf,
  TravelLegRow,
} from '../../journeys/index.js';
import { checkLegTimes, LegChanges, readLeg } from './leg-changes.js';
import { TravelEvents } from './travel-events.js';
import type { NewTravelLegDto, TravelLegChangeDto } from './travel.dto.js';
import { TripChanges } from './trip-changes.js';
import { legsFor } from './travel.queries.js';

/** The first part of the name of tasks to check a flight that the patient reported; the flight follows. */
export const reportTask = <Rest extends string>(kind: TravelLegKind, rest: Rest) =>
  kind === 'return_flight' ? (`return_report.${rest}` as const) : (`flight_report.${rest}` as const);

const dateOr = (value: string | null | undefined): Date | null => (value == null ? null : new Date(value));

/** The parts of a trip. Staff keep them; the patient, companions and carriers read what they may. */
@Injectable()
export class TravelLegs {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly events: TravelEvents,
    private readonly changes: LegChanges,
    private readonly trip: TripChanges,
    private readonly tasks: JourneyTasks,
  ) {}

  async list(user: CurrentUser, journeyId: string): Promise<{ items: TravelLeg[] }> {
    const database = this.database.read();
    return { items: await legsFor(database, await readerOf(database, user, journeyId)) };
  }

  async add(em: EntityManager, user: CurrentUser, form: NewTravelLegDto): Promise<TravelLeg> {
    const journey = await lockOpenJourney(em, form.journey_id);
    await this.refuseUnknown(em, journey.id, form.assignment_id);
    return this.create(em, journey, form, user.id);
  }

  /** Adds a part to a journey that is locked. @param actorId null for the system */
  async create(
    em: EntityManager,
    journey: PatientJourneyRow,
    form: NewTravelLegDto,
    actorId: string | null,
  ): Promise<TravelLeg> {
    const now = this.clock.now();
    const row = em.create(TravelLegRow, {
      id: this.ids.next(),
      journey_id: form.journey_id,
      kind: form.kind,
      from_place: form.from_place,
      to_place: form.to_place,
      to_address: form.to_address,
      zone: form.zone,
      end_zone: form.end_zone,
      reference: form.reference,
      assignment_id: form.assignment_id,
      contact_name: form.contact_name,
      contact_phone: form.contact_phone,
      vehicle: form.vehicle,
      room: form.room,
      time_known: form.time_known ?? true,
      starts_at: new Date(form.starts_at),
      ends_at: dateOr(form.ends_at),
      status: form.status ?? 'planned',
      version: 1,
      created_at: now,
      updated_at: now,
    });
    // Nobody is there to be asked about what the system plans.
    if (actorId !== null) checkLegTimes(row, null, now);
    await em.flush();
    const leg = readLeg(row);
    const moved = await this.trip.follow(em, journey, null, leg);
    await this.events.changed(em, journey, leg, 'leg_added', actorId, moved);
    await this.events.publish(em, journey, leg);
    return leg;
  }

  /** By the staff. Partners book their own (`LegBookings`). */
  change(user: CurrentUser, id: string, form: TravelLegChangeDto, ifMatch: string | undefined): Promise<TravelLeg> {
    return this.database.write(async (em) => {
      const journeyId = await journeyOfPart(em, 'travel_legs', id);
      if (journeyId === null) throw notFound();
      const journey = await lockOpenJourney(em, journeyId);
      const row = await this.changes.lock(em, id);
      refuseStale(ifMatch, row.version);
      await this.refuseUnknown(em, journey.id, form.assignment_id);
      const leg = await this.changes.apply(em, journey, row, form, { id: user.id, isPartner: false });
      // Who changes a flight has looked at what the patient reported of it.
      await this.tasks.finishMade(em, journeyId, reportTask(leg.kind, id));
      return leg;
    });
  }

  private async refuseUnknown(em: EntityManager, journey_id: string, id: string | null | undefined): Promise<void> {
    if (id == null) return;
    if ((await em.count(AssignmentRow, { id, journey_id })) === 0)
      throw refusedFields([{ field: 'assignment_id', message: messages.leg_assignment }]);
  }
}
