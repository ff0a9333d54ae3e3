import '../../src/platform/languages/register.js';
import fc from 'fast-check';
import { startApi, type TestApi } from '../support/api.js';
import { type Cast, castOf } from './cast.js';
import { drawnWalks, walkThrough } from './walk-steps.js';
import { WalkedCase } from './walked-case.js';

/** `npm run check -- walks` walks more, by another seed. A failing walk prints its seed, its path and its steps. */
const SEED = Number(process.env['WALKS_SEED'] ?? 33);
const WALKS = Number(process.env['WALKS'] ?? 12);
/** Ends a walk that hangs; a failing one is walked again and again while it is made shorter. */
const A_WALK = 60_000;
/** Who acts is signed in for ten minutes, and a slow machine walks longer: then they sign in again, at a new API. In milliseconds. */
const FRESH = Number(process.env['WALKS_FRESH'] ?? 5 * 60_000);

let api: TestApi;
let cast: Cast;
let since = 0;
async function begin(): Promise<void> {
  api = await startApi({}, { confirms: true });
  cast = await castOf(api);
  since = Date.now();
}
async function beginFresh(): Promise<void> {
  if (Date.now() - since < FRESH) return;
  await api.close();
  await begin();
}
beforeAll(begin);
afterAll(() => api.close());

test(
  'whatever people do to a case, in whatever order, lists, sentences and mails say what is so',
  async () => {
    await fc.assert(
      fc.asyncProperty(drawnWalks, async (walk) => {
        await beginFresh();
        await walkThrough(await WalkedCase.begin(api, cast), walk);
      }),
      { seed: SEED, numRuns: WALKS },
    );
  },
  WALKS * A_WALK,
);
