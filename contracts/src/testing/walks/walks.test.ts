import fc from 'fast-check';
import { pureWalks } from './pure-walks.ts';

/** A failing walk prints its seed, its path and its steps. */
const SEED = 33;
const WALKS = 2000;

test('whatever happens to a case, and in whatever order, what is open is to be done and what is said is so', () => {
  fc.assert(pureWalks, { seed: SEED, numRuns: WALKS });
});
