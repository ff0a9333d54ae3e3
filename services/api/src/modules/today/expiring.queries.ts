import type { Today, Expiring } from '@ayana/contracts/operations';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { type Kysely, sql } from 'kysely';
import { caseNumberOf } from '../../platform/http/lists/case-numbers.js';
import type { Tables } from '../../platform/database/tables.js';
import { askedTreatment } from '../case-register/index.js';

const DAYS = 30;
const MOST = 8;

/** Visas, quotes and credentials whose last day is near; a credential that was replaced by a later one is left out. */
export async function findExpiring(
  database: Kysely<Tables>,
  now: Date,
): Promise<Pick<Today, 'expiring' | 'expiring_total'>> {
  const { rows } = await sql<Expiring & { total: number }>`
    with today as (select (${now}::timestamptz at time zone ${INDIA_ZONE})::date as day), paper as (
      select visa.id, 'visa' as kind, visa.journey_id, null::uuid as organisation_id, patient.name, visa.valid_until, null::text as hospital, null::integer as amount
      from visa_ends visa
        join patient_journeys journey on journey.id = visa.journey_id and journey.status <> 'closed'
        join users patient on patient.id = journey.patient_id
    union all
      select quote.id, 'quote', quote.journey_id, null, patient.name, quote.valid_until, hospital.hospital_name,
        coalesce((select sum(line.quantity * line.unit_price) from quote_lines line where line.quote_id = quote.id and line.included), 0)::integer
      from quotes quote
        join partner_hospitals hospital on hospital.id = quote.partner_hospital_id
        join patient_journeys journey on journey.id = quote.journey_id and journey.status <> 'closed'
        join users patient on patient.id = journey.patient_id
      where quote.status = 'sent'
    union all
      select credential.id, 'credential', null, coalesce(credential.partner_id, hospital.partner_id),
        coalesce(doctor.full_name, partner.company_name), credential.valid_until, null, null
      from credentials credential
        left join partners partner on partner.id = credential.partner_id
        left join doctors doctor on doctor.id = credential.doctor_id
        left join partner_hospitals hospital on hospital.id = doctor.hospital_id
      where credential.status = 'accepted' and not exists (select from credentials later
        where later.kind = credential.kind and later.status = 'accepted' and later.valid_until > credential.valid_until
          and (later.partner_id, later.doctor_id) is not distinct from (credential.partner_id, credential.doctor_id))
    )
    select paper.id, paper.kind, paper.journey_id, ${caseNumberOf(sql.ref('paper.journey_id'))} as case_number, paper.organisation_id, paper.name, paper.valid_until::text as valid_until,
      ${askedTreatment()} as treatment, patient.country, paper.hospital, paper.amount,
      (count(*) over ())::integer as total
    from today join paper on paper.valid_until >= today.day and paper.valid_until <= today.day + ${DAYS}::integer
      left join patient_journeys journey on journey.id = paper.journey_id
      left join users patient on patient.id = journey.patient_id
      left join treatment_requests request on request.id = journey.treatment_request_id
      left join treatments treatment on treatment.id = request.treatment_id
    order by paper.valid_until, paper.id
    limit ${MOST}`.execute(database);
  return { expiring: rows.map(({ total: _total, ...row }) => row), expiring_total: rows[0]?.total ?? 0 };
}
