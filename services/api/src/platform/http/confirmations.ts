import { type ChangedPrice, type Doubt, doubtText } from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import type { FieldError } from '@ayana/contracts/problems';
import { ApiHeader } from '@nestjs/swagger';
import { AppError } from '../app-error.js';
import { isConfirmedRequest } from '../requests/current-request.js';
import { FIELD_LABELS, type FieldLabel } from './input/field-labels.js';
import { REFUSAL_MESSAGES } from './problems/messages.js';

/** `$4,500.50` from US cents, in the language of the reader. */
export const usd = (cents: number): string =>
  new Intl.NumberFormat(formatLocale('en-US'), {
    style: 'currency',
    currency: 'USD',
    ...(cents % 100 === 0 ? { maximumFractionDigits: 0 } : {}),
  }).format(cents / 100);

/** A price in whole dollars that is changed. */
export const dollarPrice = (
  field: string,
  label: FieldLabel,
  typed: number | null | undefined,
  usual: number | null | undefined,
): ChangedPrice => ({
  field,
  label: FIELD_LABELS[label],
  typed: typed == null ? null : typed * 100,
  usual: usual == null ? null : usual * 100,
});

/** A route that asks about doubtful amounts or times before it keeps them. */
export const ApiConfirmed = (): MethodDecorator =>
  ApiHeader({
    name: 'Confirmed',
    required: false,
    description:
      'Amounts and times that are most likely a slip are refused with 409 `needs_confirmation`, each with its field; `true` says that a person was asked.',
    schema: { type: 'string', enum: ['true'] },
  });

/**
 * Amounts that are most likely a slip are kept only when the person was asked about them.
 * @throws AppError `needs_confirmation` with each field, unless the request says so
 */
export const askAbout = (doubts: readonly Doubt[]): void =>
  askFirst(doubts.map((doubt) => ({ field: doubt.field, message: doubtText(doubt, usd) })));

/**
 * Anything doubtful, said in words, is kept only when the person was asked about it.
 * @throws AppError `needs_confirmation` with each field, unless the request says so
 */
export function askFirst(errors: readonly FieldError[]): void {
  if (errors.length === 0 || isConfirmedRequest()) return;
  throw new AppError('needs_confirmation', REFUSAL_MESSAGES.needs_confirmation, { errors });
}
