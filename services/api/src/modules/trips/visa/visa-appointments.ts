import type { TravelLeg } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { PatientJourneyRow } from '../../journeys/index.js';
import { LegChanges, readLeg } from '../travel/leg-changes.js';
import { TravelLegs } from '../travel/travel-legs.service.js';
import type { VisaApplicationRow } from './visa-application.entity.js';
import type { VisaStepDto } from './visa.dto.js';

/** What an appointment did to the trip. */
interface Booked {
  leg_id: string | null;
  /** Whether the patient reads of it as a part of the trip. */
  isAnnounced: boolean;
}

const NOTHING: Booked = { leg_id: null, isAnnounced: false };
const READ_BY_PATIENT = ['starts_at', 'zone', 'to_place', 'status'] as const satisfies readonly (keyof TravelLeg)[];

/** The visit to a visa centre, in one place only: as a part of the trip, where calendars and manifests read it. */
@Injectable()
export class VisaAppointments {
  constructor(
    private readonly legs: TravelLegs,
    private readonly changes: LegChanges,
  ) {}

  /** Books the part of the trip that was planned for it, or adds one. The journey is locked. */
  async book(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    { assignment_id }: VisaApplicationRow,
    { step, starts_at, zone, place }: VisaStepDto,
  ): Promise<Booked> {
    if (step !== 'appoint' || starts_at === undefined || zone === undefined || place === undefined) return NOTHING;
    const change = { starts_at, zone, ends_at: null, to_place: place, status: 'booked' } as const;
    const planned = await within(em)
      .selectFrom('travel_legs')
      .select('id')
      .where('assignment_id', '=', assignment_id)
      .where('kind', '=', 'visa_appointment')
      .where('status', 'in', ['planned', 'booked'])
      .orderBy('starts_at', 'desc')
      .executeTakeFirst();
    if (planned === undefined) {
      const form = { ...change, journey_id: journey.id, kind: 'visa_appointment', assignment_id } as const;
      const { id } = await this.legs.create(em, journey, form, user.id);
      return { leg_id: id, isAnnounced: true };
    }
    const row = await this.changes.lock(em, planned.id);
    const before = readLeg(row);
    const leg = await this.changes.apply(em, journey, row, change, { id: user.id, isPartner: true });
    return { leg_id: leg.id, isAnnounced: READ_BY_PATIENT.some((field) => before[field] !== leg[field]) };
  }
}
