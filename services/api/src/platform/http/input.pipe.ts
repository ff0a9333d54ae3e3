import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FieldError } from '@ayana/contracts/problems';
import { AppError, notFound, refusedFields } from '../app-error.js';
import { fieldsOf, isInput } from './fields.js';

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
    const fields = fieldsOf(type);
    const present = Object.fromEntries(Object.entries(value).filter(([, each]) => !isEmpty(each)));
    const refused: FieldError[] = [];
    for (const name of Object.keys(present)) {
      if (!fields.has(name))
        refused.push({ field: name, message: `${JSON.stringify(name)} is not a field of this request.` });
    }
    for (const [name, { problem }] of fields) {
      const message = problem(present[name]);
      if (message !== null) refused.push({ field: name, message });
    }
    if (refused.length > 0) throw refusedFields(refused);
    const input = new type();
    for (const [name, { convert }] of fields) {
      if (!Object.hasOwn(present, name)) continue;
      const converted = convert(present[name]);
      if (!isEmpty(converted)) Reflect.set(input, name, converted);
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
