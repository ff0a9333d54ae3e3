import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { conversionsOf, descriptionOf, type InputClass, markPartial } from './field.js';

/** The same fields, none of them required: what a change of a row may have. */
export function partialOf<Input extends object>(input: new () => Input): new () => Partial<Input> {
  const Base: InputClass = input;
  class Change extends Base {}
  markPartial(Change);
  for (const name of conversionsOf(Base).keys()) {
    // Without its type a field that may be null would be described as an object: so TypeScript emits `string | null`.
    const options = { ...descriptionOf(Base, name), required: false } as ApiPropertyOptions;
    ApiProperty(options)(Change.prototype, name);
  }
  return Change;
}
