import type { DischargeSummary } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { DECIDED_TREATMENT } from '../../case-register/index.js';

type Signed = Required<DischargeSummary>;
interface Times {
  signed_at: Date | string;
  discharged_at: Date | string | null;
}

/** The signed summaries of a journey, the newest first, with their papers. */
export async function summariesOf(database: Kysely<Tables>, journeyId: string): Promise<Signed[]> {
  const { rows } = await sql<Omit<Signed, keyof Times> & Times>`
    select summary.id, summary.journey_id, hospital.hospital_name, summary.version, summary.diagnosis, summary.treatment_given,
      summary.medicines, summary.warning_signs, summary.follow_up, summary.fit_to_fly,
      to_char(summary.fit_to_fly_from, 'YYYY-MM-DD') as fit_to_fly_from, summary.flight_needs, summary.reason, coalesce(person.name, '') as signed_by,
      summary.signed_at, summary.document_id, stay.discharged_at
    from discharge_summaries summary
      join quotes quote on quote.id = summary.quote_id
      join partner_hospitals hospital on hospital.id = quote.partner_hospital_id
      left join admissions stay on stay.quote_id = summary.quote_id
      left join users person on person.id = summary.signed_by
    where summary.journey_id = ${journeyId}
    order by summary.version desc`.execute(database);
  return rows.map((row) =>
    Object.assign(row, {
      signed_at: isoTime(row.signed_at),
      discharged_at: row.discharged_at === null ? null : isoTime(row.discharged_at),
    }),
  );
}

/** A summary as its hospital reads it: the paper is among those of the patient. */
export function withoutPaper(summary: Signed): DischargeSummary {
  const shown: DischargeSummary = { ...summary };
  delete shown.document_id;
  return shown;
}

export interface StayOfSummary {
  quote_id: string;
  partner_hospital_id: string;
  hospital: string;
  status: 'expected' | 'admitted' | 'discharged';
  admitted_at: Date | string | null;
  discharged_at: Date | string | null;
  treatment: string | null;
}

/** The stay at the hospital of the accepted quote, with what the paper says of it. */
export async function stayOfSummary(database: Kysely<Tables>, journeyId: string): Promise<StayOfSummary | undefined> {
  const { rows } = await sql<StayOfSummary>`
    select stay.quote_id, stay.partner_hospital_id, hospital.hospital_name as hospital, stay.status, stay.admitted_at,
      stay.discharged_at, ${DECIDED_TREATMENT} as treatment
    from admissions stay
      join quotes quote on quote.id = stay.quote_id and quote.status = 'accepted'
      join partner_hospitals hospital on hospital.id = stay.partner_hospital_id
      join patient_journeys journey on journey.id = stay.journey_id
      left join treatment_requests request on request.id = journey.treatment_request_id
      left join treatments treatment on treatment.id = request.treatment_id
    where stay.journey_id = ${journeyId}`.execute(database);
  return rows[0];
}
