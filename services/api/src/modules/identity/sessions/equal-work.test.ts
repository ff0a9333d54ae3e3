import pg from 'pg';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { currentRequestId } from '../../../platform/requests/current-request.js';
import { passwordHashes } from '../passwords/password-hashing.js';
import { type Accounts, accountsOf, newAddress, PASSWORD, signUpForm } from '../testing/accounts.js';

/**
 * Response times do not show whether an address is known, since the same is done for each: the same statements in the same order, and as many
 * passwords are hashed.
 */
let api: TestApi;
let accounts: Accounts;
/** By the request that sent them. */
const statements = new Map<string, string[]>();
const query = Reflect.get(pg.Client.prototype, 'query') as (...values: unknown[]) => unknown;
const setQuery = (value: (this: unknown, ...values: unknown[]) => unknown) =>
  Object.defineProperty(pg.Client.prototype, 'query', { value, configurable: true, writable: true });

beforeAll(async () => {
  // Connections take it when they are made.
  setQuery(function record(...values) {
    const [first] = values;
    const id = currentRequestId() ?? 'none';
    const text = String(typeof first === 'string' ? first : Reflect.get(Object(first), 'text'));
    statements.set(id, [...(statements.get(id) ?? []), text]);
    return query.apply(this, values);
  });
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(async () => {
  setQuery(query);
  await api.close();
});

/** Of the process, not of a request: counts of requests are shared, events sent. */
const OF_THE_PROCESS = /rate_counts|pg_notify/;
const hashed = async (): Promise<number> => (await passwordHashes.get()).values[0]?.value ?? 0;

/** What is done until the answer, whatever the values are. */
async function workOf(send: () => Promise<unknown>): Promise<{ hashes: number; done: string[] }> {
  const [before, earlier] = [await hashed(), new Set([...statements.keys(), 'none'])];
  await send();
  const own = [...statements].flatMap(([id, texts]) => (earlier.has(id) ? [] : texts));
  const done = own.filter((statement) => !OF_THE_PROCESS.test(statement));
  return { hashes: (await hashed()) - before, done: done.map((each) => each.replaceAll(/'[^']*'/g, "''")) };
}

const KINDS = {
  known: async () => (await accounts.open()).email,
  waiting: async () => {
    const form = signUpForm();
    await accounts.signUp(form);
    return form.email;
  },
};

const ROUTES = {
  'sign-up': (email: string) => accounts.signUp(signUpForm({ email, password: 'of a stranger' })),
  'sign-in': (email: string) => accounts.signIn(email, 'a guess at it'),
  'request-password-reset': (email: string) => accounts.requestReset(email),
  'resend-verification': (email: string) => accounts.post('resend-verification', { email }),
};
const HASHES: Readonly<Record<string, number>> = { 'sign-up': 1, 'sign-in': 1 };

describe.each(Object.entries(ROUTES))('%s', (route, send) => {
  test.each(Object.entries(KINDS))('does the same for a %s address as for an unknown one', async (_kind, make) => {
    const email = await make();
    // The first refusal of a process hashes what it compares with.
    await accounts.signIn(newAddress());
    const work = await workOf(() => send(email));
    expect(work).toEqual(await workOf(() => send(newAddress())));
    expect(work.done.length).toBeGreaterThan(1);
    expect(work.hashes).toBe(HASHES[route] ?? 0);
  });
});

test('other work would be seen', async () => {
  const { email } = await accounts.open();
  const right = await workOf(() => accounts.signIn(email, PASSWORD));
  const refused = await workOf(() => accounts.post('sign-in', { email }));
  expect([right.hashes, refused.hashes]).toEqual([1, 0]);
  expect(right.done.length).toBeGreaterThan(refused.done.length);
});
