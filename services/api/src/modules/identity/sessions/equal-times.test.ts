import { startApi, type TestApi } from '../../../../test/support/api.js';
import { type Accounts, accountsOf, newAddress, PASSWORD, signUpForm } from '../testing/accounts.js';

/**
 * Checks that response times do not show whether an address is known. Requests for a known and an unknown address alternate; the share of
 * pairs in which the known one was slower (the area under the ROC curve) must be near a half. Ranks are compared, so a slow machine affects
 * both alike.
 */
const PAIRS = 60;
/**
 * Measured in addition when the first pairs differ. By chance 60 pairs differ once in a thousand runs, all of them together practically
 * never: a real difference remains, a random one disappears.
 */
const MORE_PAIRS = 180;
/** How far from a half still counts as equal. */
const NEAR = 0.2;
/** Requests before the measurement: connections are opened and code is compiled. */
const WARM_UP = 6;

let api: TestApi;
let accounts: Accounts;
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(() => api.close());

const millisecondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** The share of pairs in which `slow` is larger; a half when both take equally long. */
function areaUnderCurve(slow: readonly number[], fast: readonly number[]): number {
  const wins = slow.flatMap((one) => fast.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

/** A fresh address of each kind for every pair, so that no limit per address is reached. */
const KINDS = {
  known: async () => (await accounts.open()).email,
  waiting: async () => {
    const form = signUpForm();
    await accounts.signUp(form);
    return form.email;
  },
  unknown: async () => newAddress(),
};

const ROUTES = {
  'sign-up': (email: string) => accounts.signUp(signUpForm({ email, password: 'of a stranger' })),
  'sign-in': (email: string) => accounts.signIn(email, 'a guess at it'),
  'request-password-reset': (email: string) => accounts.requestReset(email),
  'resend-verification': (email: string) => accounts.post('resend-verification', { email }),
};

describe.each(Object.entries(ROUTES))('%s', (_route, send) => {
  test.each(['known', 'waiting'] as const)(
    'takes as long for a %s address as for an unknown one',
    async (kind) => {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
      const measure = async (count: number): Promise<void> => {
        const pairs = await Promise.all(
          Array.from({ length: WARM_UP + count }, async () => [await KINDS[kind](), await KINDS.unknown()] as const),
        );
        for (const [index, [known, unknown]] of pairs.entries()) {
          const turns = [
            ['known', known],
            ['unknown', unknown],
          ] as const;
          for (const [name, email] of index % 2 === 0 ? turns : turns.toReversed()) {
            const time = await millisecondsOf(() => send(email));
            if (index >= WARM_UP) times[name].push(time);
          }
        }
      };
      const area = (): number => areaUnderCurve(times.known, times.unknown);
      await measure(PAIRS);
      if (Math.abs(area() - 0.5) >= NEAR) await measure(MORE_PAIRS);
      expect(area()).toBeGreaterThan(0.5 - NEAR);
      expect(area()).toBeLessThan(0.5 + NEAR);
    },
    300_000,
  );
});

test('the measurement detects a real difference', async () => {
  const { email } = await accounts.open();
  const [right, refused]: [number[], number[]] = [[], []];
  for (let index = 0; index < 20; index += 1) {
    right.push(await millisecondsOf(() => accounts.signIn(email, PASSWORD)));
    refused.push(await millisecondsOf(() => accounts.post('sign-in', { email })));
  }
  expect(areaUnderCurve(right, refused)).toBeGreaterThan(0.8);
});
