import { withClient } from '@ayana/tooling/database/index.ts';
import { readFacts } from './search/facts.ts';
import { type Answer, faultsOf, judgedSet } from './search/judge.ts';
import { type Details, median, percentile, type Result, type Row } from './bench.ts';
import { fillCatalogue } from './catalogue.ts';
import { timesOf } from './requests.ts';
import { type Measured, onSite } from './site.ts';

const SIZES = [10_000, 100_000, 1_000_000] as const;
/** Every search is worked out: a repeated one would else be the answer kept for a second (docs/adr/0024). */
const SETTINGS = { PUBLIC_ANSWERS_MS: '0' };
/** With `--short`: the last takes many minutes to fill. */
const SHORT_SIZES = [10_000, 100_000] as const;
/** Milliseconds (quality.md). */
const GOAL = 5;
const SEARCHES = 20;
/** Judged queries that must be answered well, of a hundred (docs/adr/0027). */
const SUCCESS_GOAL = 99;

/**
 * A word of half the rows, of few, of none, the beginning of one in four letters, three and two, a misspelt one, one with an accent,
 * the inside of one, two words, two that no row has both of, words of all rows, a number, what someone says they have; and of doctors a
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

/**
 * How well the judged queries are answered, kind by kind, and how long a search takes among more and more treatments and doctors: one
 * kind alone, and all of them while someone types. With `--judged` the queries alone.
 */
export async function search({
  short,
  args,
}: {
  readonly short: boolean;
  readonly args: readonly string[];
}): Promise<Result> {
  return onSite(async (site, progress) => {
    const { rows, details } = await progress.step('The judged queries', () => judge(site));
    const sizes = short ? SHORT_SIZES : args.includes('--judged') ? [] : SIZES;
    for (const size of sizes) {
      await progress.step(`${size} treatments and as many doctors`, () => fillCatalogue(site.databaseUrl, size));
      rows.push(...(await progress.step(`Search among ${size} rows`, () => searchAmong(site, size))));
    }
    return { rows, details };
  }, SETTINGS);
}

async function judge({ api_origin: origin, databaseUrl }: Measured): Promise<{ rows: Row[]; details: Details }> {
  const { queries, parts } = judgedSet();
  const facts = await withClient(databaseUrl, (client) => readFacts(async (sql) => (await client.query(sql)).rows));
  const kinds = new Map<string, { asked: number; faults: string[] }>();
  for (const judged of queries) {
    const response = await fetch(`${origin}/api/search?q=${encodeURIComponent(judged.query)}`);
    const answer = (await response.json()) as Answer;
    const kind = kinds.get(judged.kind) ?? { asked: 0, faults: [] };
    kind.asked += 1;
    kind.faults.push(...faultsOf(judged, answer, facts, parts));
    kinds.set(judged.kind, kind);
  }
  const faults = [...kinds.values()].flatMap((kind) => kind.faults);
  const share = 100 - (faults.length * 100) / queries.length;
  return {
    rows: [
      {
        what: `${queries.length} judged queries answered well, of a hundred`,
        unit: '',
        ours: share,
        goal: { of: 'ours', atLeast: SUCCESS_GOAL },
      },
      {
        what: '  a treatment of another part of the body first',
        unit: '',
        ours: faults.filter((fault) => fault.includes('another part')).length,
        goal: { of: 'ours', atMost: 0 },
      },
    ],
    details: {
      columns: ['Judged queries', 'Asked', 'Well', 'Not'],
      lines: [...kinds].map(([kind, { asked, faults: own }]) => [
        kind,
        String(asked),
        String(asked - own.length),
        own.join('; '),
      ]),
    },
  };
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
      await timesOf(url, { times: 5 });
      const times = await timesOf(url, { times: SEARCHES });
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
