import {
  EMAIL_LIMIT,
  hasInnerMarks,
  hasUnsafeMarkup,
  isCalendarDate,
  isEmail,
  isHttpsAddress,
  isPhone,
  normaliseDigits,
  sanitise,
  TEXT_LIMIT,
  WEB_ADDRESS_LIMIT,
} from '@ayana/contracts/rules';
import { PASSWORD_MAX, PASSWORD_MESSAGES, PASSWORD_MIN, passwordProblem } from '@ayana/contracts/identity';
import { isClockTime } from '@ayana/contracts/notifications';
import { doubtfulNumber } from '@ayana/contracts/numbers';
import { latinNameProblem, printProblem } from '@ayana/contracts/papers';
import { isTimeZone, isUtcOffset } from '@ayana/contracts/places';
import { isUUID } from 'class-validator';
import { type Convert, field, type FieldOptions } from './field.js';
import { FIELD_MESSAGES } from './messages.js';

/** Longest text of one line, in characters: a name, a place, a number. */
const SHORT_TEXT = 200;

const same: Convert = (value) => value;
const unchanged = (text: string): string => text;
/** Read with the digits of any script. */
const digits = <Options extends FieldOptions>(options: Options): Options => ({ prepare: normaliseDigits, ...options });
const clean: Convert = (value) => sanitise(String(value));

/** Whether a text has content after sanitising; `"<>"` does not. */
const hasContent = (value: string): boolean => sanitise(value) !== '';

function textProblem(label: string, value: unknown, max: number, isOneLine = max <= SHORT_TEXT): string | null {
  if (typeof value !== 'string') return FIELD_MESSAGES.text(label);
  if (value.length > max) return FIELD_MESSAGES.too_long(label, max);
  if (hasUnsafeMarkup(value)) return FIELD_MESSAGES.unsafe(label);
  // Long texts are pasted from chats, which put such marks around names.
  if (isOneLine && hasInnerMarks(value)) return FIELD_MESSAGES.marks(label);
  return null;
}

/**
 * Free text: at most 1000 characters, or `max` if lower; no unsafe markup; stored sanitised (spec section 5).
 * @param printed on a letter, a label or a prescription: letters that cannot be drawn are refused
 * @param measures a strength or a dose: a number in it that can be read in two ways is refused
 */
export function TextField({
  max = TEXT_LIMIT,
  oneLine,
  printed = false,
  measures = false,
  ...options
}: FieldOptions & { max?: number; oneLine?: boolean; printed?: boolean; measures?: boolean }): PropertyDecorator {
  // What is stored is cut there.
  if (max > TEXT_LIMIT) throw new RangeError(`A text has at most ${TEXT_LIMIT} characters`);
  return field(
    options,
    (value, label) => {
      const problem = textProblem(label, value, max, oneLine);
      if (problem !== null) return problem;
      const refused =
        (printed ? printProblem(String(value)) : undefined) ?? (measures ? doubtfulNumber(String(value)) : undefined);
      if (refused !== undefined) return `${label}: ${refused}`;
      return options.optional || hasContent(String(value))
        ? null
        : (options.missing?.() ?? FIELD_MESSAGES.required(label));
    },
    { type: 'string', maxLength: max },
    clean,
  );
}

/** Words that are looked for: the digits of any script are read, and marks that nobody sees are left out by `search_text`. */
export const SearchField = (options: FieldOptions & { max?: number }): PropertyDecorator =>
  TextField({ oneLine: false, ...digits(options) });

/** Names are compared and printed: no mark that nobody sees is in them. */
const NAME = { oneLine: true } as const;

/** A given name, or the whole name of a person who has one only. */
export const FirstNameField = (options: Partial<FieldOptions> = {}): PropertyDecorator =>
  TextField({ ...NAME, label: 'First name', missing: () => FIELD_MESSAGES.missing.first_name, ...options });

/** A family name; empty for a person who has one name only, which the form asks. */
export const LastNameField = (options: Partial<FieldOptions> = {}): PropertyDecorator =>
  TextField({
    ...NAME,
    label: 'Last name',
    missing: () => FIELD_MESSAGES.missing.last_name,
    mayBeEmpty: true,
    description: 'Empty: the person has one name only.',
    ...options,
  });

/** A name as in a passport: Latin letters, and what names have between them. Others are named. */
export const LatinNameField = ({ max, ...options }: FieldOptions & { max: number }): PropertyDecorator =>
  field(
    options,
    (value, label) => {
      const problem = textProblem(label, value, max, true);
      if (problem !== null) return problem;
      const refused = latinNameProblem(String(value));
      return refused === undefined ? null : `${label}: ${refused}`;
    },
    { type: 'string', maxLength: max },
    clean,
  );

