import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsOptional, ValidateIf } from 'class-validator';
import { fieldsOf, type InputClass } from './field.js';

/** The same fields, none of them required: what a change of a row may have. */
export function partialOf<Input extends object>(input: new () => Input): new () => Partial<Input> {
  const Base: InputClass = input;
  class Change extends Base {}
  for (const [name, { schema, isChecked }] of fieldsOf(Base)) {
    // Without its type a field that may be null would be described as an object: so TypeScript emits `string | null`.
    const options = { ...schema, required: false } as ApiPropertyOptions;
    applyDecorators(IsOptional(), ValidateIf(isChecked), ApiProperty(options))(Change.prototype, name);
  }
  return Change;
}
