import { SeededRandom } from './random.js';
import { SEEDED_HOSPITALS, type SeededHospital } from './hospital-rows.js';
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

/** Whether a seeded hospital offers a treatment: it has the department and the equipment. */
export function isDoneAt({ seed }: SeededHospital, treatment: TreatmentSeed): boolean {
  const { needs } = treatment.text;
  if (needs !== undefined && !seed.has.includes(needs)) return false;
  return departmentsOf(treatment).some((department) => seed.departments.includes(department));
}

/** A hospital's price level between the cheapest and the most expensive, 0 to 1: by the cost of living in its city. */
const levelOf = ({ city }: SeededHospital): number => {
  const flat = city.lodging.find(({ tier }) => tier === 'serviced_flat');
  return Math.min(1, ((flat?.usd_min ?? 25) - 15) / 35);
};

const step = (usd: number): number => (usd >= 2000 ? 100 : usd >= 200 ? 10 : 5);
const rounded = (usd: number): number => Math.round(usd / step(usd)) * step(usd);

/** A part of the indicative range, its ends from 0 to 1. */
interface Share {
  from: number;
  to: number;
}

/** A hospital's price share, before all hospitals are spread over the range. */
function shareOf(hospital: SeededHospital, { text }: TreatmentSeed): Share {
  const random = new SeededRandom(`price ${hospital.seed.slug} ${text.slug}`);
  const from = Math.min(0.6, levelOf(hospital) * 0.35 + random.next() * 0.25);
  return { from, to: from + 0.2 + random.next() * 0.2 };
}

const wholeShares = new Map<string, Share>();

/** The shares of the cheapest and of the most expensive hospital: they become the ends of the range. */
function wholeShareOf(treatment: TreatmentSeed): Share {
  const known = wholeShares.get(treatment.text.slug);
  if (known !== undefined) return known;
  const shares = SEEDED_HOSPITALS.filter((hospital) => isDoneAt(hospital, treatment)).map((hospital) =>
    shareOf(hospital, treatment),
  );
  const whole = { from: Math.min(...shares.map(({ from }) => from)), to: Math.max(...shares.map(({ to }) => to)) };
  wholeShares.set(treatment.text.slug, whole);
  return whole;
}

/**
 * A hospital's price of a treatment. The prices of all hospitals together cover exactly the range of the list, so that "from" is the same
 * number everywhere.
 */
function amounts(hospital: SeededHospital, treatment: TreatmentSeed): { usd_min: number; usd_max: number } {
  const { india_usd_min: least, india_usd_max: most } = treatment;
  const whole = wholeShareOf(treatment);
  const share = shareOf(hospital, treatment);
  const at = (place: number): number => {
    if (place === whole.from) return least;
    if (place === whole.to) return most;
    const usd = rounded(least + ((most - least) * (place - whole.from)) / (whole.to - whole.from));
    return Math.min(Math.max(usd, least), most);
  };
  const usd_min = at(share.from);
  return { usd_min, usd_max: Math.max(at(share.to), usd_min) };
}

const STAY = (days: string): string =>
  days === '1'
    ? 'One night in a single room'
    : `${days.replace('-', ' to ')} days in a single room, with intensive care if it is planned`;

/** Departments without operations. */
const WITHOUT_THEATRE: Readonly<Record<string, readonly string[]>> = {
  Diagnostics: ['The scan or examination, and everything used for it', 'The written result and the pictures on a disc'],
  Preventive: ['All tests on the list, and breakfast', 'A talk with a doctor about the results'],
  Nephrology: ['The session, with the filter and tubing', 'A nurse at your side and a visit by the kidney doctor'],
  Fertility: ['Scans and blood tests during the cycle', 'Collecting the eggs, the laboratory and one transfer'],
};

function inclusionsOf(treatment: TreatmentSeed): string[] {
  const { text, category, hospital_days: days } = treatment;
  const plain = WITHOUT_THEATRE[category];
  if (plain !== undefined) return [...plain, 'An interpreter at every appointment'];
  if (category === 'Dental')
    return ['The visits, X-rays and the laboratory', 'Local anaesthesia', 'A check-up after a week'];
  if (text.slug === 'chemotherapy')
    return ['One cycle of common medicines', 'The chair or bed, nursing care and blood tests on the day'];
  if (text.needs === 'linac' || text.needs === 'proton' || text.needs === 'cyberknife')
    return ['Planning scan and mask', 'Every session of the course', 'The weekly talk with the doctor'];
  return [
    'Surgeon, anaesthetist and operating theatre',
    days === null || days === '0' ? 'A bed for the day' : STAY(days),
    ...(category === 'Orthopaedics' ? ['The implant named in the quote, with make and size'] : []),
    ...(category === 'Cardiac' ? ['The valve, stent or device named in the quote'] : []),
    ...(text.slug === 'cochlear-implant' ? ['The device, and the visit when it is switched on'] : []),
    'Tests before the operation, and medicines if there are no complications',
    'An interpreter at every appointment, and a bed for one companion',
  ];
}

function exclusionsOf(treatment: TreatmentSeed): string[] {
  const { category, text, hospital_days: days } = treatment;
  return [
    ...(category === 'Fertility'
      ? ['Hormones. The dose depends on your age and your body', 'Freezing and storing embryos']
      : []),
    ...(category === 'Transplant'
      ? ['Tests of more than one donor', 'Medicines against rejection after discharge']
      : []),
    ...(category === 'Oncology' ? ['Newer medicines, which are charged by the dose', 'Gene tests of the tumour'] : []),
    ...(category === 'Orthopaedics' ? ['Physiotherapy after discharge, USD 12 to 20 an hour'] : []),
    ...(text.slug === 'angioplasty' ? ['Each extra stent, about USD 2,000'] : []),
    ...(days === null || days === '0' || days === '1' ? [] : ['Extra days in hospital, at the room rate']),
    'Treatment of other illnesses that doctors find',
    'Flights, visa, and your room and meals outside hospital',
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

/** The price list of a hospital: a row for each treatment it offers. */
export function priceRows(hospital: SeededHospital, treatments: readonly TreatmentSeed[]): PriceRow[] {
  return treatments
    .filter((treatment) => isDoneAt(hospital, treatment))
    .map((treatment) => priceRow(hospital, treatment));
}
