import { instantAt } from '@ayana/contracts/places';
import { clockKey, dayKey } from '@ayana/shared-ui/time';

/** What an input of a date and a time holds, by the clock of a zone. */
export const inputOf = (at: Date | string, zone: string): string => {
  const date = new Date(at);
  return `${dayKey(date, zone)}T${clockKey(date, zone)}`;
};

/** The instant that an input means, by the clock of a zone; empty for what is no time. */
export function instantOf(value: string, zone: string): string {
  const [, day = '', hours = '', minutes = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(value) ?? [];
  return day === '' ? '' : instantAt(day, Number(hours) * 60 + Number(minutes), zone).toISOString();
}
