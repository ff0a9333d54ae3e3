import { RecordPacks } from '../../src/modules/records/record-pack/record-pack.service.js';
import { PortalSearch } from '../../src/modules/portal-search/portal-search.service.js';
import { describeApi } from '../../src/platform/http/openapi/openapi.js';
import { EXPENSIVE_EXTENSION, EXPENSIVE_KINDS } from '../../src/platform/turns/expensive.js';
import { currentTurn } from '../../src/platform/turns/current-turn.js';
import { UserPace } from '../../src/platform/turns/user-pace.js';
import { expensiveRequests } from '../../src/platform/turns/expensive.metrics.js';
import { startApi, type TestApi } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { userIdOf } from '../../src/modules/journeys/testing/journeys.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Requests that wait for their turn. */
const waiting = async () =>
  (await expensiveRequests.get()).values.find(({ labels }) => labels.state === 'waiting')?.value;

interface Operation {
  responses: Record<string, { content?: Record<string, unknown> }>;
  [EXPENSIVE_EXTENSION]?: string;
}
const operations = (): [string, Operation][] =>
  Object.entries(describeApi(api.app).paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>)
      .filter(([, operation]) => 'responses' in operation)
      .map(([method, operation]): [string, Operation] => [`${method.toUpperCase()} ${path}`, operation]),
  );

/** Answers that are made, not read from where they are kept. */
const MADE = new Set(['application/pdf', 'application/zip', 'text/csv']);
/** What their names promise; adding to the exceptions needs a reason. */
const NAMES = /search|export|report|\/pdf$|record-pack|analytics|database-overview/;
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'GET /search': 'a public read: kept for a moment, with connections of its own (docs/adr/0024)',
  'GET /rpc/search_treatments': 'a public read, as the search',
  'POST /security/csp-reports': 'takes a report of a browser',
  'POST /client-reports': 'takes a report of a browser',
  'POST /flight-reports': 'a patient says that a flight is late',
  'POST /case-payments/{id}/report': 'a patient says that they have paid',
  'GET /price-items/template': 'the head of a table without rows',
};

test('every route that makes a file, searches or reports is declared expensive', () => {
  const undeclared = operations().filter(([name, operation]) => {
    const types = Object.entries(operation.responses).flatMap(([status, { content }]) =>
      status.startsWith('2') ? Object.keys(content ?? {}) : [],
    );
    const costs = types.some((type) => MADE.has(type)) || NAMES.test(name);
    return costs && !(name.replace('/api', '') in EXCEPTIONS) && operation[EXPENSIVE_EXTENSION] === undefined;
  });
  expect(undeclared.map(([name]) => name)).toEqual([]);
  const kinds = operations().map(([, operation]) => operation[EXPENSIVE_EXTENSION]);
  for (const kind of EXPENSIVE_KINDS) expect(kinds).toContain(kind);
});

describe('a user who asks for much', () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  beforeAll(() => {
    const search = api.app.get(PortalSearch);
    Object.defineProperty(search, 'find', {
      value: ({ id }: { id: string }) => {
        begun.push(id);
        return new Promise((resolve) => ends.push(() => resolve({ groups: [] })));
      },
    });
  });

  const ask = (as: 'patient' | 'admin', signal?: AbortSignal) =>
    api.signIn(as).then((token) =>
      fetch(`${api.url}/api/search/portal?q=ann`, {
        headers: { authorization: `Bearer ${token}` },
        ...(signal === undefined ? {} : { signal }),
      }),
    );
  /** Ends all work, and what begins meanwhile, until these are answered. */
  const endAll = async (answers: Promise<Response>[]): Promise<number[]> => {
    let open = true;
    const all = Promise.all(answers.map(async (answer) => (await answer).status)).finally(() => (open = false));
    await eventually(async () => {
      for (const end of ends.splice(0)) end();
      return !open;
    });
    return all;
  };

  test('has one turn at a time, nine places, and refusals beyond; another user is answered meanwhile', async () => {
    const refused: Response[] = [];
    const many = Array.from({ length: 14 }, () =>
      ask('patient').then((answer) => {
        if (answer.status === 503) refused.push(answer);
        return answer;
      }),
    );
    await eventually(async () => (await waiting()) === 8 && refused.length === 5);
    expect(begun).toHaveLength(1);
    for (const { headers } of refused) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    const other = ask('admin');
    await eventually(async () => begun.length === 2);
    expect(new Set(begun).size).toBe(2);
    const statuses = await endAll([...many, other]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  });

  test('whose browser has left has no work done', async () => {
    begun.length = 0;
    const first = ask('patient');
    await eventually(async () => begun.length === 1);
    const leaving = new AbortController();
    const left = Array.from({ length: 5 }, () => ask('patient', leaving.signal).catch(() => undefined));
    await eventually(async () => (await waiting()) === 5);
    leaving.abort();
    await Promise.all(left);
    await eventually(async () => (await waiting()) === 0);
    expect(await endAll([first])).toEqual([200]);
    expect(begun).toHaveLength(1);
  });
});

test('work counts towards the pace of its user, with the parts of a file, and what is not expensive does not', async () => {
  const worked: string[] = [];
  api.app.get(UserPace).restAfter = (key) => {
    worked.push(key);
    return 0;
  };
  await api.call('GET', '/treatments', { as: 'admin' });
  expect(worked).toEqual([]);
  expect((await api.call('GET', '/treatments/export', { as: 'admin' })).status).toBe(200);
  expect(worked.length).toBeGreaterThan(1);
  expect(new Set(worked)).toEqual(new Set([await userIdOf(api, 'admin')]));
});

test('packs that nobody waits for any more hold up nobody', async () => {
  const begun: AbortSignal[] = [];
  Object.defineProperty(api.app.get(RecordPacks), 'make', {
    value: () => {
      const signal = currentTurn()?.signal ?? AbortSignal.abort();
      begun.push(signal);
      return new Promise((resolve) => {
        if (begun.length > 1) resolve(Buffer.from('%PDF'));
        else signal.addEventListener('abort', () => resolve(Buffer.from('%PDF')));
      });
    },
  });
  const path = '/patient-journeys/01900000-0000-7000-8000-000000000000/record-pack';
  const headers = { authorization: `Bearer ${await api.signIn('patient')}` };
  const leave = (signal: AbortSignal) => fetch(`${api.url}/api${path}`, { headers, signal }).catch(() => undefined);
  const [first, rest] = [new AbortController(), new AbortController()];
  const left = [leave(first.signal)];
  await eventually(async () => begun.length === 1);
  for (let count = 0; count < 8; count += 1) left.push(leave(rest.signal));
  const other = api.call('GET', path, { as: 'admin' });
  await eventually(async () => (await waiting()) === 9);
  rest.abort();
  await eventually(async () => (await waiting()) === 1);
  first.abort();
  expect((await other).status).toBe(200);
  await Promise.all(left);
  expect(begun).toHaveLength(2);
});
