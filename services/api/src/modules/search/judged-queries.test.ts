import { readFacts } from '@ayana/tooling/judged-search/facts.ts';
import { faultsOf, judgedSet } from '@ayana/tooling/judged-search/judge.ts';
import { startApi, type TestApi } from '../../../test/support/api.js';
import type { SearchAnswerDto } from './search.dto.js';

/** Queries that may fail, of a hundred. */
const MISSES_ALLOWED = 1;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('the judged queries are answered as a doctor would', async () => {
  const { queries, parts } = judgedSet();
  const known = await readFacts(api.database.rows);
  const faults: string[] = [];
  for (const judged of queries) {
    const { body } = await api.call<SearchAnswerDto>('GET', `/search?q=${encodeURIComponent(judged.query)}`);
    faults.push(...faultsOf(judged, body, known, parts));
  }
  const nothing = queries.filter(
    ({ expected }) => expected.includes('none') || expected.every((each) => each.startsWith('/')),
  );
  expect([queries.length >= 400, nothing.length >= 60]).toEqual([true, true]);
  // The queries themselves, so that a failure names them.
  expect(faults.length <= (queries.length * MISSES_ALLOWED) / 100 ? [] : faults).toEqual([]);
  expect(faults.filter((fault) => fault.includes('another part of the body'))).toEqual([]);
});
