import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID, validateSync } from 'class-validator';
import { AppError, notFound, refusedFields } from '../app-error.js';
import { conversionsOf, isInput, isNullable } from './field.js';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Raw input is validated first, then converted: unknown fields are refused, an empty field means absent, and a text is
 * sanitised only after it passed. Answers 400 for what is not an object and 422 with every refused field.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const type: unknown = metadata.metatype;
    if ((metadata.type !== 'body' && metadata.type !== 'query') || !isInput(type)) return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new AppError('malformed_body', 'The request must hold a JSON object.');
    }
    const isGiven = (name: string, each: unknown): boolean =>
      !isEmpty(each) || (each === null && isNullable(type, name));
    const present = Object.fromEntries(Object.entries(value).filter(([name, each]) => isGiven(name, each)));
    const input: object = Object.assign(new type(), present);
    const errors = validateSync(input, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: false });
    if (errors.length > 0) {
      throw refusedFields(
        errors.map((error) => ({
          field: error.property,
          message: error.constraints?.['rule'] ?? `${JSON.stringify(error.property)} is not a field of this request.`,
        })),
      );
    }
    for (const [name, convert] of conversionsOf(type)) {
      if (!Object.hasOwn(present, name) || present[name] === null) continue;
      const converted = convert(present[name]);
      if (isEmpty(converted)) Reflect.deleteProperty(input, name);
      else Reflect.set(input, name, converted);
    }
    return input;
  }
}

/** A path id that is no id is simply not found. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value)) throw notFound();
    return value.toLowerCase();
  }
}
