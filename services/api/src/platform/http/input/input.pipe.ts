import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AppError, notFound, refusedFields } from '../../app-error.js';
import { isInput } from './field.js';
import { readInput } from './read-input.js';
import { REFUSAL_MESSAGES } from '../problems/messages.js';

/** Reads bodies and queries (`readInput`). Answers 400 for a body that is not an object and 422 with every refused field. */
@Injectable()
export class InputPipe implements PipeTransform {
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const type: unknown = metadata.metatype;
    if ((metadata.type !== 'body' && metadata.type !== 'query') || !isInput(type)) return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new AppError('malformed_body', REFUSAL_MESSAGES.no_object);
    }
    const { input, errors } = readInput(type, value);
    if (errors.length > 0) throw refusedFields(errors);
    return input;
  }
}

/** A path id that is not an id is answered 404. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value)) throw notFound();
    return value.toLowerCase();
  }
}
