import { DEFAULT_SOCIAL_LINKS } from '@ayana/contracts/social';
import type { Client } from 'pg';
import { CITIES } from './cities.js';
import { doctorsSeed } from './doctors.js';
import { fixedId } from './fixed-id.js';
import {
  type AccreditationRow,
  accreditationRows,
  type HospitalRow,
  hospitalRow,
  SEEDED_HOSPITALS,
} from './hospital-rows.js';
import { type PriceRow, priceRows } from './prices.js';
import { doctorRecommendations, hospitalRecommendations, treatmentsOfDoctors } from './recommendations.js';
import { addRows, type Columns, fillRows } from './rows.js';
import { type TreatmentSeed, treatmentSeeds } from './treatments.js';

/**
 * Cities, treatments, hospitals, doctors and social links. Again is harmless and leaves what people changed since: a row that is
 * there stays as it is, and what hangs on it (prices, hours, recommendations) comes with it the first time only.
 */
export async function seedCatalogue(client: Client, now: Date): Promise<void> {
  await addRows(
    client,
    'social_links',
    { id: 'uuid', platform: 'text', url: 'text', platform_name: 'text', position: 'integer' },
    DEFAULT_SOCIAL_LINKS.map((link, position) => Object.assign({ position }, link)),
  );
  const treatments = treatmentSeeds();
  await seedCities(client);
  await seedTreatments(client, treatments, now);
  const hospitals = await seedHospitals(client, treatments, now);
  const doctors = await seedDoctors(client, treatments, now);
  await seedRecommendations(client, treatments, { hospitals, doctors }, now);
}

async function seedCities(client: Client): Promise<void> {
  await addRows(
    client,
    'cities',
    {
      id: 'uuid',
      slug: 'text',
      name: 'text',
      state: 'text',
      summary: 'text',
      latitude: 'float8',
      longitude: 'float8',
      airport_name: 'text',
      airport_code: 'text',
      airport_minutes: 'integer',
      languages: 'text[]',
      specialities: 'text[]',
      climate: 'jsonb',
      lodging: 'jsonb',
      position: 'integer',
    },
    CITIES.map((city, index) => Object.assign({ id: fixedId('0005', index + 1), position: index + 1 }, city)),
  );
}

const TREATMENT_COLUMNS = {
  id: 'uuid',
  name: 'text',
  category: 'text',
  complexity_level: 'text',
  india_usd_min: 'integer',
  india_usd_max: 'integer',
  us_usd_min: 'integer',
  us_usd_max: 'integer',
  hospital_days: 'text',
  total_days_in_india: 'text',
  source: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
};
/** What came to treatments later (migration 0010). */
const TREATMENT_TEXT_COLUMNS = {
  slug: 'text',
  plain_name: 'text',
  department: 'text',
  description: 'text',
  conditions_in_plain_words: 'text[]',
  reviewed_on: 'date',
};

async function seedTreatments(client: Client, treatments: readonly TreatmentSeed[], now: Date): Promise<void> {
  const at = now.toISOString();
  await addRows(
    client,
    'treatment_categories',
    { id: 'uuid', name: 'text' },
    [...new Set(treatments.map(({ category }) => category))].map((name, index) => ({
      id: fixedId('0002', index + 1),
      name,
    })),
  );
  const rows = treatments.map(({ text, ...treatment }) => ({
    ...treatment,
    slug: text.slug,
    plain_name: text.plain_name,
    department: text.department,
    description: text.description,
    conditions_in_plain_words: text.conditions,
    created_at: at,
    updated_at: at,
  }));
  await addRows(client, 'treatments', { ...TREATMENT_COLUMNS, ...TREATMENT_TEXT_COLUMNS }, rows);
  await fillRows(client, 'treatments', TREATMENT_TEXT_COLUMNS, rows);
}

/** What hospitals had from the start. */
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
/** What came to them later (migration 0010), and their type, which got words of its own then. */
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

