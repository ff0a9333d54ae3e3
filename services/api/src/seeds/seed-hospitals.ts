import type { Client } from 'pg';
import {
  type AccreditationRow,
  accreditationRows,
  type HospitalRow,
  hospitalRow,
  SEEDED_HOSPITALS,
} from './hospital-rows.js';
import { type PriceRow, priceRows } from './prices.js';
import { addRows, type Columns, fillRows, refreshTexts, type Texts } from './rows.js';
import type { TreatmentSeed } from './treatments.js';

/** The hospitals' columns of the first version. */
const HOSPITAL_COLUMNS = {
  partner_id: 'uuid',
  hospital_name: 'text',
  departments: 'jsonb',
  accreditations: 'jsonb',
  bed_capacity: 'integer',
  featured_image_url: 'text',
  profile: 'jsonb',
  created_at: 'timestamptz',
};
/** Columns that early versions of the table had not, and the type, whose values were changed then: filled in where a row has no slug. */
const HOSPITAL_LATER_COLUMNS = {
  hospital_type: 'text',
  slug: 'text',
  city_id: 'uuid',
  summary: 'text',
  about: 'text',
  address: 'text',
  latitude: 'float8',
  longitude: 'float8',
  airport_minutes: 'integer',
  founded_year: 'integer',
  icu_beds: 'integer',
  operating_theatres: 'integer',
  equipment: 'text[]',
  languages: 'text[]',
  desk_hours: 'text',
  answer_hours: 'integer',
  phone: 'text',
  email: 'text',
  website: 'text',
  gallery: 'jsonb',
};

const PRICE_COLUMNS: Columns<PriceRow> = {
  hospital_id: 'uuid',
  treatment_id: 'uuid',
  usd_min: 'integer',
  usd_max: 'integer',
  hospital_days: 'text',
  total_days: 'text',
  inclusions: 'text[]',
  exclusions: 'text[]',
  valid_until: 'date',
};
const PRICE_TEXTS: Texts<PriceRow> = { key: ['hospital_id', 'treatment_id'], columns: ['inclusions', 'exclusions'] };

/**
 * The hospitals with their accreditations and prices.
 * @returns the ids of those that were new or incomplete
 */
export async function seedHospitals(
  client: Client,
  treatments: readonly TreatmentSeed[],
  now: Date,
): Promise<ReadonlySet<string>> {
  await addRows(
    client,
    'partners',
    { id: 'uuid', company_name: 'text', kind: 'text', status: 'text', created_at: 'timestamptz' },
    SEEDED_HOSPITALS.map(({ partner_id, seed }) => ({
      id: partner_id,
      company_name: seed.name,
      kind: 'hospital',
      status: 'active',
      created_at: now.toISOString(),
    })),
  );
  const rows = SEEDED_HOSPITALS.map((hospital, position) => hospitalRow(hospital, position, now));
  const columns: Columns<HospitalRow> = { id: 'uuid', ...HOSPITAL_COLUMNS, ...HOSPITAL_LATER_COLUMNS };
  const added = await addRows(client, 'partner_hospitals', columns, rows);
  const filled = await fillRows(client, 'partner_hospitals', HOSPITAL_LATER_COLUMNS, rows);
  const texts: Texts<HospitalRow> = { key: ['id'], columns: ['profile', 'summary', 'about', 'equipment', 'gallery'] };
  await refreshTexts(client, 'partner_hospitals', columns, texts, rows);
  const whole = new Set([...added, ...filled]);
  const fresh = SEEDED_HOSPITALS.filter(({ id }) => whole.has(id));
  await addRows<AccreditationRow>(
    client,
    'hospital_accreditations',
    { hospital_id: 'uuid', body: 'text', number: 'text', valid_until: 'date', checked_on: 'date' },
    fresh.flatMap(accreditationRows),
  );
  const prices = SEEDED_HOSPITALS.flatMap((hospital) => priceRows(hospital, treatments));
  await addRows(
    client,
    'hospital_prices',
    PRICE_COLUMNS,
    prices.filter(({ hospital_id }) => whole.has(hospital_id)),
  );
  await refreshTexts(client, 'hospital_prices', PRICE_COLUMNS, PRICE_TEXTS, prices);
  return whole;
}
