import {
  EMAIL_LIMIT,
  hasUnsafeMarkup,
  isCalendarDate,
  isEmail,
  isPhone,
  sanitise,
  TEXT_LIMIT,
} from '@ayana/contracts/rules';
import { PASSWORD_MAX, PASSWORD_MESSAGES, PASSWORD_MIN, passwordProblem } from '@ayana/contracts/identity';
import { isTimeZone, isUtcOffset } from '@ayana/contracts/places';
import { isUUID } from 'class-validator';
import { type Convert, field, type FieldOptions } from './field.js';

const same: Convert = (value) => value;
const clean: Convert = (value) => sanitise(String(value));

/** Whether a text has content after sanitising; `"<>"` does not. */
const hasContent = (value: string): boolean => sanitise(value) !== '';

function textProblem(label: string, value: unknown, max: number): string | null {
  if (typeof value !== 'string') return `${label} must be text.`;
  if (value.length > max) return `${label} must be at most ${max} characters.`;
  if (hasUnsafeMarkup(value)) return `${label} must not contain scripts or embedded frames.`;
  return null;
}

/** Free text: at most 1000 characters, or `max` if lower; no unsafe markup; stored sanitised (spec section 5). */
export const TextField = ({ max = TEXT_LIMIT, ...options }: FieldOptions & { max?: number }): PropertyDecorator =>
  field(
    options,
    (value) => {
      const problem = textProblem(options.label, value, max);
      if (problem !== null) return problem;
      return options.optional || hasContent(String(value))
        ? null
        : (options.missing ?? `${options.label} is required.`);
    },
    { type: 'string', maxLength: max },
    clean,
  );

/** A secret: text of at most `max` characters (an emoji counts as one), used unchanged. */
export const SecretField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  field(
    options,
    (value) =>
      typeof value === 'string' && value.length > 0 && Array.from(value).length <= options.max
        ? null
        : `${options.label} must be text of at most ${options.max} characters.`,
    { type: 'string', maxLength: options.max, format: 'password' },
    same,
  );

/** A new password, by the contracts' rule of its length. The service refuses common ones. */
export const NewPasswordField = (options: FieldOptions): PropertyDecorator =>
  field(
    { missing: PASSWORD_MESSAGES.missing, ...options },
    (value) => (typeof value === 'string' ? passwordProblem(value) : `${options.label} must be text.`),
    { type: 'string', minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX, format: 'password' },
    same,
  );

/** A box that must be ticked. */
export const AgreementField = (options: FieldOptions & { missing: string }): PropertyDecorator =>
  field(options, (value) => (value === true ? null : options.missing), { type: 'boolean', enum: [true] }, same);

/** An e-mail address, stored as typed. Rows are looked up by its lower case. */
export const EmailField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value) => {
      if (isEmail(typeof value === 'string' ? value.trim() : value)) return null;
      return `${options.label} must be a valid email address of at most ${EMAIL_LIMIT} characters.`;
    },
    { type: 'string', format: 'email', maxLength: EMAIL_LIMIT },
    (value) => String(value).trim(),
  );

export const PhoneField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value) =>
      isPhone(typeof value === 'string' ? value.trim() : value)
        ? null
        : `${options.label} must be a phone number of 8 to 16 digits that does not start with 0, like +254 712 345 678.`,
    { type: 'string', example: '+880 1712 345678' },
    (value) => String(value).trim(),
  );

/** A calendar day. Whether it is past depends on the visitor's zone, so the service checks that. */
export const DateField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value) => (isCalendarDate(value) ? null : `${options.label} must be a date such as 2026-12-31.`),
    { type: 'string', format: 'date' },
    same,
  );

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

/** An instant (ISO 8601 with its offset), or a calendar day, which begins at midnight UTC. */
export const MomentField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value) =>
      isCalendarDate(value) || (typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)))
        ? null
        : `${options.label} must be a day such as 2026-12-31 or a moment such as 2026-12-31T09:30:00Z.`,
    { type: 'string', example: '2026-12-31T09:30:00Z' },
    same,
  );

export const ChoiceField = (options: FieldOptions & { of: readonly string[] }): PropertyDecorator =>
  field(
    options,
    (value) =>
      options.of.some((each) => each === value) ? null : `${options.label} must be one of: ${options.of.join(', ')}.`,
    { type: 'string', enum: [...options.of] },
    same,
  );

