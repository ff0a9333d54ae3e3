import { UserShares } from './user-shares.js';

const MAX = 20;
const WINDOW = 10_000;

/** A store that all of its processes share. */
function store() {
  const clock = { now: 1000 };
  const windows = new Map<string, { count: number; endsAt: number }>();
  const asked: number[] = [];
  const failures: unknown[] = [];
  const state = { fails: false };
  const shared = {
    count: (key: string, length: number, by = 1) => {
      asked.push(by);
      if (state.fails) return Promise.reject(new Error('away'));
      let window = windows.get(key);
      if (window === undefined || window.endsAt <= clock.now) window = { count: 0, endsAt: clock.now + length };
      window.count += by;
      windows.set(key, window);
      return Promise.resolve({ current: window.count, ttl: window.endsAt - clock.now });
    },
  };
  const process = () =>
    new UserShares({ window: WINDOW, shared, now: () => clock.now, onFailure: (error) => failures.push(error) });
  return { clock, asked, failures, state, process };
}
/** How many of `count` requests are within the share. */
async function accepted(shares: UserShares, count: number, key = 'ann'): Promise<number> {
  let within = 0;
  for (let index = 0; index < count; index += 1) {
    if (shares.take(key, MAX) === 0) within += 1;
    await Promise.resolve();
  }
  await new Promise((resolve) => setImmediate(resolve));
  return within;
}

test('a user has a share, and another user another one', async () => {
  const { process, clock } = store();
  const one = process();
  expect(await accepted(one, 50)).toBe(MAX);
  expect(await accepted(one, 50, 'bob')).toBe(MAX);
  clock.now += 4000;
  expect(one.take('ann', MAX)).toBe(6000);
  clock.now += 6000;
  expect(await accepted(one, 50)).toBe(MAX);
});

test('who asks for little causes no query', async () => {
  const { process, asked } = store();
  const one = process();
  await accepted(one, 1);
  expect(asked).toEqual([]);
  await accepted(one, 49);
  expect(asked).toHaveLength(10);
  expect(asked.reduce((sum, by) => sum + by, 0)).toBe(MAX);
});

test('a share is one over all processes, and ends at the same time in all', async () => {
  const { process, clock } = store();
  const [one, two] = [process(), process()];
  await accepted(one, 10);
  clock.now += 3000;
  const more = await accepted(two, 50);
  expect(more).toBeLessThanOrEqual(MAX - 10 + MAX / 10);
  expect(two.take('ann', MAX)).toBe(7000);
  expect((await accepted(one, 50)) + more + 10).toBeLessThanOrEqual(MAX + 2 * (MAX / 10));
});

test('counts alone while the store fails, and asks it again after five seconds', async () => {
  const { process, clock, asked, failures, state } = store();
  const one = process();
  state.fails = true;
  expect(await accepted(one, 50)).toBe(MAX);
  expect(failures).toHaveLength(1);
  expect(asked).toHaveLength(1);
  state.fails = false;
  clock.now += 5000;
  await accepted(one, 2, 'bob');
  expect(asked).toHaveLength(2);
});
