import { DEFAULT_SOCIAL_LINKS } from '@ayana/contracts/social';
import type { Client } from 'pg';
import { CITIES } from './cities.js';
import { doctorsSeed } from './doctors.js';
import { fixedId } from './fixed-id.js';
import { SEEDED_HOSPITALS } from './hospital-rows.js';
import {
  doctorRecommendations,
  type HospitalRecommendation,
  hospitalRecommendations,
  treatmentsOfDoctors,
} from './recommendations.js';
import { seedRatings } from './ratings.js';
import { addRows, addTexts, fillRows, refreshTexts } from './rows.js';
import { seedHospitals } from './seed-hospitals.js';
import { seedSearchTerms } from './search-terms.js';
import { seedTreatmentGuides } from './treatment-guides.js';
import { type TreatmentSeed, treatmentSeeds } from './treatments.js';

/**
 * Cities, treatments, hospitals, doctors and social links. Repeating it keeps changes: existing rows stay, apart from texts nobody has
 * changed, and related rows (prices, hours, recommendations) are only added the first time.
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
  await seedTreatmentGuides(client, treatments);
  const hospitals = await seedHospitals(client, treatments, now);
  const doctors = await seedDoctors(client, treatments, now);
  await seedRatings(client, doctorsSeed(now).doctors);
  await seedRecommendations(client, treatments, { hospitals, doctors }, now);
  await seedSearchTerms(client);
}

async function seedCities(client: Client): Promise<void> {
  await addTexts(
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
    { key: ['id'], columns: ['summary', 'climate', 'lodging'] },
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
/** Columns that early versions of the table had not: filled in where a row has no slug. */
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
  const added = await addRows(client, 'treatments', { ...TREATMENT_COLUMNS, ...TREATMENT_TEXT_COLUMNS }, rows);
  if (added.length === rows.length) await featureFirst(client);
  await fillRows(client, 'treatments', TREATMENT_TEXT_COLUMNS, rows);
  await refreshTexts(
    client,
    'treatments',
    { id: 'uuid', ...TREATMENT_TEXT_COLUMNS },
    { key: ['id'], columns: ['plain_name', 'description', 'conditions_in_plain_words', 'reviewed_on'] },
    rows,
  );
}

/** A new catalogue features its first five by name; later the staff choose. */
async function featureFirst(client: Client): Promise<void> {
  await client.query(
    `update treatments set featured_rank = first.place
     from (select id, row_number() over (order by name, id) as place from treatments order by name, id limit 5) first
     where treatments.id = first.id`,
  );
}

/** @returns the ids of the new ones */
async function seedDoctors(
  client: Client,
  treatments: readonly TreatmentSeed[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const seed = doctorsSeed(now);
  const done = treatmentsOfDoctors(seed, treatments);
  const added = new Set(
    await addTexts(
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
      { key: ['id'], columns: ['title', 'about'] },
      seed.doctors,
    ),
  );
  const ofAdded = ({ doctor_id }: { doctor_id: string }): boolean => added.has(doctor_id);
  await addRows(
    client,
    'doctor_treatments',
    { doctor_id: 'uuid', treatment_id: 'uuid', times_a_year: 'integer' },
    done.filter(ofAdded),
  );
  // Rows of a version without the number of ratings.
  await client.query(
    `update doctor_treatments done set times_a_year = row.times_a_year
     from jsonb_to_recordset($1::jsonb) as row (doctor_id uuid, treatment_id uuid, times_a_year integer)
     where done.doctor_id = row.doctor_id and done.treatment_id = row.treatment_id and done.times_a_year is null`,
    [JSON.stringify(done)],
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

/** Recommendations of new hospitals and doctors, and the reviewers of the treatments' texts. */
async function seedRecommendations(
  client: Client,
  treatments: readonly TreatmentSeed[],
  fresh: { hospitals: ReadonlySet<string>; doctors: ReadonlySet<string> },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const seed = doctorsSeed(now);
  const doctors = doctorRecommendations(treatments, seed, treatmentsOfDoctors(seed, treatments), at);
  const hospitals = hospitalRecommendations(treatments, SEEDED_HOSPITALS, at);
  const ofHospitals = { ...RECOMMENDATION_COLUMNS, hospital_partner_id: 'uuid' };
  await addRows(
    client,
    'treatment_hospital_recommendations',
    ofHospitals,
    hospitals.filter(({ hospital_partner_id }) => fresh.hospitals.has(hospital_partner_id)),
  );
  await refreshTexts<HospitalRecommendation>(
    client,
    'treatment_hospital_recommendations',
    ofHospitals,
    { key: ['treatment_id', 'hospital_partner_id'], columns: ['notes'] },
    hospitals,
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
