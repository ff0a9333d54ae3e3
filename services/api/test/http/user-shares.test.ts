import { startApi, type TestApi } from '../support/api.js';

const READS = 6;
const WRITES = 3;
/** Packs of one user a minute (`rate-limit.ts`). */
const EXPORTS = 20;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ USER_READS: String(READS), USER_WRITES: String(WRITES) });
});
afterAll(() => api.close());

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const statusesOf = async (count: number, ask: (index: number) => ReturnType<TestApi['call']>): Promise<number[]> =>
  (await Promise.all(Array.from({ length: count }, (_each, index) => ask(index)))).map(({ status }) => status);
const times = (statuses: readonly number[], status: number): number =>
  statuses.filter((each) => each === status).length;

test('a user has one share of reads from however many addresses, and another user has another', async () => {
  const tokens = [await api.signIn('patient'), await api.signIn('doctor')] as const;
  const read = (token: string) => api.call('GET', '/auth/account', { token });
  const statuses = await statusesOf(READS + 4, () => read(tokens[0]));
  expect([times(statuses, 200), times(statuses, 429)]).toEqual([READS, 4]);
  const refused = await read(tokens[0]);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^([1-9]|10)$/)]);
  expect((await read(tokens[1])).status).toBe(200);
});

test('reads do not use up writes', async () => {
  const token = await api.signIn('admin');
  const statuses = await statusesOf(WRITES + 2, () => api.call('PATCH', '/auth/account', { token, body: {} }));
  expect(times(statuses, 429)).toBe(2);
  expect((await api.call('GET', '/auth/account', { token })).status).toBe(200);
});

test('a forged token has no share: it cannot use up that of its user', async () => {
  const token = await api.signIn('partner/hospital');
  const [head, body] = token.split('.');
  const forged = `${head}.${body}.${'x'.repeat(43)}`;
  await statusesOf(READS * 2, () => api.call('GET', '/auth/account', { token: forged }));
  expect((await api.call('GET', '/auth/account', { token })).status).toBe(200);
});

test('the members of an organisation behind one address have a limit each, and a user of many addresses one', async () => {
  const many = await startLimitless();
  try {
    const pack = (token: string, address: string) =>
      many.call('GET', `/patient-journeys/${UNKNOWN}/record-pack`, { token, address });
    const [one, other] = [await many.signIn('patient'), await many.signIn('admin')];
    const statuses: number[] = [];
    for (let index = 0; index < EXPORTS + 1; index += 1) statuses.push((await pack(one, `203.0.113.${index}`)).status);
    expect([times(statuses, 404), times(statuses, 429)]).toEqual([EXPORTS, 1]);
    expect((await pack(other, '203.0.113.0')).status).toBe(404);
    expect((await pack(one, '203.0.113.200')).status).toBe(429);
  } finally {
    await many.close();
  }
});

/** One at a time may run in a process. */
async function startLimitless(): Promise<TestApi> {
  await api.close();
  return startApi();
}
