import {
  type AccreditationBody,
  type CityName,
  type Department,
  DESK_ALWAYS_OPEN,
  type Language,
} from '@ayana/contracts/catalogue';
import { BUILT_IN_HOSPITALS, type BuiltInHospital } from '@ayana/contracts/hospitals';
import { SeededRandom } from './random.js';
import { CITIES, type CitySeed } from './cities.js';
import { fixedId } from './fixed-id.js';
import { DEPARTMENT_SEEDS } from './departments.js';
import { BUILT_IN_FACTS, HOSPITALS, type HospitalSeed } from './hospitals.js';
import { NEED_EQUIPMENT } from './needs.js';

/** A seeded hospital with the ids and facts other seeds need. */
export interface SeededHospital {
  id: string;
  partner_id: string;
  city: CitySeed;
  city_id: string;
  seed: HospitalSeed;
  /** The built-in five have recorded facts; those of the others are invented. */
  icu_beds: number;
  operating_theatres: number;
  equipment: readonly string[];
  languages: readonly Language[];
  builtIn: BuiltInHospital | undefined;
}

const ICU_SHARE = 0.09;
const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

function cityNamed(name: CityName): { city: CitySeed; city_id: string } {
  const index = CITIES.findIndex((city) => city.name === name);
  const city = CITIES[index];
  if (city === undefined) throw new Error(`No city of the seed is named ${name}`);
  return { city, city_id: fixedId('0005', index + 1) };
}

function builtInSeed(hospital: BuiltInHospital): SeededHospital {
  const facts = BUILT_IN_FACTS.get(hospital.slug);
  if (facts === undefined) throw new Error(`The seed has no facts of ${hospital.slug}`);
  const { city, city_id } = cityNamed(facts.city);
  return {
    id: hospital.id,
    partner_id: fixedId('0004', BUILT_IN_HOSPITALS.indexOf(hospital) + 1),
    city,
    city_id,
    seed: {
      slug: hospital.slug,
      name: hospital.name,
      city: facts.city,
      type: facts.type,
      beds: hospital.bed_capacity,
      founded: facts.founded,
      departments: hospital.details.departments as Department[],
      accreditations: hospital.details.accreditations as AccreditationBody[],
      interpreters: facts.interpreters,
      has: facts.has,
      summary: hospital.description,
    },
    icu_beds: facts.icu_beds,
    operating_theatres: facts.operating_theatres,
    // The first line counts beds, the second operating theatres.
    equipment: hospital.details.infrastructure.slice(2),
    languages: unique([...city.languages, ...facts.interpreters]),
    builtIn: hospital,
  };
}

function inventedSeed(seed: HospitalSeed, index: number): SeededHospital {
  const { city, city_id } = cityNamed(seed.city);
  const byDay = seed.type === 'Day-care hospital';
  return {
    id: fixedId('0008', index + 1),
    partner_id: fixedId('0007', index + 1),
    city,
    city_id,
    seed: {
      ...seed,
      departments: byDay ? seed.departments : unique([...seed.departments, 'Radiology', 'Anaesthesia']),
    },
    icu_beds: byDay ? 0 : Math.round(seed.beds * ICU_SHARE),
    operating_theatres: Math.max(2, Math.round(seed.beds / 42)),
    equipment: unique([
      ...seed.has.map((need) => NEED_EQUIPMENT[need]),
      ...seed.departments.flatMap((department) => DEPARTMENT_SEEDS.get(department)?.equipment ?? []),
    ]).slice(0, 9),
    languages: unique([...city.languages, ...seed.interpreters]),
    builtIn: undefined,
  };
}

/** The built-in five, then the others, in the order of their ids. */
export const SEEDED_HOSPITALS: readonly SeededHospital[] = [
  ...BUILT_IN_HOSPITALS.map(builtInSeed),
  ...HOSPITALS.map(inventedSeed),
];

const BY_DAY = 'Monday to Saturday, 8:00 to 20:00 in India';
const LARGE = 400;

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

function aboutOf({ seed, icu_beds, operating_theatres, city }: SeededHospital): string {
  const care = icu_beds === 0 ? '' : `, ${icu_beds} of them in intensive care`;
  const known = listed(seed.departments.slice(0, 3).map((name) => (name === 'ENT' ? name : name.toLowerCase())));
  return (
    `A ${seed.type.toLowerCase()} in ${city.name}, opened in ${seed.founded}. It has ${seed.beds} beds${care}${care === '' ? '' : ','} and ${operating_theatres} operating theatres. ` +
    `Most patients from abroad come for ${known}. ` +
    `Interpreters speak ${listed(seed.interpreters)}. For other languages there is an interpreter by telephone. ` +
    'Before you travel, the desk for patients from abroad sends you a written plan. It names your doctor, your days in hospital and what the price does not include.'
  );
}

