import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import type { FieldError } from '@ayana/contracts/problems';
import { isUUID, validateSync } from 'class-validator';
import { AppError, notFound, refusedFields } from '../../app-error.js';
import { conversionsOf, isInput, isNullable } from './field.js';
import { REFUSAL_MESSAGES } from '../problems/messages.js';
import { FIELD_MESSAGES } from './messages.js';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Raw input is validated first, then converted: unknown fields are refused, an empty field means absent, and texts are sanitised only after
 * validation. Answers 400 for a body that is not an object and 422 with every refused field.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const type: unknown = metadata.metatype;
    if ((metadata.type !== 'body' && metadata.type !== 'query') || !isInput(type)) return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new AppError('malformed_body', REFUSAL_MESSAGES.no_object);
    }
    const fields = conversionsOf(type);
    const isGiven = (name: string, each: unknown): boolean =>
      !isEmpty(each) || (each === null && isNullable(type, name));
    const given = Object.entries(value).filter(([name, each]) => isGiven(name, each));
    const present = Object.fromEntries(given.filter(([name]) => fields.has(name)));
    // Only known fields become properties: one named `constructor` would hide the class from the validator.
    const input: object = Object.assign(new type(), present);
    const errors = [
      ...given.flatMap(([name]) => (fields.has(name) ? [] : [unknownField(name)])),
      ...validateSync(input, { forbidUnknownValues: false }).map(({ property, constraints }) => ({
        field: property,
        message: constraints?.['rule'] ?? FIELD_MESSAGES.refused(JSON.stringify(property)),
      })),
    ];
    if (errors.length > 0) throw refusedFields(errors);
    for (const [name, convert] of fields) {
      if (!Object.hasOwn(present, name) || present[name] === null) continue;
      const converted = convert(present[name]);
      if (isEmpty(converted)) Reflect.deleteProperty(input, name);
      else Reflect.set(input, name, converted);
    }
    return input;
  }
}

const unknownField = (name: string): FieldError => ({
  field: name,
  message: FIELD_MESSAGES.unknown(JSON.stringify(name)),
});

/** A path id that is not an id is answered 404. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value)) throw notFound();
    return value.toLowerCase();
  }
}
