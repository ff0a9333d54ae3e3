import { type Admission, DISCHARGED_DAYS } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { editorOf } from '../../../platform/database/last-editor.js';
import { notFound } from '../../../platform/app-error.js';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { askedTreatment } from '../../case-register/index.js';
import { assignedTo, readerSeeing } from '../../journeys/index.js';

type Row = Omit<Admission, 'arrival'> & {
  partner_hospital_id: string;
  flight: string | null;
  flight_at: Date | string | null;
  flight_zone: string | null;
  flight_known: boolean | null;
};
export type StoredAdmission = Admission & { partner_hospital_id: string };

/** The hospital’s own day, else that of the letter, of the trip, or the wanted one. Needs `stay`, `quote` and `request`. */
export const EXPECTED_ON = sql<string | null>`to_char(coalesce(stay.expected_on,
        (select letter.admission_on from visa_letters letter where letter.quote_id = quote.id and letter.status = 'valid' limit 1),
        (select min((leg.starts_at at time zone leg.zone)::date) from travel_legs leg
          where leg.journey_id = stay.journey_id and leg.kind = 'admission' and leg.status <> 'cancelled'),
        case when request.preferred_from >= (stay.created_at at time zone ${INDIA_ZONE})::date then request.preferred_from end),
        'YYYY-MM-DD')`;

async function admissionsWhere(database: Kysely<Tables>, condition: RawBuilder<boolean>): Promise<StoredAdmission[]> {
  const { rows } = await sql<Row>`
    select stay.id, stay.journey_id, journey.case_number, stay.partner_hospital_id, quote.assignment_id, patient.name as patient_name,
      ${askedTreatment()} as treatment_name, hospital.hospital_name, stay.status, stay.admitted_at, stay.room, stay.discharged_at,
      stay.version, stay.updated_at, ${editorOf('stay')} as updated_by, flight.reference as flight, coalesce(flight.ends_at, flight.starts_at) as flight_at,
      coalesce(flight.end_zone, flight.zone) as flight_zone, flight.time_known as flight_known,
      ${EXPECTED_ON} as expected_on
    from admissions stay
      join quotes quote on quote.id = stay.quote_id
      join partner_hospitals hospital on hospital.id = stay.partner_hospital_id
      join patient_journeys journey on journey.id = stay.journey_id
      left join users patient on patient.id = journey.patient_id
      left join treatment_requests request on request.id = journey.treatment_request_id
      left join treatments treatment on treatment.id = request.treatment_id
      left join lateral (select leg.* from travel_legs leg where leg.journey_id = stay.journey_id and leg.kind = 'flight'
        and leg.status <> 'cancelled' order by leg.starts_at desc, leg.id desc limit 1) flight on true
    where ${condition}
    order by expected_on nulls last, stay.admitted_at, stay.id`.execute(database);
  return rows.map(({ flight, flight_at, flight_zone, flight_known, ...row }) =>
    Object.assign(row, {
      admitted_at: row.admitted_at === null ? null : isoTime(row.admitted_at),
      discharged_at: row.discharged_at === null ? null : isoTime(row.discharged_at),
      updated_at: isoTime(row.updated_at),
      arrival:
        flight_at === null || flight_zone === null
          ? null
          : { reference: flight, at: isoTime(flight_at), zone: flight_zone, time_known: flight_known ?? true },
    }),
  );
}

export const shown = ({ partner_hospital_id: _hospital, ...stay }: StoredAdmission): Admission => stay;

/** A patient reads the hospital's stay, not who of it wrote it. */
function shownToPatient(stay: StoredAdmission): Admission {
  const { updated_by: _editor, ...seen } = shown(stay);
  return seen;
}

/** The stay of a quote that was accepted belongs to the work that the user has or had. */
export const ownStay = (user: Pick<CurrentUser, 'id'>): RawBuilder<boolean> =>
  sql<boolean>`quote.status = 'accepted' and exists (select 1 from assignments assignment
    where assignment.id = quote.assignment_id and ${assignedTo(user)})`;

/** The stay of one's own work, whenever it was; none before the quote is accepted. */
export async function stayOfWork(database: Kysely<Tables>, user: CurrentUser, work: string): Promise<Admission[]> {
  return (await admissionsWhere(database, sql`quote.assignment_id = ${work} and ${ownStay(user)}`)).map(shown);
}

/** Those of the hospitals that the user works for: expected, admitted, and discharged a few days ago. */
export async function boardOf(database: Kysely<Tables>, user: CurrentUser, now: Date): Promise<Admission[]> {
  const since = new Date(now.getTime() - DISCHARGED_DAYS * 24 * 60 * 60_000);
  const own = sql<boolean>`${ownStay(user)} and (stay.status = 'admitted' or (stay.status = 'expected' and journey.status <> 'closed'
        and request.status is distinct from 'withdrawn')
      or stay.discharged_at > ${since})`;
  return (await admissionsWhere(database, own)).map(shown);
}

/**
 * Those of a journey: all for the patient and the staff, and the own one for the hospital.
 * @throws AppError `not_found` for everyone else
 */
export async function admissionsSeen(
  database: Kysely<Tables>,
  user: CurrentUser,
  journeyId: string,
): Promise<StoredAdmission[]> {
  const { kinds, assignments } = await readerSeeing(database, user, journeyId, 'admission');
  const seesAll = kinds.includes('patient') || kinds.includes('case_worker');
  const own = new Set(assignments.map(({ id }) => id));
  const all = await admissionsWhere(database, sql`stay.journey_id = ${journeyId}`);
  return all.filter(({ assignment_id }) => seesAll || (assignment_id !== null && own.has(assignment_id)));
}

/** As `admissionsSeen`, without what is not theirs to read. */
export async function admissionsOf(
  database: Kysely<Tables>,
  user: CurrentUser,
  journeyId: string,
): Promise<Admission[]> {
  const { journey } = await readerSeeing(database, user, journeyId, 'admission');
  const seen = await admissionsSeen(database, user, journeyId);
  return seen.map(journey.patient_id === user.id ? shownToPatient : shown);
}

/** @throws AppError `not_found` */
export async function findAdmission(database: Kysely<Tables>, id: string): Promise<StoredAdmission> {
  const [stay] = await admissionsWhere(database, sql`stay.id = ${id}`);
  if (stay === undefined) throw notFound();
  return stay;
}
