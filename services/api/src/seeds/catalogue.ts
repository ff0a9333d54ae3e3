import { DEFAULT_SOCIAL_LINKS } from '@ayana/contracts/social';
import type { Client } from 'pg';
import { CITIES } from './cities.js';
import { doctorsSeed } from './doctors.js';
import { fixedId } from './fixed-id.js';
import { SEEDED_HOSPITALS } from './hospital-rows.js';
import { doctorRecommendations, hospitalRecommendations, treatmentsOfDoctors } from './recommendations.js';
import { seedRatings } from './ratings.js';
import { addRows, addTexts, refreshTexts } from './rows.js';
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
    { key: ['id'], columns: ['summary', 'climate', 'lodging'] },
    CITIES.map((city, index) => Object.assign({ id: fixedId('0005', index + 1), position: index + 1 }, city)),
  );
}

async function seedTreatments(client: Client, treatments: readonly TreatmentSeed[], now: Date): Promise<void> {
  const at = now.toISOString();
  await addRows(
    client,
    'treatment_categories',
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
  const added = await addRows(client, 'treatments', rows);
  if (added.length === rows.length) await featureFirst(client);
  await refreshTexts(
    client,
    'treatments',
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
  const added = new Set(await addTexts(client, 'doctors', { key: ['id'], columns: ['title', 'about'] }, seed.doctors));
  const ofAdded = ({ doctor_id }: { doctor_id: string }): boolean => added.has(doctor_id);
  await addRows(client, 'doctor_treatments', done.filter(ofAdded));
  await addRows(client, 'doctor_availability', seed.availability.filter(ofAdded));
  return added;
}

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
  await addRows(
    client,
    'treatment_hospital_recommendations',
    hospitals.filter(({ hospital_partner_id }) => fresh.hospitals.has(hospital_partner_id)),
  );
  await refreshTexts(
    client,
    'treatment_hospital_recommendations',
    { key: ['treatment_id', 'hospital_partner_id'], columns: ['notes'] },
    hospitals,
  );
  const added = doctors.filter(({ doctor_id }) => fresh.doctors.has(doctor_id));
  await addRows(client, 'treatment_doctor_recommendations', added);
  await client.query(
    `update treatments set reviewer_id = first.doctor_id
     from (select distinct on (treatment_id) treatment_id, doctor_id
           from jsonb_to_recordset($1::jsonb) as row (treatment_id uuid, doctor_id uuid, recommendation_score integer)
           order by treatment_id, recommendation_score desc, doctor_id) first
     where treatments.id = first.treatment_id and reviewer_id is null and reviewed_on is not null`,
    [JSON.stringify(added)],
  );
}
