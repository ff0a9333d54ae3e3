import { type Department, DEPARTMENTS, type Language, LANGUAGES, type Portrait } from '@ayana/contracts/catalogue';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { SeededRandom } from './random.js';
import { DEPARTMENT_SEEDS } from './departments.js';
import { csvFacts, oneOf, orNull, textCell } from './facts.js';
import { fixedId } from './fixed-id.js';
import { SEEDED_HOSPITALS, type SeededHospital } from './hospital-rows.js';
import { inventedName } from './names.js';

export interface DoctorRow {
  id: string;
  hospital_id: string;
  full_name: string;
  title: string;
  specialization: Department;
  specializations: readonly Department[];
  qualifications: readonly string[];
  registration_number: string;
  council: string;
  languages: readonly Language[];
  video_fee_usd: number | null;
  phone_fee_usd: number | null;
  practising_since: number;
  about: string;
  time_zone: string;
  portrait: Portrait;
  created_at: string;
  updated_at: string;
}

export interface AvailabilityRow {
  id: string;
  doctor_id: string;
  weekday: number;
  from_time: string;
  to_time: string;
  time_zone: string;
  kinds: readonly ('video' | 'phone')[];
}

interface Place {
  hospital: SeededHospital;
  department: Department;
  /** One of the twelve doctors others rely on: always by video and by phone. */
  fixed?: { second: Department | null; language: Language };
}

/** Doctors 1 to 12: one for each of these, at a hospital with that department. Other seeds and the tests refer to their ids. */
const FIRST_TWELVE = csvFacts('first-doctors.csv', {
  department: oneOf(DEPARTMENTS),
  hospital: textCell,
  second: orNull(oneOf(DEPARTMENTS)),
  language: oneOf(LANGUAGES),
});

/** Departments with two doctors per hospital. */
const SHOWN_TWICE = 2;
/** Beds from which a hospital has a radiologist for patients. */
const RADIOLOGIST_BEDS = 400;

function placesOf(hospital: SeededHospital): Place[] {
  const { departments, beds } = hospital.seed;
  const seeing = departments.filter(
    (department) => DEPARTMENT_SEEDS.has(department) && (department !== 'Radiology' || beds >= RADIOLOGIST_BEDS),
  );
  return seeing.flatMap((department, index) =>
    Array.from({ length: index < SHOWN_TWICE ? 2 : 1 }, () => ({ hospital, department })),
  );
}

function fixedPlaces(): Place[] {
  return FIRST_TWELVE.map(({ department, hospital: slug, ...fixed }) => {
    const hospital = SEEDED_HOSPITALS.find(({ seed }) => seed.slug === slug);
    if (hospital === undefined) throw new Error(`No hospital of the seed is ${slug}`);
    return { hospital, department, fixed };
  });
}

/** A doctor's languages: English, one or two of the city, and often one of an interpreter's. */
function languagesOf({ hospital, fixed }: Place, random: SeededRandom): Language[] {
  const own: Language[] = hospital.city.languages.filter((language) => language !== 'English');
  const foreign = hospital.seed.interpreters.filter((language) => !own.includes(language));
  const spoken: Language[] = ['English', ...random.some(own, random.between(1, Math.min(2, own.length)))];
  const one = fixed?.language ?? (foreign.length > 0 && random.in100(45) ? random.one(foreign) : undefined);
  if (one !== undefined && !spoken.includes(one)) spoken.push(one);
  return spoken;
}

function portraitOf(random: SeededRandom): Portrait {
  const cloth = random.in100(14) ? random.one(['hijab', 'turban', 'cap'] as const) : undefined;
  const grey = random.in100(30);
  const base = {
    skin: random.between(2, 6) as Portrait['skin'],
    ground: random.one(['dawn', 'leaf', 'rose', 'sea', 'sand'] as const),
    dress: random.in100(70) ? ('coat' as const) : random.one(['shirt', 'kurta', 'blouse'] as const),
    dress_colour: random.one(['teal', 'sea', 'rose', 'clay', 'white'] as const),
    grey,
    glasses: random.in100(40),
  };
  if (cloth === 'hijab') return { ...base, cloth, cloth_colour: random.one(['teal', 'sea', 'rose', 'clay'] as const) };
  if (cloth === 'turban')
    return { ...base, cloth, cloth_colour: random.one(['teal', 'sea', 'clay'] as const), beard: 'full' };
  if (cloth === 'cap') return { ...base, cloth, cloth_colour: 'teal' };
  const hair = random.one(['bun', 'short', 'long', 'curly', 'bald'] as const);
  const bearded = hair === 'short' || hair === 'bald';
  return bearded
    ? { ...base, hair, beard: random.one(['none', 'none', 'full', 'moustache'] as const) }
    : { ...base, hair };
}