/** @returns the ids of those that were not there in full */
async function seedHospitals(
  client: Client,
  treatments: readonly TreatmentSeed[],
  now: Date,
): Promise<ReadonlySet<string>> {
  await addRows(
    client,
    'partners',
    { id: 'uuid', company_name: 'text', status: 'text', created_at: 'timestamptz' },
    SEEDED_HOSPITALS.map(({ partner_id, seed }) => ({
      id: partner_id,
      company_name: seed.name,
      status: 'active',
      created_at: now.toISOString(),
    })),
  );
  const rows = SEEDED_HOSPITALS.map((hospital, position) => hospitalRow(hospital, position, now));
  const columns: Columns<HospitalRow> = { id: 'uuid', ...HOSPITAL_COLUMNS, ...HOSPITAL_LATER_COLUMNS };
  const added = await addRows(client, 'partner_hospitals', columns, rows);
  const filled = await fillRows(client, 'partner_hospitals', HOSPITAL_LATER_COLUMNS, rows);
  const whole = new Set([...added, ...filled]);
  const fresh = SEEDED_HOSPITALS.filter(({ id }) => whole.has(id));
  await addRows<AccreditationRow>(
    client,
    'hospital_accreditations',
    { hospital_id: 'uuid', body: 'text', number: 'text', valid_until: 'date', checked_on: 'date' },
    fresh.flatMap(accreditationRows),
  );
  await addRows<PriceRow>(
    client,
    'hospital_prices',
    {
      hospital_id: 'uuid',
      treatment_id: 'uuid',
      usd_min: 'integer',
      usd_max: 'integer',
      hospital_days: 'text',
      total_days: 'text',
      inclusions: 'text[]',
      exclusions: 'text[]',
      valid_until: 'date',
    },
    fresh.flatMap((hospital) => priceRows(hospital, treatments)),
  );
  return whole;
}

/** @returns the ids of those that were not there */
async function seedDoctors(
  client: Client,
  treatments: readonly TreatmentSeed[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const seed = doctorsSeed(now);
  const added = new Set(
    await addRows(
      client,
      'doctors',
      {
        id: 'uuid',
        hospital_id: 'uuid',
        full_name: 'text',
        title: 'text',
        specialization: 'text',
        specializations: 'text[]',
        qualifications: 'text[]',
        registration_number: 'text',
        council: 'text',
        languages: 'text[]',
        video_fee_usd: 'integer',
        phone_fee_usd: 'integer',
        practising_since: 'integer',
        about: 'text',
        time_zone: 'text',
        portrait: 'jsonb',
        created_at: 'timestamptz',
        updated_at: 'timestamptz',
      },
      seed.doctors,
    ),
  );
  const ofAdded = ({ doctor_id }: { doctor_id: string }): boolean => added.has(doctor_id);
  await addRows(
    client,
    'doctor_treatments',
    { doctor_id: 'uuid', treatment_id: 'uuid' },
    treatmentsOfDoctors(seed, treatments).filter(ofAdded),
  );
  await addRows(
    client,
    'doctor_availability',
    {
      id: 'uuid',
      doctor_id: 'uuid',
      weekday: 'smallint',
      from_time: 'time',
      to_time: 'time',
      time_zone: 'text',
      kinds: 'text[]',
    },
    seed.availability.filter(ofAdded),
  );
  return added;
}

const RECOMMENDATION_COLUMNS = {
  treatment_id: 'uuid',
  recommendation_score: 'integer',
  specialization_match: 'boolean',
  notes: 'text',
  created_at: 'timestamptz',
};

/** Those of hospitals and doctors that came with this run, and who has read the texts of the treatments. */
async function seedRecommendations(
  client: Client,
  treatments: readonly TreatmentSeed[],
  fresh: { hospitals: ReadonlySet<string>; doctors: ReadonlySet<string> },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const seed = doctorsSeed(now);
  const doctors = doctorRecommendations(treatments, seed, treatmentsOfDoctors(seed, treatments), at);
  await addRows(
    client,
    'treatment_hospital_recommendations',
    { ...RECOMMENDATION_COLUMNS, hospital_partner_id: 'uuid' },
    hospitalRecommendations(treatments, SEEDED_HOSPITALS, at).filter(({ hospital_partner_id }) =>
      fresh.hospitals.has(hospital_partner_id),
    ),
  );
  const added = doctors.filter(({ doctor_id }) => fresh.doctors.has(doctor_id));
  await addRows(client, 'treatment_doctor_recommendations', { ...RECOMMENDATION_COLUMNS, doctor_id: 'uuid' }, added);
  await client.query(
    `update treatments set reviewer_id = first.doctor_id
     from (select distinct on (treatment_id) treatment_id, doctor_id
           from jsonb_to_recordset($1::jsonb) as row (treatment_id uuid, doctor_id uuid, recommendation_score integer)
           order by treatment_id, recommendation_score desc, doctor_id) first
     where treatments.id = first.treatment_id and reviewer_id is null and reviewed_on is not null`,
    [JSON.stringify(added)],
  );
}
