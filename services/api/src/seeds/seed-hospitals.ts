import type { Client } from 'pg';
import { accreditationRows, type HospitalRow, hospitalRow, SEEDED_HOSPITALS } from './hospital-rows.js';
import { type PriceRow, priceRows } from './prices.js';
import { addRows, refreshTexts, type Texts } from './rows.js';
import type { TreatmentSeed } from './treatments.js';

const PRICE_TEXTS: Texts<PriceRow> = { key: ['hospital_id', 'treatment_id'], columns: ['inclusions', 'exclusions'] };

/**
 * The hospitals with their accreditations and prices.
 * @returns the ids of those that were new
 */
export async function seedHospitals(
  client: Client,
  treatments: readonly TreatmentSeed[],
  now: Date,
): Promise<ReadonlySet<string>> {
  await addRows(
    client,
    'partners',
    SEEDED_HOSPITALS.map(({ partner_id, seed }) => ({
      id: partner_id,
      company_name: seed.name,
      kind: 'hospital',
      status: 'active',
      created_at: now.toISOString(),
    })),
  );
  const rows = SEEDED_HOSPITALS.map((hospital, position) => hospitalRow(hospital, position, now));
  const added = new Set(await addRows(client, 'partner_hospitals', rows));
  const texts: Texts<HospitalRow> = { key: ['id'], columns: ['profile', 'summary', 'about', 'equipment', 'gallery'] };
  await refreshTexts(client, 'partner_hospitals', texts, rows);
  const fresh = SEEDED_HOSPITALS.filter(({ id }) => added.has(id));
  await addRows(client, 'hospital_accreditations', fresh.flatMap(accreditationRows));
  const prices = SEEDED_HOSPITALS.flatMap((hospital) => priceRows(hospital, treatments));
  await addRows(
    client,
    'hospital_prices',
    prices.filter(({ hospital_id }) => added.has(hospital_id)),
  );
  await refreshTexts(client, 'hospital_prices', PRICE_TEXTS, prices);
  return added;
}
