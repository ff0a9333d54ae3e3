import type { DeliveryAddress } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

interface AddressRow extends DeliveryAddress {
  journey_id: string;
}

/** Where medicines of cases are brought: where the patient stays now, else the hospital that treats them, else what the account says. */
export async function deliveryAddresses(
  database: Kysely<Tables>,
  journeyIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, DeliveryAddress>> {
  if (journeyIds.length === 0) return new Map();
  const { rows } = await sql<AddressRow>`
    select journey.id as journey_id, coalesce(details.passport_name, patient.name, '') as name, patient.phone,
      coalesce(
        (select concat_ws(', ', leg.to_place, leg.to_address, regexp_replace(leg.room, '^(?!room\\M)', 'room ', 'i')) from travel_legs leg
          where leg.journey_id = journey.id and leg.kind = 'lodging' and leg.status in ('planned', 'booked', 'done')
            and coalesce(leg.ends_at, leg.starts_at) >= ${now}
          order by leg.starts_at limit 1),
        (select concat_ws(', ', hospital.hospital_name, hospital.address, city.name, regexp_replace(stay.room, '^(?!room\\M)', 'room ', 'i')) from admissions stay
          join partner_hospitals hospital on hospital.id = stay.partner_hospital_id
          left join cities city on city.id = hospital.city_id
          where stay.journey_id = journey.id and stay.status = 'admitted' limit 1),
        nullif(concat_ws(', ', patient.city, patient.country), '')) as address
    from patient_journeys journey
      left join users patient on patient.id = journey.patient_id
      left join patient_details details on details.patient_id = journey.patient_id
    where journey.id = any (${[...new Set(journeyIds)]})`.execute(database);
  return new Map(rows.map(({ journey_id, ...address }) => [journey_id, address]));
}
