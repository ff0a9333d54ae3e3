import {
  EMAIL_LIMIT,
  hasInnerMarks,
  hasUnsafeMarkup,
  isCalendarDate,
  isEmail,
  isHttpsAddress,
  isPhone,
  normalise,
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
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  IsUUID,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { type Convert, field, type FieldOptions, isEmpty, ofTexts, Rule, says } from './field.js';
import { FIELD_MESSAGES as messages } from './messages.js';

/** Longest text of one line, in characters: a name, a place, a number. */
const SHORT_TEXT = 200;

/** Kept as it was sent, also the spaces around it. */
const unchanged: Convert = (value) => value;
/** Read with the digits of any script. */
const digits = <Options extends FieldOptions>(options: Options): Options => ({
  prepare: ofTexts(normaliseDigits),
  ...options,
});
const clean: Convert = (value) => sanitise(String(value));
const trimmed: Convert = (value) => String(value).trim();

/** Whether a text has content after sanitising; `"<>"` does not. */
const hasContent = (value: string): boolean => sanitise(value) !== '';

/** Characters are counted as the forms of browsers count them: an emoji is two. MaxLength of class-validator counts one. */
function textProblem(label: string, value: unknown, max: number, isOneLine = max <= SHORT_TEXT): string | null {
  if (typeof value !== 'string') return messages.text(label);
  if (value.length > max) return messages.too_long(label, max);
  if (hasUnsafeMarkup(value)) return messages.unsafe(label);
  // Long texts are pasted from chats, which put such marks around names.
  if (isOneLine && hasInnerMarks(value)) return messages.marks(label);
  return null;
}

interface TextOptions extends FieldOptions {
  max: number;
  oneLine?: boolean | undefined;
}

/** The rules of every text, then that of what it is. */
const ofText = (
  { max, oneLine, ...options }: TextOptions,
  problem: (text: string, label: string) => string | null | undefined = () => null,
): PropertyDecorator[] => [
  IsString(says(options, (label) => messages.text(label))),
  Rule(options, (value, label) => textProblem(label, value, max, oneLine) ?? problem(String(value), label)),
];

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
  const rules = ofText({ ...options, max, oneLine }, (text, label) => {
    const refused = (printed ? printProblem(text) : undefined) ?? (measures ? doubtfulNumber(text) : undefined);
    if (refused !== undefined) return `${label}: ${refused}`;
    return options.optional || hasContent(text) ? null : (options.missing?.() ?? messages.required(label));
  });
  return field(options, { type: 'string', maxLength: max }, rules, clean);
}

/** Words that are looked for: the digits of any script are read, and marks that nobody sees are left out by `search_text`. */
export const SearchField = (options: FieldOptions & { max?: number }): PropertyDecorator =>
  TextField({ oneLine: false, ...digits(options) });

/** Names are compared and printed: no mark that nobody sees is in them. */
const NAME = { oneLine: true } as const;

/** A given name, or the whole name of a person who has one only. */
export const FirstNameField = (options: Partial<FieldOptions> = {}): PropertyDecorator =>
  TextField({ ...NAME, label: 'First name', missing: () => messages.missing.first_name, ...options });

/** A family name; empty for a person who has one name only, which the form asks. */
export const LastNameField = (options: Partial<FieldOptions> = {}): PropertyDecorator =>
  TextField({
    ...NAME,
    label: 'Last name',
    missing: () => messages.missing.last_name,
    mayBeEmpty: true,
    description: 'Empty: the person has one name only.',
    ...options,
  });

/** A name as in a passport: Latin letters, and what names have between them. Others are named. */
export const LatinNameField = ({ max, ...options }: FieldOptions & { max: number }): PropertyDecorator => {
  const rules = ofText({ ...options, ...NAME, max }, (name, label) => {
    const refused = latinNameProblem(name);
    return refused === undefined ? null : `${label}: ${refused}`;
  });
  return field(options, { type: 'string', maxLength: max }, rules, clean);
};

/** The number of a passport, on paper as it was typed, with the digits of any script. */
export const PassportField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  TextField({ ...digits(options), oneLine: true, printed: true });

/** A long text of the staff in our Markdown, which knows no HTML: kept as it is written, without the spaces around it. */
export const MarkdownField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  field(
    options,
    { type: 'string', maxLength: options.max },
    ofText(options, (text, label) => (text.trim() === '' ? (options.missing?.() ?? messages.required(label)) : null)),
    (value) => String(value).replaceAll('\r\n', '\n').trim(),
  );

/** A secret: text of at most `max` characters (an emoji counts as one), used unchanged. */
export const SecretField = ({ max, ...options }: FieldOptions & { max: number }): PropertyDecorator =>
  field({ prepare: unchanged, ...options }, { type: 'string', maxLength: max, format: 'password' }, [
    IsString(says(options, (label) => messages.secret(label, max))),
    Rule(options, (value, label) => (Array.from(String(value)).length <= max ? null : messages.secret(label, max))),
  ]);

