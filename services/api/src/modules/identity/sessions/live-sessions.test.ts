import { Logger } from '@nestjs/common';
import type { Clock } from '../../../platform/clock/clock.js';
import type { Database } from '../../../platform/database/database.js';
import { type AccessRevocation, AccessRevocations } from '../../../platform/http/access/access-revocations.js';
import { LiveSessions } from './live-sessions.js';

interface Row {
  id: string;
  kind: 'session' | 'user';
  access: number | null;
}

/** What the database answers to each poll; a function that throws makes it fail. */
let answer: () => Row[];
let published: AccessRevocation[];
let live: LiveSessions;
const warnings: unknown[] = [];
const realNow = performance.now.bind(performance);
const { setInterval: realInterval, clearInterval: realClear } = globalThis;
/** What is done at each poll; undefined before the start, and after the end. */
let poll: (() => void) | undefined;

beforeEach(() => {
  globalThis.setInterval = ((each: () => void) => {
    poll = each;
    return { unref: () => undefined };
  }) as unknown as typeof setInterval;
  globalThis.clearInterval = () => void (poll = undefined);
  answer = () => [];
  published = [];
  warnings.length = 0;
  const executor = {
    transformQuery: (query: unknown) => query,
    compileQuery: (query: unknown) => query,
    executeQuery: async () => ({ rows: answer() }),
  };
  const database = { read: () => ({ getExecutor: () => executor }) } as unknown as Database;
  const clock: Clock = { now: () => new Date() };
  const revocations = new AccessRevocations();
  revocations.onRevocation((revocation) => published.push(revocation));
  live = new LiveSessions(database, clock, revocations);
  Logger.overrideLogger({
    log: () => undefined,
    error: () => undefined,
    warn: (...line: unknown[]) => warnings.push(line),
  });
});
afterEach(() => {
  live.onApplicationShutdown();
  performance.now = realNow;
  globalThis.setInterval = realInterval;
  globalThis.clearInterval = realClear;
});

const isValid = (session_id: string, user_id: string, access = 5) => live.isValid({ session_id, user_id, access });
/** The moment of the next poll has come, and its answer. */
const polled = async (): Promise<void> => {
  poll?.();
  await new Promise((resolve) => setImmediate(resolve));
};

test('an ended session is invalid at once, others are not, and listeners hear of it once', () => {
  live.endSession('one');
  live.endSession('one');
  expect([isValid('one', 'amina'), isValid('two', 'amina')]).toEqual([false, true]);
  expect(published).toEqual([{ session_id: 'one' }]);
});

test('tokens from before a changed role are invalid, later ones and other users’ are not', () => {
  live.endAccess('amina', 5);
  expect([isValid('one', 'amina', 4), isValid('one', 'amina', 5), isValid('one', 'amina', 6)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(isValid('one', 'brook', 4)).toBe(true);
  live.endAccess('amina', 5);
  live.endAccess('amina', 3);
  expect([isValid('one', 'amina', 4), published]).toEqual([false, [{ user_id: 'amina' }]]);
  live.endAccess('amina', 7);
  expect([isValid('one', 'amina', 6), published]).toEqual([false, [{ user_id: 'amina' }, { user_id: 'amina' }]]);
});

test('what other processes ended is known at the start, and from then on by polling', async () => {
  answer = () => [
    { id: 'one', kind: 'session', access: null },
    { id: 'amina', kind: 'user', access: 6 },
    { id: 'deleted', kind: 'user', access: null },
  ];
  await live.onApplicationBootstrap();
  expect([isValid('one', 'brook'), isValid('two', 'amina', 5), isValid('two', 'amina', 6)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(isValid('two', 'deleted', 1e15)).toBe(false);
  answer = () => [{ id: 'two', kind: 'session', access: null }];
  await polled();
  expect(isValid('two', 'brook')).toBe(false);
  expect(published).toHaveLength(4);
});

test('a revocation is remembered for as long as a token may live, and longer while the database names it', async () => {
  live.endSession('old');
  live.endSession('named');
  live.endAccess('amina', 9);
  answer = () => [{ id: 'named', kind: 'session', access: null }];
  performance.now = () => realNow() + 600_000;
  await live.onApplicationBootstrap();
  expect([isValid('old', 'brook'), isValid('two', 'amina')]).toEqual([false, false]);
  performance.now = () => realNow() + 661_000;
  await polled();
  expect([isValid('old', 'brook'), isValid('two', 'amina')]).toEqual([true, true]);
  expect(isValid('named', 'brook')).toBe(false);
});

test('a poll that fails is logged, and the next one works', async () => {
  await live.onApplicationBootstrap();
  answer = () => {
    throw new Error('The database is restarting.');
  };
  await polled();
  expect(JSON.stringify(warnings)).toContain('Cannot poll for ended sessions');
  answer = () => [{ id: 'one', kind: 'session', access: null }];
  await polled();
  expect(isValid('one', 'brook')).toBe(false);
});

test('after the shutdown nothing is polled', async () => {
  await live.onApplicationBootstrap();
  live.onApplicationShutdown();
  answer = () => [{ id: 'one', kind: 'session', access: null }];
  await polled();
  expect(isValid('one', 'brook')).toBe(true);
});
