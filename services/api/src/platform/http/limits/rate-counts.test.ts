import { RateCounts } from './rate-counts.js';
import type { Count } from './shared-counts.js';

const WINDOW = 60_000;
const MAX = 3;
const ADDRESS = '203.0.113.7';

/** A store that all of its processes share. */
function store() {
  const clock = { now: 1000 };
  const windows = new Map<string, { count: number; endsAt: number }>();
  const asked: string[] = [];
  const failures: unknown[] = [];
  let answer: ((counted: Count) => Promise<Count>) | undefined;
  const shared = {
    count: (key: string, length: number) => {
      asked.push(key);
      let window = windows.get(key);
      if (window === undefined || window.endsAt <= clock.now) window = { count: 0, endsAt: clock.now + length };
      window.count += 1;
      windows.set(key, window);
      const counted = { current: window.count, ttl: window.endsAt - clock.now };
      return answer?.(counted) ?? Promise.resolve(counted);
    },
  };
  return {
    clock,
    windows,
    asked,
    failures,
    answerBy: (next: typeof answer) => (answer = next),
    process: (patience = 50) =>
      new RateCounts({ shared, now: () => clock.now, patience, onFailure: (error) => failures.push(error) }),
  };
}

const send = (counts: RateCounts, key = ADDRESS) =>
  new Promise<{ current: number; ttl: number }>((resolve, reject) =>
    counts.incr(key, (error, result) => (result ? resolve(result) : reject(error ?? new Error())), WINDOW, MAX),
  );
const isAccepted = async (counts: RateCounts, key = ADDRESS) => (await send(counts, key)).current <= MAX;

test('counts over all processes', async () => {
  const { process } = store();
  const [one, two] = [process(), process()];
  const outcomes = [];
  for (const each of [one, two, one, two, one]) outcomes.push(await isAccepted(each));
  expect(outcomes).toEqual([true, true, true, false, false]);
  expect(await isAccepted(two, '203.0.113.8')).toBe(true);
});

test('accepts no more of many at once', async () => {
  const { process } = store();
  const [one, two] = [process(), process()];
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_each, index) => isAccepted(index % 2 ? one : two)));
  expect(outcomes.filter(Boolean)).toHaveLength(MAX);
});

test('an address beyond its limit is refused from memory until its window ends', async () => {
  const { process, clock, asked } = store();
  const [one, two] = [process(), process()];
  await send(two);
  clock.now += 20_000;
  for (let index = 0; index < MAX; index += 1) await send(one);
  const before = asked.length;
  expect(await send(one)).toMatchObject({ ttl: 40_000 });
  expect(await isAccepted(one)).toBe(false);
  expect(asked).toHaveLength(before);
  clock.now += 40_000;
  expect(await isAccepted(one)).toBe(true);
});

test('a store that was emptied counts from the beginning', async () => {
  const { process, windows } = store();
  const one = process();
  for (let index = 0; index < MAX; index += 1) await send(one);
  windows.clear();
  const counts = [];
  // As when a store was emptied: the first is refused from memory, as nobody knows better.
  expect(await isAccepted(one)).toBe(false);
  const two = process();
  for (let index = 0; index < MAX; index += 1) counts.push((await send(two)).current);
  expect(counts).toEqual([1, 2, 3]);
});

test('an answer of the next window ends this one, though this process’s clock is late', async () => {
  const { process, clock, windows } = store();
  const one = process();
  await send(one);
  await send(one);
  // Ended in the store, a moment earlier than here.
  clock.now += WINDOW - 10;
  windows.clear();
  expect(await send(one)).toEqual({ current: 1, ttl: WINDOW });
  expect(await isAccepted(one)).toBe(true);
  expect(await isAccepted(one)).toBe(true);
  expect(await isAccepted(one)).toBe(false);
});

test('goes on alone while the store fails, and asks it again after five seconds', async () => {
  const { process, clock, asked, failures, answerBy } = store();
  const one = process();
  await send(one);
  answerBy(() => Promise.reject(new Error('away')));
  expect(await isAccepted(one)).toBe(true);
  expect(failures).toHaveLength(1);
  const before = asked.length;
  expect(await isAccepted(one)).toBe(true);
  expect(await isAccepted(one)).toBe(false);
  expect(asked).toHaveLength(before);
  answerBy(undefined);
  clock.now += 5000;
  expect(await isAccepted(one, '203.0.113.9')).toBe(true);
  expect(asked).toHaveLength(before + 1);
});

test('does not wait for a store that does not answer', async () => {
  const { process, answerBy, failures } = store();
  answerBy(() => new Promise(() => undefined));
  const one = process(5);
  expect(await isAccepted(one)).toBe(true);
  expect(failures).toHaveLength(1);
});
