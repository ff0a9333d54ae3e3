import { applyDecorators } from '@nestjs/common';
import type { FieldError } from '@ayana/contracts/problems';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { normalise } from '@ayana/contracts/rules';
import { FIELD_LABELS, type FieldLabel } from './field-labels.js';
import { FIELD_MESSAGES } from './messages.js';

/** The message of the rule a raw value breaks, or null. `label` is the field's name in the language of the request. */
export type Rule = (value: unknown, label: string) => string | null;
export type Convert = (value: unknown) => unknown;
/** The problem of a raw value within its input, or null. */
type Check = (value: unknown, input: object) => string | null;
/** Reads a valid object or list of its own fields; the places of its problems begin within it. */
export type Reader = (value: unknown) => { input: unknown; errors: FieldError[] };
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
  /** What is read of a text, and of the texts of a list, before it is checked. Default `normalise`. */
  prepare?: (text: string) => string;
}

const conversions = new Map<object, Map<string, Convert>>();
const checks = new Map<object, Map<string, Check>>();
const nullables = new Map<object, Set<string>>();
const readers = new Map<object, Map<string, Reader>>();
const emptiables = new Map<object, Set<string>>();
const preparations = new Map<object, Map<string, (text: string) => string>>();
const descriptions = new Map<object, Map<string, object>>();
const withInherited = new Map<object, ReadonlyMap<string, Convert>>();
const checksWithInherited = new Map<object, ReadonlyMap<string, Check>>();

/** A class's prototype and those it inherits from. */
function lineage(prototype: object): object[] {
  const line: object[] = [];
  for (let each: object | null = prototype; each !== null; each = Object.getPrototypeOf(each)) line.unshift(each);
  return line;
}

/** The fields of an input class, including inherited ones, with the conversion of their validated values. */
export function conversionsOf({ prototype }: { prototype: object }): ReadonlyMap<string, Convert> {
  const known = withInherited.get(prototype);
  if (known !== undefined) return known;
  const found = new Map(lineage(prototype).flatMap((each) => Array.from(conversions.get(each) ?? [])));
  withInherited.set(prototype, found);
  return found;
}

/** What is checked of each field of an input class, its own fields before inherited ones: the order in which problems are reported. */
export function checksOf({ prototype }: { prototype: object }): ReadonlyMap<string, Check> {
  const known = checksWithInherited.get(prototype);
  if (known !== undefined) return known;
  const found = new Map(checks.get(prototype));
  for (const each of lineage(prototype))
    for (const [name, check] of checks.get(each) ?? []) if (!found.has(name)) found.set(name, check);
  checksWithInherited.set(prototype, found);
  return found;
}

const partials = new Set<object>();

/** From now on no field of that class, or of one that extends it, is required. */
export function markPartial({ prototype }: { prototype: object }): void {
  partials.add(prototype);
}

const isPartial = (input: object): boolean => lineage(input).some((each) => partials.has(each));

/** Whether `null` is a value of that field. */
export function isNullable({ prototype }: { prototype: object }, name: string): boolean {
  return lineage(prototype).some((each) => nullables.get(each)?.has(name));
}

/** Whether an empty text is a value of that field. */
export function isEmptiable({ prototype }: { prototype: object }, name: string): boolean {
  return lineage(prototype).some((each) => emptiables.get(each)?.has(name));
}

/** A raw value as that field reads it. */
export function preparedFor({ prototype }: { prototype: object }, name: string, value: unknown): unknown {
  const prepare = lineage(prototype)
    .map((each) => preparations.get(each)?.get(name))
    .findLast((each) => each !== undefined);
  if (prepare === undefined) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => (typeof each === 'string' ? prepare(each) : each));
  return typeof value === 'string' ? prepare(value) : value;
}

/** How that field is described in the API document, but for whether it is required. */
export function descriptionOf({ prototype }: { prototype: object }, name: string): ApiPropertyOptions {
  const found = lineage(prototype).map((each) => descriptions.get(each)?.get(name));
  return found.findLast((each) => each !== undefined) ?? {};
}

/** What reads the fields within that field; undefined for a plain value. */
export function readerOf({ prototype }: { prototype: object }, name: string): Reader | undefined {
  return lineage(prototype)
    .map((each) => readers.get(each)?.get(name))
    .findLast((reader) => reader !== undefined);
}

/** A class with at least one field declared here is an input: the pipe validates it and refuses unknown fields. */
export function isInput(type: unknown): type is InputClass {
  return typeof type === 'function' && typeof type.prototype === 'object' && conversionsOf(type).size > 0;
}

/**
 * A property of an input: its rule, its description in the API document, and the conversion of a valid value.
 * @param reader for an object or a list that has fields of its own
 */
export function field(
  options: FieldOptions,
  rule: Rule,
  schema: ApiPropertyOptions,
  convert: Convert,
  reader?: Reader,
): PropertyDecorator {
  const message = (value: unknown): string | null => {
    if (value === null && options.nullable) return null;
    const label = FIELD_LABELS[options.label];
    if (value === '' && options.mayBeEmpty) return null;
    if (value !== undefined) return rule(value, label);
    return options.optional ? null : (options.missing?.() ?? FIELD_MESSAGES.required(label));
  };
  const check: Check = (value, input) => {
    if (value === undefined && (options.optional || isPartial(input))) return null;
    if (options.followsFrom !== undefined && Reflect.get(input, options.followsFrom) !== undefined) return null;
    return message(value);
  };
  const described = {
    ...schema,
    ...(options.description === undefined ? {} : { description: options.description }),
    ...(options.nullable ? { nullable: true } : {}),
  };
  const register: PropertyDecorator = (prototype, name) => {
    const known = conversions.get(prototype) ?? new Map<string, Convert>();
    conversions.set(prototype, known.set(String(name), convert));
    checks.set(prototype, (checks.get(prototype) ?? new Map<string, Check>()).set(String(name), check));
    descriptions.set(
      prototype,
      (descriptions.get(prototype) ?? new Map<string, object>()).set(String(name), described),
    );
    const prepare = options.prepare ?? normalise;
    preparations.set(
      prototype,
      (preparations.get(prototype) ?? new Map<string, typeof prepare>()).set(String(name), prepare),
    );
    if (reader !== undefined)
      readers.set(prototype, (readers.get(prototype) ?? new Map<string, Reader>()).set(String(name), reader));
    if (options.mayBeEmpty) emptiables.set(prototype, (emptiables.get(prototype) ?? new Set()).add(String(name)));
    if (options.nullable) nullables.set(prototype, (nullables.get(prototype) ?? new Set()).add(String(name)));
  };
  return applyDecorators(
    register,
    ApiProperty({
      ...described,
      required: !options.optional && options.followsFrom === undefined,
    } as ApiPropertyOptions),
  );
}
