import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy, ValidateIf } from 'class-validator';

/** The message of the rule a raw value breaks, or null. */
export type Rule = (value: unknown) => string | null;
export type Convert = (value: unknown) => unknown;

export interface FieldOptions {
  /** What a person calls the field; begins its messages. */
  label: string;
  optional?: boolean;
  /** Another field from which this one follows: where that is given, this one is not asked for, nor looked at. */
  followsFrom?: string;
  /** `null` is a value of its own; elsewhere it means absent. */
  nullable?: boolean;
  /** Said when a required field is absent; the spec's own text where it has one. */
  missing?: string;
  description?: string;
}

const conversions = new Map<object, Map<string, Convert>>();
const nullables = new Map<object, Set<string>>();

/** The fields of an input class with what becomes of a value after it passed validation. */
export function conversionsOf(type: { prototype: object }): ReadonlyMap<string, Convert> {
  return conversions.get(type.prototype) ?? new Map();
}

/** Whether `null` is a value of that field. */
export function isNullable(type: { prototype: object }, name: string): boolean {
  return nullables.get(type.prototype)?.has(name) ?? false;
}

/** A class with at least one field declared here is an input: the pipe validates it and refuses fields it does not know. */
export function isInput(type: unknown): type is { new (): object; prototype: object } {
  return typeof type === 'function' && conversions.has(type.prototype);
}

/** A property of an input: its rule, how the API document describes it, and what becomes of a value that passed. */
export function field(
  options: FieldOptions,
  rule: Rule,
  schema: ApiPropertyOptions,
  convert: Convert,
): PropertyDecorator {
  const message = (value: unknown): string | null => {
    if (value === null && options.nullable) return null;
    if (value !== undefined) return rule(value);
    return options.optional ? null : (options.missing ?? `${options.label} is required.`);
  };
  const register: PropertyDecorator = (prototype, name) => {
    const known = conversions.get(prototype) ?? new Map<string, Convert>();
    conversions.set(prototype, known.set(String(name), convert));
    if (options.nullable) nullables.set(prototype, (nullables.get(prototype) ?? new Set()).add(String(name)));
  };
  const described = {
    ...schema,
    ...(options.description === undefined ? {} : { description: options.description }),
    ...(options.nullable ? { nullable: true } : {}),
  };
  return applyDecorators(
    register,
    ApiProperty({
      ...described,
      required: !options.optional && options.followsFrom === undefined,
    } as ApiPropertyOptions),
    ValidateIf(
      (object: object, value) =>
        !(options.optional && value === undefined) &&
        !(options.followsFrom !== undefined && Reflect.get(object, options.followsFrom) !== undefined),
    ),
    ValidateBy({
      name: 'rule',
      validator: {
        validate: (value: unknown) => message(value) === null,
        defaultMessage: (args) => message(args?.value) ?? '',
      },
    }),
  );
}
