import type { CaseSource } from '@ayana/contracts/analytics';
import { SeededRandom } from '../random.js';

const DAY = 24 * 60 * 60 * 1000;
const MINUTES = 60 * 1000;
/** Two years: one to look at, and the one before to compare it with. */
const DAYS = 730;
/** The rest of the demo life has the days since. */
const UNTIL = 28;

/** What the history is made of. */
export interface HistoryPlaces {
  treatments: readonly string[];
  hospitals: readonly string[];
  staff: readonly string[];
}

/** Countries and sources, each as often as its number. */
const COUNTRIES: readonly (readonly [string | null, number])[] = [
  ['Bangladesh', 28],
  ['Iraq', 14],
  ['Oman', 10],
  ['Kenya', 9],
  ['Nigeria', 8],
  ['Somalia', 7],
  ['Uzbekistan', 6],
  ['Nepal', 6],
  ['Sri Lanka', 5],
  ['Tanzania', 4],
  [null, 3],
];
const SOURCES: readonly (readonly [CaseSource, number])[] = [
  ['contact', 38],
  ['consultation', 30],
  ['video_consultation', 14],
  ['portal', 15],
  ['staff', 3],
];

/** In per cent: how many of those at a step take the next, and after how many days at the earliest and the latest. */
const STEPS: readonly (readonly [chance: number, from: number, to: number])[] = [
  [62, 0, 3],
  [84, 1, 6],
  [80, 1, 4],
  [86, 1, 5],
  [47, 3, 20],
  [88, 15, 60],
  [97, 1, 4],
  [90, 8, 20],
];
const FLAGS = ['pain', 'fever', 'wound', 'medicine', 'worry'] as const;

/** A row of `analytics_cases`, before its minutes are rounded and its month is known. */
export interface HistoryCase {
  number: number;
  at: Date;
  country: string | null;
  source: CaseSource;
  treatment_id: string | null;
  hospital_id: string | null;
  reached: number;
  first_answer_at: Date | null;
  opinion_at: Date | null;
  quote_at: Date | null;
  outcome: string | null;
  quotes_accepted: number;
  quotes_waiting: number;
  quotes_other_chosen: number;
  quotes_declined_with_words: number;
  quotes_declined_without_words: number;
  quotes_lapsed: number;
  quotes_withdrawn: number;
  check_ins: number;
  flagged: number;
  flag_pain: number;
  flag_fever: number;
  flag_wound: number;
  flag_medicine: number;
  flag_worry: number;
  manager_id: string | null;
  answered_by: string | null;
  journey_status: string | null;
}

/** Cases of the two years before now, more each month; none has come further than its age allows. All of it is invented. */
export function demoHistory(places: HistoryPlaces, now: Date): HistoryCase[] {
  const cases: HistoryCase[] = [];
  for (let day = DAYS; day > UNTIL; day -= 1) {
    const random = new SeededRandom(`demo history ${day}`);
    // From about one a day to about two and a half.
    const wanted = 1 + (1.5 * (DAYS - day)) / DAYS + random.next() - 0.5;
    for (let index = 0; index < Math.round(wanted); index += 1) {
      const at = new Date(now.getTime() - day * DAY - random.between(0, 23) * 60 * MINUTES);
      cases.push(oneCase(cases.length, at, now, random, places));
    }
  }
  return cases;
}

function oneCase(number: number, at: Date, now: Date, random: SeededRandom, places: HistoryPlaces): HistoryCase {
  const { treatments, hospitals, staff } = places;
  const times = timesOf(at, now, random);
  const reached = times.length;
  // Answers are soon, but for those of a weekend.
  const answer = new Date(
    at.getTime() + (random.in100(82) ? random.between(4, 420) : random.between(500, 2900)) * MINUTES,
  );
  const isAnswered = answer < now && (reached > 1 || random.in100(93));
  const manager = random.one(staff);
  const isOver = reached >= 9 || now.getTime() - at.getTime() > 120 * DAY;
  const answered = reached >= 9 ? random.between(1, 4) : 0;
  const flags = FLAGS.map((flag) => [flag, answered > 0 && random.in100(flag === 'worry' ? 12 : 5) ? 1 : 0] as const);
  const flagged = Math.min(answered, flags.filter(([, times_]) => times_ > 0).length);
  return {
    number,
    at,
    country: weighted(COUNTRIES, random),
    source: weighted(SOURCES, random),
    treatment_id: reached > 1 ? (treatments[Math.floor(treatments.length * random.next() ** 1.8)] ?? null) : null,
    hospital_id: reached >= 5 ? (hospitals[Math.floor(hospitals.length * random.next() ** 1.5)] ?? null) : null,
    reached,
    first_answer_at: isAnswered ? answer : null,
    opinion_at: times[3] ?? null,
    quote_at: times[4] ?? null,
    ...quotesOf(reached, isOver, random),
    check_ins: answered,
    flagged,
    flag_pain: countOf('pain'),
    flag_fever: countOf('fever'),
    flag_wound: countOf('wound'),
    flag_medicine: countOf('medicine'),
    flag_worry: countOf('worry'),
    manager_id: reached > 1 ? manager : null,
    answered_by: isAnswered ? manager : null,
    journey_status: reached > 1 ? (isOver ? 'closed' : 'open') : null,
  };

  function countOf(flag: (typeof FLAGS)[number]): number {
    return flags.find(([name]) => name === flag)?.[1] ?? 0;
  }
}

/** When each step was reached, of those that were. */
function timesOf(at: Date, now: Date, random: SeededRandom): Date[] {
  const times = [at];
  for (const [chance, from, to] of STEPS) {
    const last = times.at(-1) ?? at;
    const next = new Date(last.getTime() + random.between(from * 24, to * 24) * 60 * MINUTES);
    if (!random.in100(chance) || next > now) break;
    times.push(next);
  }
  return times;
}

/** What became of the offers: two hospitals make one each. */
function quotesOf(reached: number, isOver: boolean, random: SeededRandom) {
  const nothing = {
    outcome: null as string | null,
    quotes_accepted: 0,
    quotes_waiting: 0,
    quotes_other_chosen: 0,
    quotes_declined_with_words: 0,
    quotes_declined_without_words: 0,
    quotes_lapsed: 0,
    quotes_withdrawn: 0,
  };
  if (reached < 5) return nothing;
  const second = random.in100(70) ? 1 : 0;
  if (reached > 5) return { ...nothing, outcome: 'accepted', quotes_accepted: 1, quotes_other_chosen: second };
  if (!isOver) return { ...nothing, outcome: 'waiting', quotes_waiting: 1 + second };
  if (random.in100(55)) {
    const hasWords = random.in100(60);
    return {
      ...nothing,
      outcome: 'declined',
      quotes_declined_with_words: hasWords ? 1 : 0,
      quotes_declined_without_words: hasWords ? second : 1 + second,
    };
  }
  const withdrawn = random.in100(15) ? 1 : 0;
  return { ...nothing, outcome: 'lapsed', quotes_lapsed: 1 + second - withdrawn, quotes_withdrawn: withdrawn };
}

/** One of a list, each as often as its number. */
export function weighted<Item>(items: readonly (readonly [Item, number])[], random: SeededRandom): Item {
  let left = random.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  throw new RangeError('Nothing to choose from');
}
