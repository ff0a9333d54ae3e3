import fc from 'fast-check';
import type { Happening } from './happening.ts';
import { HAPPENINGS } from './happenings.ts';

/** How often the queue runs, beside what people do. */
const QUEUE = 100;

/** A step of a walk: something that people do, or null where the queue runs. */
export const drawnFrom = <Step>(stepOf: (happening: Happening | null) => Step): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: QUEUE, arbitrary: fc.constant(stepOf(null)) },
    ...HAPPENINGS.map((happening) => ({ weight: happening.weight, arbitrary: fc.constant(stepOf(happening)) })),
  );