/** The number of a passport, on paper as it was typed, with the digits of any script. */
export const PassportField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  TextField({ ...digits(options), oneLine: true, printed: true });

/** A long text of the staff in our Markdown, which knows no HTML: kept as it is written, without the spaces around it. */
export const MarkdownField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  field(
    options,
    (value, label) => {
      const problem = textProblem(label, value, options.max);
      if (problem !== null) return problem;
      return String(value).trim() === '' ? (options.missing?.() ?? FIELD_MESSAGES.required(label)) : null;
    },
    { type: 'string', maxLength: options.max },
    (value) => String(value).replaceAll('\r\n', '\n').trim(),
  );

/** A secret: text of at most `max` characters (an emoji counts as one), used unchanged. */
export const SecretField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  field(
    { prepare: unchanged, ...options },
    (value, label) =>
      typeof value === 'string' && value.length > 0 && Array.from(value).length <= options.max
        ? null
        : FIELD_MESSAGES.secret(label, options.max),
    { type: 'string', maxLength: options.max, format: 'password' },
    same,
  );

/** A new password, by the contracts' rule of its length. The service refuses common ones. */
export const NewPasswordField = (options: FieldOptions): PropertyDecorator =>
  field(
    { prepare: unchanged, missing: () => PASSWORD_MESSAGES.missing, ...options },
    (value, label) => (typeof value === 'string' ? passwordProblem(value) : FIELD_MESSAGES.text(label)),
    { type: 'string', minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX, format: 'password' },
    same,
  );

/** A box that must be ticked. */
export const AgreementField = (options: FieldOptions & { missing: () => string }): PropertyDecorator =>
  field(options, (value) => (value === true ? null : options.missing()), { type: 'boolean', enum: [true] }, same);

/** An e-mail address, stored as typed but for the marks around it. Rows are looked up by its lower case. */
export const EmailField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value, label) => {
      if (isEmail(value)) return null;
      return FIELD_MESSAGES.email(label, EMAIL_LIMIT);
    },
    { type: 'string', format: 'email', maxLength: EMAIL_LIMIT },
    same,
  );

export const PhoneField = (options: FieldOptions): PropertyDecorator =>
  field(
    digits(options),
    (value, label) => (isPhone(value) ? null : FIELD_MESSAGES.phone(label)),
    { type: 'string', example: '+880 1712 345678' },
    same,
  );

/** A whole `https:` address, stored as typed. */
export const HttpsField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value, label) => {
      const address = typeof value === 'string' ? value.trim() : value;
      return isHttpsAddress(address) && URL.canParse(address) ? null : FIELD_MESSAGES.https(label, WEB_ADDRESS_LIMIT);
    },
    { type: 'string', format: 'uri', pattern: '^https://', maxLength: WEB_ADDRESS_LIMIT },
    (value) => String(value).trim(),
  );

/** A calendar day. Whether it is past depends on the visitor's zone, so the service checks that. */
export const DateField = (options: FieldOptions): PropertyDecorator =>
  field(
    digits(options),
    (value, label) => (isCalendarDate(value) ? null : FIELD_MESSAGES.date(label)),
    { type: 'string', format: 'date' },
    same,
  );

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

/** An instant (ISO 8601 with its offset), or a calendar day, which begins at midnight UTC. */
export const MomentField = (options: FieldOptions): PropertyDecorator =>
  field(
    digits(options),
    (value, label) =>
      isCalendarDate(value) || (typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)))
        ? null
        : FIELD_MESSAGES.moment(label),
    { type: 'string', example: '2026-12-31T09:30:00Z' },
    same,
  );

export const ChoiceField = (options: FieldOptions & { of: readonly string[] }): PropertyDecorator =>
  field(
    options,
    (value, label) =>
      options.of.some((each) => each === value) ? null : FIELD_MESSAGES.choice(label, options.of.join(', ')),
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
    (value, label) => {
      const values = several(value);
      if (values.length > options.max) return FIELD_MESSAGES.too_many(label, options.max);
      if (options.of === undefined)
        return values.every((each) => typeof each === 'string' && each.length <= 60)
          ? null
          : FIELD_MESSAGES.short_texts(label);
      const { of } = options;
      return values.every((each) => of.some((one) => one === each))
        ? null
        : FIELD_MESSAGES.choice(label, of.join(', '));
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
    (value, label) => (isUtcOffset(value) ? null : FIELD_MESSAGES.offset(label)),
    { type: 'string', example: 'UTC+05:30' },
    same,
  );

export const ZoneField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value, label) => (isTimeZone(value) ? null : FIELD_MESSAGES.zone(label)),
    { type: 'string', example: 'Asia/Dhaka' },
    same,
  );

