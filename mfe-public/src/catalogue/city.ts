import type { components } from '@ayana/contracts/api';

export type City = components['schemas']['CityDto'];
export type Season = City['climate'][number];

/** The highest usual temperature in which a patient should walk outside, in degrees. */
const MILD_C = 31;

/** Whether a season is mild and dry. */
export const isGood = ({ high_c, note }: Season): boolean => high_c <= MILD_C && !/\brain|shower/i.test(note);

/** The good months of a city as text: `January and February`; several periods are joined. */
export const goodMonths = (climate: readonly Season[]): string =>
  climate
    .filter(isGood)
    .map(({ months }) => months)
    .join(', ');

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export type Month = (typeof MONTHS)[number];

/** The months of a season: `December to February` are three, `May and June` two. */
export function monthsOf(months: string): Month[] {
  const [first = '', last = first] = months.split(/ to | and /);
  const from = MONTHS.findIndex((month) => month === first);
  const to = MONTHS.findIndex((month) => month === last);
  if (from < 0 || to < 0) return [];
  const count = ((to - from + MONTHS.length) % MONTHS.length) + 1;
  return Array.from({ length: count }, (_, index) => MONTHS[(from + index) % MONTHS.length] ?? 'January');
}

/** The months of the year, each with its season or null. */
export function yearOf(climate: readonly Season[]): readonly { month: Month; season: Season | null }[] {
  return MONTHS.map((month) => ({
    month,
    season: climate.find(({ months }) => monthsOf(months).includes(month)) ?? null,
  }));
}
