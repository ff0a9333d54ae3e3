import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import type { Tables } from '../../../platform/database/tables.js';

/** What a letter is made from: the hospital and what the journey says about its patient. */
export interface LetterFacts {
  journey_id: string;
  partner_hospital_id: string;
  assignment_id: string | null;
  quote_status: string;
  hospital: string;
  city: string | null;
  address: string | null;
  surgeon: string | null;
  treatment: string | null;
  name: string;
  case_number: string;
  first_name: string | null;
  last_name: string | null;
  birth_date: string | null;
  nationality: string | null;
  passport_number: string | null;
}

/** @throws AppError `not_found` for a quote that does not exist */
export async function letterFacts(database: Kysely<Tables>, quoteId: string): Promise<LetterFacts> {
  const { rows } = await sql<LetterFacts>`
    select quote.journey_id, quote.partner_hospital_id, quote.assignment_id, quote.status as quote_status,
      hospital.hospital_name as hospital, city.name as city, hospital.address, doctor.full_name as surgeon, treatment.name as treatment,
      coalesce(patient.name, '') as name, journey.case_number, patient.first_name, patient.last_name,
      to_char(patient.date_of_birth, 'YYYY-MM-DD') as birth_date, details.nationality, details.passport_number
    from quotes quote
      join partner_hospitals hospital on hospital.id = quote.partner_hospital_id
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

/** `A. O.` of `Amina Otieno`. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${Array.from(word)[0]?.toUpperCase() ?? ''}.`)
    .join(' ');
