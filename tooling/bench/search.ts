import { median, percentile, type Row } from './bench.ts';
import { fillCatalogue } from './catalogue.ts';
import { getMany } from './load.ts';
import { type Measured, onSite } from './site.ts';

const SIZES = [10_000, 100_000, 1_000_000] as const;
/** Milliseconds (quality.md). */
const GOAL = 5;
const SEARCHES = 20;

/**
 * A word of half the rows, of few, of none, the beginning of one in four letters, three and two, a misspelt one, one with an accent,
 * the inside of one, two words, two that no row has both of, words of all rows, a number, what somebody says they have; and of doctors a
 * name, a field, a place, a language.
 */
const TERMS = {
  treatments: [
    'replacement',
    'ozaki',
    'unheardof',
    'repl',
    'kne',
    're',
    'replacment',
    'replacemént',
    'plac',
    'knee replacement',
    'knee hip',
    'made up for measuring',
    '123',
    'worn knee',
  ],
  doctors: [
    'knee replacement',
    'kabir',
    'ozaki',
    'unheardof',
    'cardiol',
    'ka',
    'cardialogy',
    'chennai',
    'chénnai',
    'chenai arabic',
    'chest pain',
    'knee replacement chennai arabic',
    'doctor',
  ],
} as const;

/** How long a search takes among more and more treatments and doctors: one kind alone, and all of them while somebody types. */
export async function search(): Promise<readonly Row[]> {
  return onSite(async (site, progress) => {
    const rows: Row[] = [];
    for (const size of SIZES) {
      await progress.step(`${size} treatments and as many doctors`, () => fillCatalogue(site.databaseUrl, size));
      rows.push(...(await progress.step(`Search among ${size} rows`, () => searchAmong(site, size))));
    }
    return rows;
  });
}

async function searchAmong({ api_origin: origin }: Measured, size: number): Promise<Row[]> {
  const ways: readonly (readonly [what: string, terms: readonly string[], path: (term: string) => string])[] = [
    ['treatments', TERMS.treatments, (term) => `/api/rpc/search_treatments?p_search_term=${term}`],
    ['doctors', TERMS.doctors, (term) => `/api/search?in=doctors&limit=20&q=${term}`],
    ['as you type', [...TERMS.treatments, ...TERMS.doctors], (term) => `/api/search?limit=4&q=${term}`],
  ];
  const rows: Row[] = [];
  for (const [what, terms, path] of ways) {
    const took: number[] = [];
    let slowest = { term: '', ms: 0 };
    for (const term of terms) {
      const url = origin + path(encodeURIComponent(term));
      await getMany(url, 5, 1);
      const times = await getMany(url, SEARCHES, 1);
      took.push(...times);
      if (median(times) > slowest.ms) slowest = { term, ms: median(times) };
    }
    rows.push(
      {
        what: `${size} rows, ${what}, p95`,
        unit: 'ms',
        ours: percentile(took, 0.95),
        goal: { of: 'ours', atMost: GOAL },
      },
      { what: `  slowest term "${slowest.term}", p50`, unit: 'ms', ours: slowest.ms },
    );
  }
  return rows;
}
