import { defineMessages } from '../language/index.ts';

/** Days as the catalogue shows them. */
const STAY_TEXTS = defineMessages('contracts/catalogue/stay', {
  day: '1 day',
  days: (days: string): string => `${days} days`,
  range: (least: string, most: string): string => `${least} to ${most} days`,
  no_night: 'no night in hospital',
  in_hospital: (days: string): string => `${days} in hospital`,
  visits: 'given visit by visit',
  in_india: (days: string): string => `${days} in India`,
  day_care: 'day care',
  per_visit: 'per visit',
});

/** Days as the catalogue stores them, `5-7` or `1`, in words: `5 to 7 days`, `1 day`. */
export function daysText(days: string): string {
  const [least = '', most] = days.split('-');
  if (days === '1') return STAY_TEXTS.day;
  return most === undefined ? STAY_TEXTS.days(least) : STAY_TEXTS.range(least, most);
}

/** `5 days in hospital`; an outpatient treatment has no night. @param days `0` for no stay */
export const hospitalStayText = (days: string): string =>
  days === '0' ? STAY_TEXTS.no_night : STAY_TEXTS.in_hospital(daysText(days));

/** `18 to 21 days in India`; a treatment in single visits needs no stay. @param days `0` for single visits */
export const indiaStayText = (days: string): string =>
  days === '0' ? STAY_TEXTS.visits : STAY_TEXTS.in_india(daysText(days));

/** As `hospitalStayText`, under a heading that already says "in hospital". */
export const hospitalDaysText = (days: string): string => (days === '0' ? STAY_TEXTS.day_care : daysText(days));

/** As `indiaStayText`, under a heading that already says "in India". */
export const indiaDaysText = (days: string): string => (days === '0' ? STAY_TEXTS.per_visit : daysText(days));
