import { Chance } from './chance.js';
import type { SeededHospital } from './hospital-rows.js';
import { departmentsOf, type TreatmentSeed } from './treatments.js';

export interface PriceRow {
  hospital_id: string;
  treatment_id: string;
  usd_min: number;
  usd_max: number;
  hospital_days: string | null;
  total_days: string | null;
  inclusions: readonly string[];
  exclusions: readonly string[];
  valid_until: string;
}

const VALID_UNTIL = '2027-03-31';

/** Whether a hospital of the seed does a treatment: it has the department, and what it takes. */
export function isDoneAt({ seed }: SeededHospital, treatment: TreatmentSeed): boolean {
  const { needs } = treatment.text;
  if (needs !== undefined && !seed.has.includes(needs)) return false;
  return departmentsOf(treatment).some((department) => seed.departments.includes(department));
}

/** Where a house stands between the cheapest and the dearest, 0 to 1: by what it costs to live in its city. */
const levelOf = ({ city }: SeededHospital): number => {
  const flat = city.lodging.find(({ tier }) => tier === 'serviced_flat');
  return Math.min(1, ((flat?.usd_min ?? 25) - 15) / 35);
};

const step = (usd: number): number => (usd >= 2000 ? 100 : usd >= 200 ? 10 : 5);
const rounded = (usd: number): number => Math.round(usd / step(usd)) * step(usd);

/** What a hospital asks for a treatment: within the indicative range of the list. */
function amounts(hospital: SeededHospital, treatment: TreatmentSeed): { usd_min: number; usd_max: number } {
  const { india_usd_min: least, india_usd_max: most } = treatment;
  const chance = new Chance(`price ${hospital.seed.slug} ${treatment.text.slug}`);
  const span = most - least;
  const from = least + span * Math.min(0.6, levelOf(hospital) * 0.35 + chance.next() * 0.25);
  const to = from + span * (0.2 + chance.next() * 0.2);
  const usd_min = Math.min(Math.max(rounded(from), least), most);
  return { usd_min, usd_max: Math.min(Math.max(rounded(to), usd_min), most) };
}

const STAY = (days: string): string =>
  days === '1'
    ? 'One night in a single room'
    : `${days.replace('-', ' to ')} days in a single room, intensive care where it is planned`;

/** Departments whose work is no operation. */
const WITHOUT_THEATRE: Readonly<Record<string, readonly string[]>> = {
  Diagnostics: ['The examination and what is used for it', 'The written result and the pictures on a disc'],
  Preventive: ['All tests of the list, breakfast', 'A talk with a physician about the results the same day'],
  Nephrology: ['The session with dialyser and tubing', 'A nurse at your side and a look by the kidney doctor'],
  Fertility: ['Scans and blood tests of the cycle', 'Collecting the eggs, the laboratory and one transfer'],
};

function inclusionsOf(treatment: TreatmentSeed): string[] {
  const { text, category, hospital_days: days } = treatment;
  const plain = WITHOUT_THEATRE[category];
  if (plain !== undefined) return [...plain, 'An interpreter at every appointment'];
  if (category === 'Dental')
    return ['The sittings, X-rays and the laboratory', 'Local anaesthesia', 'A check after a week'];
  if (text.slug === 'chemotherapy')
    return ['One cycle of common medicines', 'The chair or bed, nursing and blood tests of the day'];
  if (text.needs === 'linac' || text.needs === 'proton' || text.needs === 'cyberknife')
    return ['Planning scan and mask', 'Every session of the course', 'The weekly talk with the doctor'];
  return [
    'Surgeon, anaesthetist and theatre',
    days === null || days === '0' ? 'A bed for the day' : STAY(days),
    ...(category === 'Orthopaedics' ? ['The implant the quote names, with make and size'] : []),
    ...(category === 'Cardiac' ? ['The valve, stent or device the quote names'] : []),
    ...(text.slug === 'cochlear-implant' ? ['The device, and switching it on'] : []),
    'Tests before the operation and medicines of an ordinary course',
    'An interpreter at every appointment, one bed for a companion',
  ];
}

function exclusionsOf(treatment: TreatmentSeed): string[] {
  const { category, text, hospital_days: days } = treatment;
  return [
    ...(category === 'Fertility' ? ['Hormones, which depend on age and answer', 'Freezing and keeping embryos'] : []),
    ...(category === 'Transplant'
      ? ['Tests of more than one donor', 'Medicines against rejection after discharge']
      : []),
    ...(category === 'Oncology' ? ['Newer medicines, priced by the dose', 'Gene tests of the tumour'] : []),
    ...(category === 'Orthopaedics' ? ['Physiotherapy after discharge, USD 12 to 20 an hour'] : []),
    ...(text.slug === 'angioplasty' ? ['Every further stent, about USD 2,000'] : []),
    ...(days === null || days === '0' || days === '1' ? [] : ['Days beyond those planned, by the room rate']),
    'Treatment of other illnesses that are found',
    'Flights, visa, lodging and meals outside hospital',
  ];
}

function priceRow(hospital: SeededHospital, treatment: TreatmentSeed): PriceRow {
  return {
    hospital_id: hospital.id,
    treatment_id: treatment.id,
    ...amounts(hospital, treatment),
    hospital_days: treatment.hospital_days,
    total_days: treatment.total_days_in_india,
    inclusions: inclusionsOf(treatment),
    exclusions: exclusionsOf(treatment),
    valid_until: VALID_UNTIL,
  };
}

/** The price sheet of a hospital: a row for each treatment it does. */
export function priceRows(hospital: SeededHospital, treatments: readonly TreatmentSeed[]): PriceRow[] {
  return treatments
    .filter((treatment) => isDoneAt(hospital, treatment))
    .map((treatment) => priceRow(hospital, treatment));
}
