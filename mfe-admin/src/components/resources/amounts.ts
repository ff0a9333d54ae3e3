import { LANGUAGE_TAGS, LANGUAGES } from '@ayana/contracts/catalogue';
import { formatLocale, listText, number } from '@ayana/contracts/language';
import { centsOf, wholeOf } from '@ayana/contracts/numbers';
import type { ResourceKind } from '@ayana/contracts/operations';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { moneyText } from '@ayana/shared-ui/money';
import { clockTime, dayKey, fullMoment, shortDate, shortMoment } from '@ayana/shared-ui/time';
import { messages } from './messages';

/** Resources are in India: so are the times of the pages about them. */
export const ZONE = INDIA_ZONE;

/** How many; of a fund, money: it is kept in US cents. */
export const amountText = (kind: ResourceKind, quantity: number): string =>
  kind === 'fund' ? moneyText(quantity / 100) : number(quantity);

/** What a field of an amount holds; of a fund, dollars. */
export const fieldOf = (kind: ResourceKind, quantity: number): string =>
  String(kind === 'fund' ? quantity / 100 : quantity);

/** The amount a field means; null for what is none. */
export function amountOf(kind: ResourceKind, text: string): number | null {
  const amount = (kind === 'fund' ? centsOf(text) : wholeOf(text, { max: 999_999 })) ?? 0;
  return amount > 0 ? amount : null;
}

const NAMES = new Intl.DisplayNames(formatLocale(), { type: 'language' });

export const LANGUAGE_OPTIONS: readonly { value: string; label: string }[] = LANGUAGES.map((name) => {
  const value = LANGUAGE_TAGS[name];
  return { value, label: NAMES.of(value) ?? name };
});

export const languagesText = (tags: readonly string[]): string =>
  listText(tags.map((tag) => LANGUAGE_OPTIONS.find(({ value }) => value === tag)?.label ?? tag));

/** `Thu 10:00 to Thu 14:00`, by the clock of India. */
export function timesText(from_at: string, until_at: string, now: Date): string {
  const [from, until] = [new Date(from_at), new Date(until_at)];
  const isOneDay = shortDate(from, now, ZONE) === shortDate(until, now, ZONE);
  return messages.range(momentText(from, now), isOneDay ? clockTime(until, ZONE) : momentText(until, now));
}

/** Day and time, short: a list has little room. */
export const momentText = (at: Date, now: Date): string => {
  const short = shortMoment(at, now, ZONE);
  return short.includes(':') ? short : `${short} ${clockTime(at, ZONE)}`;
};

export function wholeTimes(from_at: string, until_at: string): string {
  const [from, until] = [new Date(from_at), new Date(until_at)];
  const isOneDay = dayKey(from, ZONE) === dayKey(until, ZONE);
  return messages.range(fullMoment(from, ZONE), isOneDay ? clockTime(until, ZONE) : fullMoment(until, ZONE));
}