/** A time of the day, by the clock of a zone that another field names. */
export const ClockTimeField = (options: FieldOptions): PropertyDecorator =>
  field(
    digits(options),
    (value, label) => (isClockTime(value) ? null : FIELD_MESSAGES.clock_time(label)),
    { type: 'string', example: '22:00' },
    same,
  );

export const IdField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value, label) => (isUUID(value) ? null : FIELD_MESSAGES.id(label)),
    { type: 'string', format: 'uuid' },
    same,
  );

/** A whole number in a query string or a body. */
export const IntegerField = (
  options: FieldOptions & { min: number; max: number; fallback?: number },
): PropertyDecorator =>
  field(
    digits(options),
    (value, label) => {
      const text = typeof value === 'number' ? String(value) : value;
      const whole =
        typeof text === 'string' &&
        /^-?\d{1,9}$/.test(text) &&
        Number(text) >= options.min &&
        Number(text) <= options.max;
      return whole ? null : FIELD_MESSAGES.integer(label, options.min, options.max);
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
    (value, label) =>
      typeof value === 'number' && value >= options.min && value <= options.max
        ? null
        : FIELD_MESSAGES.number(label, options.min, options.max),
    { type: 'number', minimum: options.min, maximum: options.max },
    same,
  );

/** A text that is kept as it was written, also where it has signs such as `<`: the result of a test. Shown as text only. */
export const AsWrittenField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  field(
    options,
    (value, label) => textProblem(label, value, options.max),
    { type: 'string', maxLength: options.max },
    (value) => String(value).trim(),
  );

/** A number, or a text that has one as people write it: `5.04`, `<0.01`. Kept as it is. */
export const WrittenNumberField = (
  options: FieldOptions & { min: number; max: number; length: number },
): PropertyDecorator =>
  field(
    options,
    (value, label) => {
      if (typeof value === 'string') return textProblem(label, value, options.length);
      return typeof value === 'number' && value >= options.min && value <= options.max
        ? null
        : FIELD_MESSAGES.number(label, options.min, options.max);
    },
    {
      oneOf: [
        { type: 'number', minimum: options.min, maximum: options.max },
        { type: 'string', maxLength: options.length },
      ],
    },
    same,
  );

/** A machine-made name: at most `max` characters of a pattern. */
export const NameField = (options: FieldOptions & { pattern: RegExp; max: number }): PropertyDecorator =>
  field(
    digits(options),
    (value, label) =>
      typeof value === 'string' && value.length <= options.max && options.pattern.test(value)
        ? null
        : FIELD_MESSAGES.name(label, options.max),
    { type: 'string', maxLength: options.max, pattern: options.pattern.source },
    same,
  );

export const FlagField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    (value, label) =>
      ['true', 'false', true, false].some((each) => each === value) ? null : FIELD_MESSAGES.flag(label),
    { type: 'boolean' },
    (value) => value === true || value === 'true',
  );

/** A list of short texts, at most `max` of at most `length` characters; stored sanitised. */
export const TextsField = (options: FieldOptions & { max: number; length: number }): PropertyDecorator =>
  field(
    options,
    (value) => {
      if (!Array.isArray(value) || value.length > options.max)
        return `${options.label} must be a list of at most ${options.max} texts.`;
      const problem = value
        .map((each: unknown) => textProblem(options.label, each, options.length))
        .find((each) => each !== null);
      return problem ?? (value.every(hasContent) ? null : `${options.label} must not be empty.`);
    },
    { type: 'array', items: { type: 'string', maxLength: options.length }, maxItems: options.max },
    (value) => (value as string[]).map(clean),
  );

/** A list of ids, at most `max`. */
export const IdsField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  field(
    options,
    (value, label) =>
      Array.isArray(value) && value.length <= options.max && value.every((each) => isUUID(each))
        ? null
        : FIELD_MESSAGES.ids(label, options.max),
    { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: options.max },
    same,
  );

/** An object of details, at most `max` characters as JSON; strings in it are stored unchanged and displayed as text. */
export const DetailsField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  field(
    options,
    (value, label) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      JSON.stringify(value).length <= options.max
        ? null
        : FIELD_MESSAGES.details(label, options.max),
    { type: 'object', additionalProperties: true },
    same,
  );
