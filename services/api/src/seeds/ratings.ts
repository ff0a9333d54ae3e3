import type { RatingSource } from '@ayana/contracts/catalogue';
import type { Client } from 'pg';
import { SeededRandom } from './random.js';
import type { DoctorRow } from './doctors.js';
import { SEEDED_HOSPITALS } from './hospital-rows.js';
import { addRows } from './rows.js';

interface Rated {
  rating: number;
  ratings_count: number | null;
  source: RatingSource;
}

/** Recognisable as a sample, and the same each time. */
function sampleRating(random: SeededRandom, most: number): Rated {
  return { rating: random.between(39, 49) / 10, ratings_count: random.between(12, most), source: 'sample' };
}

/** Of the hospitals: the built-in five with their recorded ratings (the specification gives no count), the others samples. */
export const hospitalRatings = (): (Rated & { hospital_id: string })[] =>
  SEEDED_HOSPITALS.map(({ id, seed, builtIn }) => {
    const rated: Rated =
      builtIn === undefined
        ? sampleRating(new SeededRandom(`rating ${seed.slug}`), Math.max(40, seed.beds))
        : { rating: builtIn.rating, ratings_count: null, source: 'record' };
    return Object.assign({ hospital_id: id }, rated);
  });

const MAX_DOCTORS = 180;

/** Adds the ratings of hospitals and doctors; repeating it changes nothing. */
export async function seedRatings(client: Client, doctors: readonly Pick<DoctorRow, 'id'>[]): Promise<void> {
  await addRows(client, 'hospital_ratings', hospitalRatings());
  await addRows(
    client,
    'doctor_ratings',
    doctors.map(({ id }) =>
      Object.assign({ doctor_id: id }, sampleRating(new SeededRandom(`rating ${id}`), MAX_DOCTORS)),
    ),
  );
}
