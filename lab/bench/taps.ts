import { parseArgs } from 'node:util';

import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { median, percentile, type Result, type Row } from './bench.ts';
import { withBrowser } from '@ayana/tooling/browser/with-browser.ts';
import { onSite } from './site.ts';
import { type Line, LINES } from './taps/lines.ts';
import { TAPS, type Tapped, tap } from './taps/tap.ts';
import { startBundledTwin } from './twins/bundled-twin.ts';

/** Taps fall within this time from the first paint on, in milliseconds, each moment as likely as the next. */
const WITHIN = 4_000;
/** One tap on the twin comes after so many here. */
const TWIN_EVERY = 4;
/** The pages that are tapped on, with their routes. */
const PAGES = { '/': 'public.home', '/hospitals': 'public.hospitals' };
/** The same taps in every run: the moments come from a fixed seed. */
const SEED = 20_261_122;

/**
 * What visitors on a slow phone tap from the first paint of a page on: how soon something shows, how soon it is done, and how many
 * taps are lost, against the same pages without federation. `--taps N` says how many here, `--slow-3g` takes a slower line.
 */
export async function taps({ args }: { readonly args: readonly string[] }): Promise<Result> {
  const { count, line } = optionsOf(args);
  return onSite((site, progress) =>
    withBrowser(async (browser) => {
      const twin = await progress.step('The same pages in one bundle', () => startBundledTwin(site.origin, PAGES));
      const seen: Tapped[] = [];
      const seenOfTwin: Tapped[] = [];
      const moments = random(SEED);
      await progress
        .step(`${count} taps on ${LINES[line].title}`, async () => {
          for (const what of TAPS) await tap(browser, site.origin, { what, line, after: WITHIN });
          for (let number = 0; number < count; number += 1) {
            const what = TAPS[number % TAPS.length];
            if (what === undefined) continue;
            const after = moments() * WITHIN;
            seen.push(await tap(browser, site.origin, { what, line, after }));
            if (number % TWIN_EVERY === 0) seenOfTwin.push(await tap(browser, twin.origin, { what, line, after }));
          }
        })
        .finally(() => twin.stop());
      return { rows: rowsOf(seen, seenOfTwin), details: detailsOf(seen) };
    }),
  );
}

function optionsOf(args: readonly string[]): { count: number; line: Line } {
  const { values } = parseArgs({
    args: [...args],
    options: { taps: { type: 'string', default: '200' }, 'slow-3g': { type: 'boolean', default: false } },
  });
  const count = Number(values.taps);
  if (!Number.isInteger(count) || count < TAPS.length)
    throw new SentenceError(`--taps is a whole number from ${TAPS.length} on.`);
  return { count, line: values['slow-3g'] ? 'slow_3g' : 'phone' };
}

function rowsOf(seen: readonly Tapped[], seenOfTwin: readonly Tapped[]): Row[] {
  const reactions = (all: readonly Tapped[]): number[] => all.map(({ reaction }) => reaction ?? Infinity);
  const doneOf = (all: readonly Tapped[], name: string): number =>
    median(all.filter((each) => each.name === name).flatMap(({ done }) => done ?? []));
  const lost = (all: readonly Tapped[]): number => all.filter(({ done }) => done === undefined).length;
  return [
    {
      what: 'First visible reaction, median',
      unit: 'ms',
      ours: median(reactions(seen)),
      twin: median(reactions(seenOfTwin)),
      goal: { of: 'ours', atMost: 100 },
    },
    {
      what: 'First visible reaction, 95 of 100',
      unit: 'ms',
      ours: percentile(reactions(seen), 0.95),
      twin: percentile(reactions(seenOfTwin), 0.95),
    },
    ...TAPS.map(({ name }): Row => ({
      what: `${name}: done, median`,
      unit: 'ms',
      ours: doneOf(seen, name),
      twin: doneOf(seenOfTwin, name),
      goal: { of: 'ours', atMost: 500 },
    })),
    {
      what: `Lost of ${seen.length} (twin: of ${seenOfTwin.length})`,
      unit: '',
      ours: lost(seen),
      twin: lost(seenOfTwin),
      goal: { of: 'ours', atMost: 0 },
    },
  ];
}

/** By the time of the tap: the first second is where taps used to be lost. */
function detailsOf(seen: readonly Tapped[]): NonNullable<Result['details']> {
  const seconds = [0, 1, 2, 3].map((second) => seen.filter(({ after }) => Math.floor(after / 1000) === second));
  return {
    columns: ['Tapped after the first paint', 'Taps', 'Reaction (median)', 'Done (median)', 'Lost'],
    lines: seconds.map((taken, second) => [
      `${second} to ${second + 1} s`,
      String(taken.length),
      milliseconds(taken.map(({ reaction }) => reaction ?? Infinity)),
      milliseconds(taken.map(({ done }) => done ?? Infinity)),
      String(taken.filter(({ done }) => done === undefined).length),
    ]),
  };
}

const milliseconds = (samples: readonly number[]): string =>
  samples.length === 0 ? '' : `${median(samples).toFixed(0)} ms`;

/** Numbers from 0 to 1 that look random and are the same every time (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
