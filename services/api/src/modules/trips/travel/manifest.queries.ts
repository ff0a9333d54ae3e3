import {
  flightFor,
  type JourneyFlight,
  manifestMoment,
  type AssignmentKind,
  type AssignmentState,
  type ManifestLine,
  workParts,
} from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { ACCESS_END, assignedTo, OF_HOSPITAL } from '../../journeys/index.js';
import { legOf } from './travel.queries.js';

/** Work that is in a manifest: what was accepted, also once it is done. */
export const ON_THE_ROAD: readonly AssignmentState[] = ['accepted', 'done'];
/** Kinds of work that bring a patient somewhere. */
export const CARRIED: readonly AssignmentKind[] = ['visa_support', 'transport', 'lodging'];

/** The user's own legs of a day, on the clock of each place; of a stay also the days between. */
export async function manifestOf(database: Kysely<Tables>, user: CurrentUser, day: string): Promise<ManifestLine[]> {
  const starts = sql<string>`to_char(leg.starts_at at time zone leg.zone, 'YYYY-MM-DD')`;
  const ends = sql<string>`to_char(coalesce(leg.ends_at, leg.starts_at) at time zone coalesce(leg.end_zone, leg.zone), 'YYYY-MM-DD')`;
  const rows = await database
    .selectFrom('travel_legs as leg')
    .innerJoin('assignments as assignment', 'assignment.id', 'leg.assignment_id')
    .innerJoin('patient_journeys as journey', 'journey.id', 'leg.journey_id')
    .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
    .leftJoin('patient_details as details', 'details.patient_id', 'journey.patient_id')
    .leftJoin('treatment_requests as request', 'request.id', 'journey.treatment_request_id')
    .selectAll('leg')
    .select([
      'assignment.kind as work',
      'assignment.status as work_status',
      OF_HOSPITAL.as('of_hospital'),
      ACCESS_END.as('access_end'),
    ])
    .select(['journey.case_number', 'patient.language', 'details.special_needs', 'request.attendants'])
    .select(sql<string | null>`coalesce(details.passport_name, patient.name)`.as('name'))
    .select([starts.as('first_day'), ends.as('last_day')])
    .where(assignedTo(user))
    .where('assignment.kind', 'in', [...CARRIED])
    .where('assignment.status', 'in', [...ON_THE_ROAD])
    .where('journey.status', '<>', 'closed')
    .where(sql<boolean>`(${starts} = ${day} or (leg.kind = 'lodging' and ${starts} <= ${day} and ${ends} >= ${day}))`)
    .orderBy('leg.starts_at')
    .orderBy('leg.id')
    .execute();
  const flights = await flightsOf(database, [...new Set(rows.map(({ journey_id }) => journey_id))]);
  return rows.map((row): ManifestLine => {
    const parts = new Set(workParts({ ...row, kind: row.work, status: row.work_status }));
    const seen = <T>(part: 'name' | 'party_size' | 'language' | 'special_needs', value: T): T | null =>
      parts.has(part) ? value : null;
    const leg = legOf(row);
    return {
      case_number: row.case_number,
      leg,
      moment: manifestMoment(day, row.first_day, row.last_day),
      name: seen('name', row.name),
      party_size: seen('party_size', row.attendants === null ? null : row.attendants + 1),
      language: seen('language', row.language),
      special_needs: seen('special_needs', row.special_needs),
      flight: row.work === 'transport' ? flightFor(leg, flights) : null,
    };
  });
}

async function flightsOf(database: Kysely<Tables>, journeyIds: readonly string[]): Promise<JourneyFlight[]> {
  if (journeyIds.length === 0) return [];
  const rows = await database
    .selectFrom('travel_legs')
    .selectAll()
    .where('journey_id', 'in', journeyIds)
    .where('kind', 'in', ['flight', 'return_flight'])
    .where('status', '<>', 'cancelled')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const leg = legOf(row);
    const kind = leg.kind === 'flight' ? 'flight' : 'return_flight';
    const [at, zone] =
      kind === 'flight' ? [leg.ends_at ?? leg.starts_at, leg.end_zone ?? leg.zone] : [leg.starts_at, leg.zone];
    const { journey_id, reference, from_place, to_place, time_known } = leg;
    return { journey_id, kind, reference, from_place, to_place, time_known, at, zone };
  });
}