function galleryOf({ seed, city }: SeededHospital): { scene: string; caption: string }[] {
  return [
    { scene: 'front', caption: `The front of ${seed.name} in ${city.name}` },
    {
      scene: 'desk',
      caption: `The desk for patients from abroad, with interpreters for ${listed(seed.interpreters.slice(0, 3))}`,
    },
    seed.type === 'Day-care hospital'
      ? { scene: 'room', caption: 'A room for the day, with a chair for a companion' }
      : { scene: 'room', caption: 'A single room with a bed for a companion' },
    { scene: 'theatre', caption: 'An operating theatre before the first patient' },
    { scene: 'garden', caption: 'The garden, where patients take their first walks' },
  ];
}

/** A row of `partner_hospitals`. */
export function hospitalRow(hospital: SeededHospital, position: number, now: Date): HospitalRow {
  const { id, partner_id, city, city_id, seed, builtIn } = hospital;
  const random = new SeededRandom(`hospital ${seed.slug}`);
  const profile = builtIn === undefined ? null : profileOf(builtIn);
  return {
    id,
    partner_id,
    hospital_name: seed.name,
    hospital_type: seed.type,
    departments: seed.departments,
    accreditations: seed.accreditations,
    bed_capacity: seed.beds,
    featured_image_url: builtIn?.image ?? null,
    profile,
    slug: seed.slug,
    city_id,
    summary: seed.summary,
    about: builtIn?.details.about ?? aboutOf(hospital),
    address: `${random.between(1, 98)} ${seed.name.split(' ').slice(0, 2).join(' ')} Road, ${city.name}, ${city.state} (a sample address)`,
    latitude: round(city.latitude + (random.next() - 0.5) * 0.12),
    longitude: round(city.longitude + (random.next() - 0.5) * 0.12),
    airport_minutes: Math.max(10, city.airport_minutes + random.between(-3, 5) * 5),
    founded_year: seed.founded,
    icu_beds: hospital.icu_beds,
    operating_theatres: hospital.operating_theatres,
    equipment: hospital.equipment,
    languages: hospital.languages,
    desk_hours: seed.beds >= LARGE ? DESK_ALWAYS_OPEN : BY_DAY,
    answer_hours: random.between(2, 6) + (seed.beds >= LARGE ? 0 : random.between(0, 14)),
    phone: builtIn?.details.contact.phone ?? `+91 44 5550 ${String(200 + position).padStart(4, '0')}`,
    email: builtIn?.details.contact.email ?? `international@${seed.slug}.example`,
    website: builtIn?.details.contact.website ?? `https://${seed.slug}.example`,
    gallery: galleryOf(hospital),
    created_at: new Date(now.getTime() + position).toISOString(),
  };
}

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

function profileOf({ id: _id, name: _name, image: _image, bed_capacity: _beds, ...profile }: BuiltInHospital) {
  return profile;
}

export interface HospitalRow {
  id: string;
  partner_id: string;
  hospital_name: string;
  hospital_type: string;
  departments: readonly string[];
  accreditations: readonly string[];
  bed_capacity: number;
  featured_image_url: string | null;
  profile: object | null;
  slug: string;
  city_id: string;
  summary: string;
  about: string;
  address: string;
  latitude: number;
  longitude: number;
  airport_minutes: number;
  founded_year: number;
  icu_beds: number;
  operating_theatres: number;
  equipment: readonly string[];
  languages: readonly string[];
  desk_hours: string;
  answer_hours: number;
  phone: string;
  email: string;
  website: string;
  gallery: readonly { scene: string; caption: string }[];
  created_at: string;
}

export interface AccreditationRow {
  hospital_id: string;
  body: AccreditationBody;
  number: string;
  valid_until: string;
  checked_on: string;
}

/** Numbers and days that are recognisable as samples. */
export function accreditationRows({ id, seed }: SeededHospital): AccreditationRow[] {
  const random = new SeededRandom(`accreditations ${seed.slug}`);
  return seed.accreditations.map((body) => ({
    hospital_id: id,
    body,
    number: `SAMPLE-${body[0]}-${random.between(1000, 9999)}`,
    valid_until: day(2027, random.between(2, 34), random.between(1, 28)),
    checked_on: day(2026, random.between(9, 10), random.between(1, 28)),
  }));
}

/** `month` may exceed December. */
function day(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}
