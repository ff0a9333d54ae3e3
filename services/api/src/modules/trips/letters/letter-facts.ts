import type { Attendant, LetterPatientFact } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import type { Tables } from '../../../platform/database/tables.js';

/** What a letter is made from: the hospital and what the journey says about its patient. */
export interface LetterFacts extends Record<LetterPatientFact, string | null> {
  journey_id: string;
  partner_hospital_id: string;
  assignment_id: string | null;
  quote_status: string;
  hospital: string;
  city: string | null;
  address: string | null;
  /** Of the hospital's organisation. */
  phone: string | null;
  /** Of its registration, else of its licence, as the staff have checked it. */
  registration_number: string | null;
  surgeon: string | null;
  treatment: string | null;
  case_number: string;
  patient_id: string;
  nationality: string | null;
  /** Who comes along, as the patient has said. */
  attendants: Attendant[];
  /** The planned admission, else the first day that the request names. */
  planned_on: string | null;
  days_in_india: number | null;
}

/** @throws AppError `not_found` for a quote that does not exist */
export async function letterFacts(database: Kysely<Tables>, quoteId: string): Promise<LetterFacts> {
  const { rows } = await sql<LetterFacts>`
    select quote.journey_id, quote.partner_hospital_id, quote.assignment_id, quote.status as quote_status,
      hospital.hospital_name as hospital, city.name as city, coalesce(hospital.address, partner.address) as address, partner.phone,
      (select credential.number from credentials credential
        where credential.partner_id = partner.id and credential.kind in ('registration', 'licence')
          and credential.status = 'accepted' and credential.valid_until >= current_date
        order by credential.kind desc, credential.valid_until desc limit 1) as registration_number,
      doctor.full_name as surgeon, treatment.name as treatment, journey.case_number, journey.patient_id,
      to_char(patient.date_of_birth, 'YYYY-MM-DD') as date_of_birth, details.passport_name, details.nationality,
      details.passport_number, coalesce(details.attendants, '[]') as attendants,
      to_char(coalesce(
        (select min((leg.starts_at at time zone leg.zone)::date) from travel_legs leg
          where leg.journey_id = quote.journey_id and leg.kind = 'admission' and leg.status <> 'cancelled'
            and leg.starts_at >= now()),
        case when request.preferred_from >= (now() at time zone ${INDIA_ZONE})::date then request.preferred_from end),
        'YYYY-MM-DD') as planned_on,
      coalesce(quote.days_in_india, quote.days_in_hospital) as days_in_india
    from quotes quote
      join partner_hospitals hospital on hospital.id = quote.partner_hospital_id
      join partners partner on partner.id = hospital.partner_id
      left join cities city on city.id = hospital.city_id
      left join doctors doctor on doctor.id = quote.doctor_id
      join patient_journeys journey on journey.id = quote.journey_id
      left join users patient on patient.id = journey.patient_id
      left join patient_details details on details.patient_id = journey.patient_id
      left join treatment_requests request on request.id = journey.treatment_request_id
      left join treatments treatment on treatment.id = request.treatment_id
    where quote.id = ${quoteId}`.execute(database);
  const [facts] = rows;
  if (facts === undefined) throw notFound();
  return facts;
}

/** The days of a letter, as far as quote and request say them. @param given what was entered instead */
export function letterDays(
  { planned_on, days_in_india }: Pick<LetterFacts, 'planned_on' | 'days_in_india'>,
  given: { admission_on?: string; stay_until?: string },
): { admission_on: string | null; stay_until: string | null } {
  const admission_on = given.admission_on ?? planned_on;
  if (given.stay_until !== undefined) return { admission_on, stay_until: given.stay_until };
  if (admission_on === null || days_in_india === null) return { admission_on, stay_until: null };
  const last = new Date(`${admission_on}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + days_in_india);
  return { admission_on, stay_until: last.toISOString().slice(0, 10) };
}