/** A new password, by the contracts' rule of its length. The service refuses common ones. */
export const NewPasswordField = (options: FieldOptions): PropertyDecorator =>
  field(
    { prepare: unchanged, missing: () => PASSWORD_MESSAGES.missing, ...options },
    { type: 'string', minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX, format: 'password' },
    [
      IsString(says(options, (label) => messages.text(label))),
      Rule(options, (value) => passwordProblem(String(value))),
    ],
  );

/** A box that must be ticked. */
export const AgreementField = (options: FieldOptions & { missing: () => string }): PropertyDecorator =>
  field(options, { type: 'boolean', enum: [true] }, [
    Equals(
      true,
      says(options, () => options.missing()),
    ),
  ]);

/** An e-mail address, stored as typed but for the marks around it. Rows are looked up by its lower case. */
export const EmailField = (options: FieldOptions): PropertyDecorator =>
  field(options, { type: 'string', format: 'email', maxLength: EMAIL_LIMIT }, [
    Rule(options, (value, label) => (isEmail(value) ? null : messages.email(label, EMAIL_LIMIT))),
  ]);

export const PhoneField = (options: FieldOptions): PropertyDecorator =>
  field(digits(options), { type: 'string', example: '+880 1712 345678' }, [
    Rule(options, (value, label) => (isPhone(value) ? null : messages.phone(label))),
  ]);

const isAddress = (value: unknown): boolean => isHttpsAddress(value) && URL.canParse(value);

/** A whole `https:` address, stored as typed. */
export const HttpsField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    { type: 'string', format: 'uri', pattern: '^https://', maxLength: WEB_ADDRESS_LIMIT },
    [Rule(options, (value, label) => (isAddress(value) ? null : messages.https(label, WEB_ADDRESS_LIMIT)))],
    trimmed,
  );

/** A calendar day. Whether it is past depends on the visitor's zone, so the service checks that. */
export const DateField = (options: FieldOptions): PropertyDecorator =>
  field(digits(options), { type: 'string', format: 'date' }, [
    Rule(options, (value, label) => (isCalendarDate(value) ? null : messages.date(label))),
  ]);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

const isInstant = (value: unknown): boolean =>
  typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value));

/** An instant (ISO 8601 with its offset), or a calendar day, which begins at midnight UTC. */
export const MomentField = (options: FieldOptions): PropertyDecorator =>
  field(digits(options), { type: 'string', example: '2026-12-31T09:30:00Z' }, [
    Rule(options, (value, label) => (isCalendarDate(value) || isInstant(value) ? null : messages.moment(label))),
  ]);

export const ChoiceField = ({ of, ...options }: FieldOptions & { of: readonly string[] }): PropertyDecorator =>
  field(options, { type: 'string', enum: [...of] }, [
    IsIn(
      of,
      says(options, (label) => messages.choice(label, of.join(', '))),
    ),
  ]);

const several: Convert = (value) => {
  const texts = ofTexts(normalise)(value);
  if (isEmpty(texts)) return texts;
  return [texts].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : each));
};

const areShort = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && each.length <= 60);

/** One or several of a set of choices, in a query string: repeated, or separated by commas. */
export const ChoicesField = ({
  of,
  max,
  ...options
}: FieldOptions & { of?: readonly string[]; max: number }): PropertyDecorator =>
  field(
    { prepare: several, ...options },
    { type: 'array', items: { type: 'string', ...(of === undefined ? {} : { enum: [...of] }) }, maxItems: max },
    [
      ArrayMaxSize(
        max,
        says(options, (label) => messages.too_many(label, max)),
      ),
      of === undefined
        ? Rule(options, (value, label) => (areShort(value) ? null : messages.short_texts(label)))
        : IsIn(of, { each: true, ...says(options, (label) => messages.choice(label, of.join(', '))) }),
    ],
  );

/** An offset as the forms send it, such as `UTC+05:30`. */
export const OffsetField = (options: FieldOptions): PropertyDecorator =>
  field(options, { type: 'string', example: 'UTC+05:30' }, [
    Rule(options, (value, label) => (isUtcOffset(value) ? null : messages.offset(label))),
  ]);

export const ZoneField = (options: FieldOptions): PropertyDecorator =>
  field(options, { type: 'string', example: 'Asia/Dhaka' }, [
    Rule(options, (value, label) => (isTimeZone(value) ? null : messages.zone(label))),
  ]);

/** A time of the day, by the clock of a zone that another field names. */
export const ClockTimeField = (options: FieldOptions): PropertyDecorator =>
  field(digits(options), { type: 'string', example: '22:00' }, [
    Rule(options, (value, label) => (isClockTime(value) ? null : messages.clock_time(label))),
  ]);

export const IdField = (options: FieldOptions): PropertyDecorator =>
  field(options, { type: 'string', format: 'uuid' }, [
    IsUUID(
      undefined,
      says(options, (label) => messages.id(label)),
    ),
  ]);

