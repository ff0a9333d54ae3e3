import { ApiProperty } from '@nestjs/swagger';
import { conversionsOf, type InputClass, markPartial } from './field.js';

/** The same fields, none of them required: what a change of a row may have. */
export function partialOf<Input extends object>(input: new () => Input): new () => Partial<Input> {
  const Base: InputClass = input;
  class Change extends Base {}
  markPartial(Change);
  for (const name of conversionsOf(Base).keys()) ApiProperty({ required: false })(Change.prototype, name);
  return Change;
}
