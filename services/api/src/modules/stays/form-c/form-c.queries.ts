import { type FormC, formCDue, FORM_C_HOURS, type FormCPlace } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { assignedTo } from '../../journeys/index.js';

/** A citizen of India is not registered; whose nationality is not known is. Needs `details` and `patient`. */
export const IS_FOREIGNER = sql<boolean>`(lower(trim(coalesce(details.nationality, patient.country, ''))) not in ('india', 'indian'))`;

/** A patient is in a lodging from the check-in on; where nobody pressed it, from the booked time. Needs `leg`. */
const LODGED_AT = sql`(case leg.status when 'done' then coalesce(leg.settled_at, leg.updated_at) else leg.starts_at end)`;

/** The lodgings in India where a patient is or was by `now`, as rows of `leg`. */
const isLodged = (now: Date) =>
  sql<boolean>`leg.kind = 'lodging' and leg.status in ('booked', 'done') and leg.zone = ${INDIA_ZONE} and ${LODGED_AT} <= ${now}`;

/** Whether the time of a Form C was over before Ayana kept any: what nobody was asked for is not missing. @param since when the patient came */
export const isFromBefore = (since: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`coalesce(${since} < (select applied_at - make_interval(hours => ${FORM_C_HOURS}) from schema_migrations
    where name = '0480_stay_dates'), false)`;

/**
 * Each place where a patient is or was by `now`: `place_id`, `place`, `journey_id`, `assignment_id`, `name`, `since`. A lodging that has no such
 * work, or has not accepted it, has no `assignment_id`: the staff file for it.
 */
export const formCPlaces = (now: Date): RawBuilder<unknown> => sql`
  select stay.id as place_id, 'hospital' as place, stay.journey_id, quote.assignment_id, hospital.hospital_name as name, stay.admitted_at as since
  from admissions stay
    join quotes quote on quote.id = stay.quote_id
    join partner_hospitals hospital on hospital.id = stay.partner_hospital_id
  where stay.admitted_at <= ${now}
  union all
  select leg.id, 'lodging', leg.journey_id, work.id, coalesce(partner.company_name, leg.to_place, ''), ${LODGED_AT}
  from travel_legs leg
    left join assignments work on work.id = leg.assignment_id and work.status in ('accepted', 'done')
    left join partners partner on partner.id = work.partner_id
  where ${isLodged(now)}`;

/** The filing of a row of `place`. */
export const FILED = sql`form_c_filings filed on filed.admission_id = place.place_id or filed.leg_id = place.place_id`;

interface Row {
  place_id: string;
  place: FormCPlace;
  journey_id: string;
  assignment_id: string | null;
  name: string;
  since: Date | string;
  is_needed: boolean;
  is_from_before: boolean;
  number: string | null;
  filed_on: string;
  filed_by: string | null;
  filed_at: string;
}

/** What a place has to file; `may_file` is said by who reads it. */
export type StoredFormC = Omit<FormC, 'may_file'>;

/** The places of a case, the first first. */
export async function formCsOf(database: Kysely<Tables>, journey_id: string, now: Date): Promise<StoredFormC[]> {
  const { rows } = await sql<Row>`
    select place.*, ${IS_FOREIGNER} as is_needed, ${isFromBefore(sql`place.since`)} as is_from_before,
      filed.number, to_char(filed.filed_on, 'YYYY-MM-DD') as filed_on, person.name as filed_by, filed.filed_at
    from (${formCPlaces(now)}) place
      join patient_journeys journey on journey.id = place.journey_id
      left join users patient on patient.id = journey.patient_id
      left join patient_details details on details.patient_id = journey.patient_id
      left join ${FILED}
      left join users person on person.id = filed.filed_by
    where place.journey_id = ${journey_id}
    order by place.since, place.place_id`.execute(database);
  return rows.map(({ number, filed_on, filed_by, filed_at, since, ...row }) =>
    Object.assign(row, {
      since: isoTime(since),
      due_at: formCDue(new Date(since)).toISOString(),
      filing: number === null ? null : { number, filed_on, by: filed_by, at: isoTime(filed_at) },
    }),
  );
}

/** A Form C that a lodging of the user has not filed. */
export interface LodgingFormC {
  place_id: string;
  assignment_id: string;
  since: Date;
}

/** Those of the user’s own lodgings that are not filed, of guests who came after `from`. */
export async function ownLodgingFormCs(
  database: Kysely<Tables>,
  user: Pick<CurrentUser, 'id'>,
  { from, now }: { from: Date; now: Date },
): Promise<LodgingFormC[]> {
  const { rows } = await sql<Omit<LodgingFormC, 'since'> & { since: Date | string }>`
    select leg.id as place_id, leg.assignment_id, ${LODGED_AT} as since
    from assignments assignment
      join travel_legs leg on leg.assignment_id = assignment.id and ${isLodged(now)}
      join patient_journeys journey on journey.id = leg.journey_id and journey.status <> 'closed'
      left join users patient on patient.id = journey.patient_id
      left join patient_details details on details.patient_id = journey.patient_id
    where assignment.kind = 'lodging' and assignment.status in ('accepted', 'done') and ${assignedTo(user)}
      and ${LODGED_AT} > ${from} and ${IS_FOREIGNER} and not ${isFromBefore(LODGED_AT)}
      and not exists (select 1 from form_c_filings filed where filed.leg_id = leg.id)`.execute(database);
  return rows.map((row) => Object.assign(row, { since: new Date(row.since) }));
}
