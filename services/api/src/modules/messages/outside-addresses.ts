import { isPhone } from '@ayana/contracts/rules';
import { type RawBuilder, sql } from 'kysely';
import { digitsOf } from '../messaging/index.js';

/** An address or a number as messages name it: lower case, or the digits after a plus. */
export function outsideAddress(typed: string): string {
  const text = typed.trim();
  return !text.includes('@') && isPhone(text) ? `+${digitsOf(text)}` : text.toLowerCase();
}

/** The addresses of a row of `users`, as `outsideAddress` writes them. */
export const addressesOf = (user: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`array[lower(${user}.email), '+' || regexp_replace(coalesce(${user}.phone, ''), '\\D', '', 'g')]`;
