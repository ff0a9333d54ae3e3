import { threadId } from 'node:worker_threads';
import { inLanguage } from '../languages/current-language.js';
import { withTurn } from '../turns/current-turn.js';
import { DOUBLE, FAIL, NEVER, WHERE } from './testing/tasks.js';
import { Threads } from './threads.service.js';

const threads = new Threads();
afterAll(() => threads.onApplicationShutdown());

test('a task runs in another thread, in the language of its request', async () => {
  const ran = await inLanguage('ar-XB', () => threads.run(WHERE));
  expect(ran.language).toBe('ar-XB');
  expect(ran.thread).not.toBe(threadId);
});

test('bytes come back as they are', async () => {
  expect(await threads.bytes(DOUBLE, { bytes: new Uint8Array([1, 2, 3]) })).toEqual(Buffer.from([2, 4, 6]));
});

test('a task that fails says why, and the next one runs', async () => {
  await expect(threads.run(FAIL, 'no ink')).rejects.toThrow('no ink');
  await expect(threads.run(WHERE)).resolves.toMatchObject({ language: 'en' });
});

test('a task whose caller has gone ends, whatever it does, and the next one runs', async () => {
  const gone = new AbortController();
  const asked = withTurn({ key: 'ann', signal: gone.signal }, () => threads.run(NEVER));
  setImmediate(() => gone.abort());
  await expect(asked).rejects.toThrow('No turn: left');
  await expect(threads.run(WHERE)).resolves.toMatchObject({ language: 'en' });
});
