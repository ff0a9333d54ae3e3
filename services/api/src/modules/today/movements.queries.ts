import type { Today, Movement } from '@ayana/contracts/operations';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { askedTreatment } from '../case-register/index.js';

type Movements = Pick<Today, 'movements' | 'movements_total' | 'arrivals_today'>;

const MOST = 30;

/**
 * Who arrives, is admitted, leaves the hospital and flies home today and tomorrow in India. The day of a discharge that has not happened is
 * the day of the admission and the days of the quote.
 */
export async function findMovements(database: Kysely<Tables>, now: Date): Promise<Movements> {
  const { rows } = await sql<Movement & { total: number; arrivals: number }>`
    with days as (
      select date_trunc('day', ${now}::timestamptz at time zone ${INDIA_ZONE}) at time zone ${INDIA_ZONE} as starts,
        (date_trunc('day', ${now}::timestamptz at time zone ${INDIA_ZONE}) + interval '2 days') at time zone ${INDIA_ZONE} as ends
    ), movement as (
      select leg.id::text as id, case leg.kind when 'flight' then 'arrival' else 'departure' end as kind, leg.journey_id, leg.to_place as place,
        case when leg.kind = 'flight' then coalesce(leg.ends_at, leg.starts_at) else leg.starts_at end as at, leg.time_known,
        leg.status = 'done' as is_done,
        case when leg.kind = 'flight' then exists (select from travel_legs pickup where pickup.journey_id = leg.journey_id
            and pickup.kind = 'pickup' and pickup.status in ('booked', 'done')
            and pickup.starts_at between coalesce(leg.ends_at, leg.starts_at) - interval '6 hours' and coalesce(leg.ends_at, leg.starts_at) + interval '12 hours')
          else exists (select from discharge_summaries summary where summary.journey_id = leg.journey_id) end as is_ready
      from travel_legs leg
      where leg.kind in ('flight', 'return_flight') and leg.status in ('planned', 'booked', 'done')
    union all
      select stay.id || ':admission', 'admission', stay.journey_id, hospital.hospital_name,
        coalesce(stay.admitted_at, stay.expected_on::timestamp at time zone ${INDIA_ZONE}), stay.admitted_at is not null,
        stay.admitted_at is not null, null
      from admissions stay join partner_hospitals hospital on hospital.id = stay.partner_hospital_id
      where coalesce(stay.admitted_at, stay.expected_on::timestamp at time zone ${INDIA_ZONE}) is not null
    union all
      select stay.id || ':discharge', 'discharge', stay.journey_id, hospital.hospital_name,
        coalesce(stay.discharged_at, date_trunc('day', stay.admitted_at at time zone ${INDIA_ZONE}) at time zone ${INDIA_ZONE}
          + quote.days_in_hospital * interval '1 day'),
        stay.discharged_at is not null, stay.discharged_at is not null,
        exists (select from discharge_summaries summary where summary.journey_id = stay.journey_id)
      from admissions stay
        join quotes quote on quote.id = stay.quote_id
        join partner_hospitals hospital on hospital.id = stay.partner_hospital_id
      where stay.admitted_at is not null
    )
    select movement.*, journey.case_number, patient.name, ${askedTreatment()} as treatment, patient.country, (count(*) over ())::integer as total,
      (count(*) filter (where movement.kind = 'arrival' and movement.at < days.starts + interval '1 day') over ())::integer as arrivals
    from days
      join movement on movement.at >= days.starts and movement.at < days.ends
      join patient_journeys journey on journey.id = movement.journey_id
      left join users patient on patient.id = journey.patient_id
      left join treatment_requests request on request.id = journey.treatment_request_id
      left join treatments treatment on treatment.id = request.treatment_id
    where journey.status <> 'closed' or movement.is_done
    order by movement.at, movement.id
    limit ${MOST}`.execute(database);
  return {
    movements: rows.map(({ total: _total, arrivals: _arrivals, ...row }) =>
      Object.assign(row, { at: isoTime(row.at) }),
    ),
    movements_total: rows[0]?.total ?? 0,
    arrivals_today: rows[0]?.arrivals ?? 0,
  };
}
