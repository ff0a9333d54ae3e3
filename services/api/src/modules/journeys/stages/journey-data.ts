import type { FieldError } from '@ayana/contracts/problems';
import { isISO8601, isUUID } from 'class-validator';
import { refusedFields } from '../../../platform/app-error.js';
import { JOURNEY_MESSAGES as messages } from '../messages.js';

type Data = Readonly<Record<string, unknown>>;

/** The keys of `journey_data` that the product itself reads or writes, and what each must be. Others are kept as they are. */
const KNOWN: Readonly<Record<string, { fits: (value: unknown) => boolean; wrong: string }>> = {
  language: { fits: (value) => typeof value === 'string', wrong: messages.data_text },
  deposit: { fits: isDeposit, wrong: messages.data_deposit },
  arrival_watch: { fits: isBoolean, wrong: messages.data_boolean },
  family_updates: { fits: isBoolean, wrong: messages.data_boolean },
  closes_later: { fits: isBoolean, wrong: messages.data_boolean },
  daily_check_ins: { fits: isBoolean, wrong: messages.data_boolean },
};

/**
 * @param field of the request that carries the data
 * @throws AppError `invalid_fields`, which names each known key of another type
 */
export function refuseUnfitData(field: string, data: Data | undefined): void {
  const faults = Object.entries(data ?? {}).flatMap(([key, value]): FieldError[] => {
    const known = Object.hasOwn(KNOWN, key) ? KNOWN[key] : undefined;
    return known === undefined || known.fits(value) ? [] : [{ field: `${field}.${key}`, message: known.wrong }];
  });
  if (faults.length > 0) throw refusedFields(faults);
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isDeposit(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { quote_id, amount, currency, recorded_at }: Data = { ...value };
  return (
    (quote_id === undefined || quote_id === null || isUUID(quote_id)) &&
    Number.isSafeInteger(amount) &&
    Number(amount) > 0 &&
    currency === 'USD' &&
    (recorded_at === undefined || isISO8601(recorded_at))
  );
}
