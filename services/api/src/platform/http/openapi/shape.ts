import type { Type } from '@nestjs/common';

const classes = new Map<string, Type<object>>();

/**
 * Names an exported type of the contracts where a class is asked for: `@ApiOkResponse({ type: shape('Bill') })`. The document calls it
 * `BillDto`, and takes its fields from the type (tooling/generated/answer-shapes.ts).
 */
export function shape<Shape extends object>(name: string): Type<Shape> {
  const known = classes.get(name) ?? { [`${name}Dto`]: class {} }[`${name}Dto`];
  if (known === undefined) throw new Error(`No class for ${name}`);
  classes.set(name, known);
  return known as Type<Shape>;
}