/** Digits as the number they are; anything else unchanged, to be refused. */
const wholeNumber = ofTexts((text) => {
  const latin = normaliseDigits(text);
  return /^-?\d{1,9}$/.test(latin) ? Number(latin) : latin;
});

/** A whole number in a query string or a body. */
export const IntegerField = ({
  min,
  max,
  fallback,
  ...options
}: FieldOptions & { min: number; max: number; fallback?: number }): PropertyDecorator => {
  const refusal = says(options, (label) => messages.integer(label, min, max));
  return field(
    { prepare: wholeNumber, ...options },
    { type: 'integer', minimum: min, maximum: max, ...(fallback === undefined ? {} : { default: fallback }) },
    [IsInt(refusal), Min(min, refusal), Max(max, refusal)],
  );
};

/** Rows of a page of a list (`fallback` by default). */
export const LimitField = (options: { fallback: number; max: number }): PropertyDecorator =>
  IntegerField({ label: 'Limit', optional: true, min: 1, ...options });

/** The cursor of the next page of a list. */
export const CursorField = (description = '`next_cursor` of the page before.'): PropertyDecorator =>
  TextField({ label: 'Cursor', optional: true, description });

/** A number with an optional fraction, as JSON. */
export const NumberField = ({
  min,
  max,
  ...options
}: FieldOptions & { min: number; max: number }): PropertyDecorator => {
  const refusal = says(options, (label) => messages.number(label, min, max));
  return field(options, { type: 'number', minimum: min, maximum: max }, [
    IsNumber({}, refusal),
    Min(min, refusal),
    Max(max, refusal),
  ]);
};

/** A text that is kept as it was written, also where it has signs such as `<`: the result of a test. Shown as text only. */
export const AsWrittenField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  field(options, { type: 'string', maxLength: options.max }, ofText(options), trimmed);

/** A number, or a text that has one as people write it: `5.04`, `<0.01`. Kept as it is. */
export const WrittenNumberField = ({
  min,
  max,
  length,
  ...options
}: FieldOptions & { min: number; max: number; length: number }): PropertyDecorator =>
  field(
    options,
    {
      oneOf: [
        { type: 'number', minimum: min, maximum: max },
        { type: 'string', maxLength: length },
      ],
    },
    [
      Rule(options, (value, label) => {
        if (typeof value === 'string') return textProblem(label, value, length);
        return typeof value === 'number' && value >= min && value <= max ? null : messages.number(label, min, max);
      }),
    ],
  );

/** A machine-made name: at most `max` characters of a pattern. */
export const NameField = ({
  pattern,
  max,
  ...options
}: FieldOptions & { pattern: RegExp; max: number }): PropertyDecorator =>
  field(digits(options), { type: 'string', maxLength: max, pattern: pattern.source }, [
    Matches(
      pattern,
      says(options, (label) => messages.name(label, max)),
    ),
    Rule(options, (value, label) => (String(value).length <= max ? null : messages.name(label, max))),
  ]);

export const FlagField = (options: FieldOptions): PropertyDecorator =>
  field(
    options,
    { type: 'boolean' },
    [
      IsIn(
        ['true', 'false', true, false],
        says(options, (label) => messages.flag(label)),
      ),
    ],
    (value) => value === true || value === 'true',
  );

/** A list of short texts, at most `max` of at most `length` characters; stored sanitised. */
export const TextsField = ({
  max,
  length,
  ...options
}: FieldOptions & { max: number; length: number }): PropertyDecorator => {
  const { label } = options;
  const list = { message: `${label} must be a list of at most ${max} texts.` };
  return field(
    options,
    { type: 'array', items: { type: 'string', maxLength: length }, maxItems: max },
    [
      IsArray(list),
      ArrayMaxSize(max, list),
      // The first text that is refused says why, so they are not checked rule by rule.
      Rule(options, (value) => {
        const texts = value as unknown[];
        const problem = texts.map((each) => textProblem(label, each, length)).find((each) => each !== null);
        return problem ?? (texts.every((each) => hasContent(String(each))) ? null : `${label} must not be empty.`);
      }),
    ],
    ofTexts(clean),
  );
};

/** A list of ids, at most `max`. */
export const IdsField = ({ max, ...options }: FieldOptions & { max: number }): PropertyDecorator => {
  const refusal = says(options, (label) => messages.ids(label, max));
  return field(options, { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: max }, [
    IsArray(refusal),
    ArrayMaxSize(max, refusal),
    IsUUID(undefined, { each: true, ...refusal }),
  ]);
};

/** An object of details, at most `max` characters as JSON; strings in it are stored unchanged and displayed as text. */
export const DetailsField = ({ max, ...options }: FieldOptions & { max: number }): PropertyDecorator =>
  field(options, { type: 'object', additionalProperties: true }, [
    IsObject(says(options, (label) => messages.details(label, max))),
    Rule(options, (value, label) => (JSON.stringify(value).length <= max ? null : messages.details(label, max))),
  ]);