const MANNERS = [
  'After every consultation you get a written summary the same day.',
  'Tells you clearly when an operation can wait.',
  'Looks at your scans before the call, so there is time for your questions.',
  'A relative can join the call if you like. You can send your questions before it.',
  'Explains each step with drawings, and writes down what you agree.',
] as const;

const WINDOWS = [
  ['09:00', '12:00'],
  ['10:00', '13:00'],
  ['14:00', '17:00'],
  ['15:30', '18:30'],
  ['18:00', '20:15'],
] as const;

const FIRST_FEE = 50;
const PHONE_SHARE = 0.6;
const toFive = (usd: number): number => Math.round(usd / 5) * 5;

function doctorOf(place: Place, index: number, taken: Set<string>, now: string): DoctorRow {
  const { hospital, department, fixed } = place;
  const about = DEPARTMENT_SEEDS.get(department);
  if (about === undefined) throw new Error(`The seed has no doctors of ${department}`);
  const random = new SeededRandom(`doctor ${index + 1}`);
  const full_name = inventedName(random, taken);
  const practising_since = random.between(1986, 2016);
  const often = random.in100(35) ? about.second : null;
  const second = fixed === undefined ? often : fixed.second;
  const focus = random.one(about.focuses);
  const video = toFive(FIRST_FEE + (2018 - practising_since) * 1.6 + random.between(0, 15));
  const byPhone = fixed !== undefined || random.in100(80);
  const byVideo = fixed !== undefined || !byPhone || random.in100(92);
  return {
    id: fixedId('0006', index + 1),
    hospital_id: hospital.id,
    full_name,
    title: `${practising_since < 2006 ? 'Senior consultant' : 'Consultant'}, ${focus}`,
    specialization: department,
    specializations: second === null || second === department ? [department] : [department, second],
    qualifications: about.qualifications,
    registration_number: `SAMPLE-${41_871 + index * 7}`,
    council: `Medical council of ${hospital.city.state} (sample)`,
    languages: languagesOf(place, random),
    video_fee_usd: byVideo ? video : null,
    phone_fee_usd: byPhone ? toFive(video * PHONE_SHARE) : null,
    practising_since,
    about:
      `Sees ${about.sees}. Special interest: ${focus}. Works at ${hospital.seed.name} in ${hospital.city.name}. ` +
      random.one(MANNERS),
    time_zone: INDIA_ZONE,
    portrait: portraitOf(random),
    created_at: now,
    updated_at: now,
  };
}

function hoursOf(doctor: DoctorRow, place: Place): Omit<AvailabilityRow, 'id'>[] {
  const random = new SeededRandom(`hours ${doctor.id}`);
  const kinds = (['video', 'phone'] as const).filter((kind) => doctor[`${kind}_fee_usd`] !== null);
  const weekdays = random.some([1, 2, 3, 4, 5, 6], place.fixed === undefined ? random.between(2, 4) : 4);
  return weekdays.map((weekday) => {
    const [from_time, to_time] = random.one(WINDOWS);
    return { doctor_id: doctor.id, weekday, from_time, to_time, time_zone: doctor.time_zone, kinds };
  });
}

export interface DoctorsSeed {
  doctors: DoctorRow[];
  availability: AvailabilityRow[];
  /** The hospital of each doctor, in their order. */
  hospitals: SeededHospital[];
}

/** Every sample doctor: the twelve, then by hospital. */
export function doctorsSeed(now: Date): DoctorsSeed {
  const taken = new Set<string>();
  const places = [...fixedPlaces(), ...SEEDED_HOSPITALS.flatMap(placesOf)];
  const doctors = places.map((place, index) => doctorOf(place, index, taken, now.toISOString()));
  const availability = doctors.flatMap((doctor, index) => {
    const place = places[index];
    return place === undefined ? [] : hoursOf(doctor, place);
  });
  return {
    doctors,
    availability: availability.map((row, index) => Object.assign({ id: fixedId('000b', index + 1) }, row)),
    hospitals: places.map(({ hospital }) => hospital),
  };
}