const several = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each: unknown) =>
    typeof each === 'string' ? each.split(',') : each,
  );

/** One or several of a set of choices, in a query string: repeated, or separated by commas. */
export const ChoicesField = (options: FieldOptions & { of?: readonly string[]; max: number }): PropertyDecorator =>
  field(
    options,
    (value) => {
      const values = several(value);
      if (values.length > options.max) return `${options.label} must be at most ${options.max}.`;
      if (options.of === undefined)
        return values.every((each) => typeof each === 'string' && each.length <= 60)
          ? null
          : `${options.label} must be short texts.`;
      const { of } = options;
      return values.every((each) => of.some((one) => one === each))
        ? null
        : `${options.label} must be one of: ${of.join(', ')}.`;
    },
    {
      type: 'array',
      items: { type: 'string', ...(options.of === undefined ? {} : { enum: [...options.of] }) },
      maxItems: options.max,
    },
    several,
  );

/** An offset as the forms send it, such as `UTC+05:30`. */
export const OffsetField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value) => (isUtcOffset(value) ? null : `${options.label} must be an offset such as UTC+05:30.`),
    { type: 'string', example: 'UTC+05:30' },
    same,
  );

export const ZoneField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value) => (isTimeZone(value) ? null : `${options.label} must be an IANA time zone such as Asia/Kathmandu.`),
    { type: 'string', example: 'Asia/Dhaka' },
    same,
  );

export const IdField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value) => (isUUID(value) ? null : `${options.label} must be an id.`),
    { type: 'string', format: 'uuid' },
    same,
  );

/** A whole number in a query string or a body. */
export const IntegerField = (
  options: FieldOptions & { min: number; max: number; fallback?: number },
): PropertyDecorator =>
  field(
    options,
    (value) => {
      const digits = typeof value === 'number' ? String(value) : value;
      const whole =
        typeof digits === 'string' &&
        /^-?\d{1,9}$/.test(digits) &&
        Number(digits) >= options.min &&
        Number(digits) <= options.max;
      return whole ? null : `${options.label} must be a whole number from ${options.min} to ${options.max}.`;
    },
    {
      type: 'integer',
      minimum: options.min,
      maximum: options.max,
      ...(options.fallback === undefined ? {} : { default: options.fallback }),
    },
    Number,
  );

/** Rows of a page of a list (`fallback` by default). */
export const LimitField = (options: { fallback: number; max: number }): PropertyDecorator =>
  IntegerField({ label: 'Limit', optional: true, min: 1, ...options });

/** The cursor of the next page of a list. */
export const CursorField = (description = '`next_cursor` of the page before.'): PropertyDecorator =>
  TextField({ label: 'Cursor', optional: true, description });

/** A number with an optional fraction, as JSON. */
export const NumberField = (options: FieldOptions & { min: number; max: number }): PropertyDecorator =>
  field(
    options,
    (value) =>
      typeof value === 'number' && value >= options.min && value <= options.max
        ? null
        : `${options.label} must be a number from ${options.min} to ${options.max}.`,
    { type: 'number', minimum: options.min, maximum: options.max },
    same,
  );

/** A machine-made name: at most `max` characters of a pattern. */
export const NameField = (options: FieldOptions & { pattern: RegExp; max: number }): PropertyDecorator =>
  field(
    options,
    (value) =>
      typeof value === 'string' && value.length <= options.max && options.pattern.test(value)
        ? null
        : `${options.label} must be a name of at most ${options.max} characters.`,
    { type: 'string', maxLength: options.max, pattern: options.pattern.source },
    same,
  );

export const FlagField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value) =>
      ['true', 'false', true, false].some((each) => each === value) ? null : `${options.label} must be true or false.`,
    { type: 'boolean' },
    (value) => value === true || value === 'true',
  );

/** A list of ids, at most `max`. */
export const IdsField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  field(
    options,
    (value) =>
      Array.isArray(value) && value.length <= options.max && value.every((each) => isUUID(each))
        ? null
        : `${options.label} must be a list of at most ${options.max} ids.`,
    { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: options.max },
    same,
  );

/** An object of details, at most `max` characters as JSON; strings in it are stored unchanged and displayed as text. */
export const DetailsField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  field(
    options,
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      JSON.stringify(value).length <= options.max
        ? null
        : `${options.label} must be an object of at most ${options.max} characters.`,
    { type: 'object', additionalProperties: true },
    same,
  );
