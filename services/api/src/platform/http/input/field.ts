import { applyDecorators } from '@nestjs/common';
import type { FieldError } from '@ayana/contracts/problems';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { normalise } from '@ayana/contracts/rules';
import { IsDefined, IsOptional, ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import { FIELD_LABELS, type FieldLabel } from './field-labels.js';
import { FIELD_MESSAGES } from './messages.js';

export type Convert = (value: unknown) => unknown;
/** Reads a valid object or list of its own fields; the places of its problems begin within it. */
export type ReadFields = (value: unknown) => { input: unknown; errors: FieldError[] };
/** A class whose properties are declared by `field`. */
export type InputClass = { new (): object; prototype: object };

export interface FieldOptions {
  /** The displayed name of the field; begins its messages. */
  label: FieldLabel;
  optional?: boolean;
  /** Another field that makes this one unnecessary: when it is given, this one is neither required nor read. */
  followsFrom?: string;
  /** Whether `null` is a value of its own; otherwise it means absent. */
  nullable?: boolean;
  /** Error when a required field is absent; the spec's own text if it has one. */
  missing?: () => string;
  /** Whether an empty text is a value of its own; otherwise it means absent. */
  mayBeEmpty?: boolean;
  description?: string;
  /** What is read of a raw value before it is checked. Default: its texts without the marks around them. */
  prepare?: Convert;
}

/** What class-validator does not know of a field: how it is read before and after the check, and described. */
export interface Field {
  options: FieldOptions;
  prepare: Convert;
  convert: Convert;
  reader: ReadFields | undefined;
  schema: ApiPropertyOptions;
  /** Whether a value that is there has to be checked. */
  isChecked: (input: object, value: unknown) => boolean;
}

const declared = new Map<object, Map<string, Field>>();
const withInherited = new Map<object, ReadonlyMap<string, Field>>();

/** The fields of an input class, inherited ones first. */
export function fieldsOf({ prototype }: { prototype: object }): ReadonlyMap<string, Field> {
  const known = withInherited.get(prototype);
  if (known !== undefined) return known;
  const base: object | null = Object.getPrototypeOf(prototype);
  const inherited = base === null ? [] : fieldsOf({ prototype: base });
  const found = new Map([...inherited, ...(declared.get(prototype) ?? [])]);
  withInherited.set(prototype, found);
  return found;
}

/** A class with at least one field declared here is an input: the pipe validates it and refuses unknown fields. */
export function isInput(type: unknown): type is InputClass {
  return typeof type === 'function' && typeof type.prototype === 'object' && fieldsOf(type).size > 0;
}

/** What a client that has no value sends. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A preparation of a text, and of each text of a list. */
export const ofTexts =
  (prepare: (text: string) => unknown): Convert =>
  (value) => {
    if (Array.isArray(value)) return value.map((each: unknown) => (typeof each === 'string' ? prepare(each) : each));
    return typeof value === 'string' ? prepare(value) : value;
  };

/** A message of class-validator's decorators: ours, with the field's name in the language of the request. */
export const says = ({ label }: FieldOptions, message: (label: string) => string): ValidationOptions => ({
  message: () => message(FIELD_LABELS[label]),
});

/** A rule of ours. @param problem the message about a value that breaks it; nothing for any other */
export function Rule(
  { label }: FieldOptions,
  problem: (value: unknown, label: string) => string | null | undefined,
): PropertyDecorator {
  const problemOf = (value: unknown): string => problem(value, FIELD_LABELS[label]) ?? '';
  return ValidateBy({
    name: 'rule',
    validator: {
      validate: (value) => problemOf(value) === '',
      defaultMessage: (args) => problemOf(args?.value),
    },
  });
}

/**
 * A property of an input: its description in the API document, the checks of class-validator in the order in which they are reported,
 * and the conversion of a valid value.
 * @param reader for an object or a list that has fields of its own
 */
export function field(
  options: FieldOptions,
  schema: ApiPropertyOptions,
  checks: readonly PropertyDecorator[],
  convert: Convert = (value) => value,
  reader?: ReadFields,
): PropertyDecorator {
  const { optional = false, followsFrom, nullable, mayBeEmpty, missing, description } = options;
  const described = {
    ...schema,
    ...(description === undefined ? {} : { description }),
    ...(nullable ? { nullable: true } : {}),
  };
  const isChecked = (input: object, value: unknown): boolean =>
    !(value === null && nullable) &&
    !(value === '' && mayBeEmpty) &&
    (followsFrom === undefined || Reflect.get(input, followsFrom) === undefined);
  const prepare = options.prepare ?? ofTexts(normalise);
  return applyDecorators(
    (prototype: object, name: string | symbol) => {
      const known = declared.get(prototype) ?? new Map<string, Field>();
      const own = { options, prepare, convert, reader, schema: described, isChecked };
      declared.set(prototype, known.set(String(name), own));
    },
    ApiProperty({ ...described, required: !optional && followsFrom === undefined } as ApiPropertyOptions),
    // Always, so that it replaces that of the same field of a base class.
    ValidateIf(isChecked),
    optional ? IsOptional() : IsDefined(says(options, (label) => missing?.() ?? FIELD_MESSAGES.required(label))),
    ...checks,
  );
}
