import { FairTurns, NoTurnError, type TurnLimits } from './fair-turns.js';

const LIMITS: TurnLimits = { atOnce: 2, perKey: 1, waitingPerKey: 3, waiting: 5, patience: 60_000 };

/** Work that ends when the test ends it, and the order in which it began. */
function works(limits: Partial<TurnLimits> = {}) {
  const turns = new FairTurns({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, signal?: AbortSignal) => {
    const [key = ''] = name.split(' ');
    const work = (): Promise<string> => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve(name)));
    };
    return turns.run(key, work, { signal }).catch((error: unknown) => (error as NoTurnError).reason);
  };
  const end = async (name: string, asked: Promise<string>): Promise<void> => {
    ends.get(name)?.();
    await asked;
  };
  return { turns, begun, ask, end };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('one key uses one place, however much it asks for', async () => {
  const { begun, ask, turns } = works();
  for (const name of ['ann 1', 'ann 2', 'ann 3']) void ask(name);
  void ask('bob 1');
  await settled();
  expect(begun).toEqual(['ann 1', 'bob 1']);
  expect(turns.state).toEqual({ running: 2, waiting: 2 });
});

test('the keys take turns, and the requests of a key their order', async () => {
  const { begun, ask, end } = works({ atOnce: 1 });
  const first = ask('ann 1');
  const asked = ['ann 2', 'ann 3', 'ann 4', 'bob 1', 'eve 1'].map((name) => [name, ask(name)] as const);
  await settled();
  await end('ann 1', first);
  for (const name of ['ann 2', 'bob 1', 'eve 1', 'ann 3', 'ann 4']) {
    await settled();
    expect(begun.at(-1)).toBe(name);
    await end(name, asked.find(([each]) => each === name)?.[1] ?? first);
  }
});

test('beyond its places a key is refused, and nobody else', async () => {
  const { ask, turns } = works();
  for (const name of ['ann 1', 'ann 2', 'ann 3', 'ann 4']) void ask(name);
  expect(await ask('ann 5')).toBe('full');
  void ask('bob 1');
  void ask('bob 2');
  await settled();
  expect(turns.state).toEqual({ running: 2, waiting: 4 });
});

test('when all places are taken, the newest of who has the most makes room', async () => {
  const { ask, turns } = works({ waiting: 3 });
  const asked = ['ann 1', 'ann 2', 'ann 3', 'ann 4'].map((name) => ask(name));
  void ask('bob 1');
  void ask('eve 1');
  expect(await asked.at(-1)).toBe('full');
  // Now Ann has two, Eve one: with two, Eve would have as many.
  expect(await ask('eve 2')).toBe('full');
  expect(turns.state).toEqual({ running: 2, waiting: 3 });
});

test('who has gone waits no longer, and who has left before it began does nothing', async () => {
  const { begun, ask, end, turns } = works({ atOnce: 1 });
  const first = ask('ann 1');
  const gone = new AbortController();
  const second = ask('bob 1', gone.signal);
  await settled();
  gone.abort();
  expect(await second).toBe('left');
  expect(await ask('eve 1', gone.signal)).toBe('left');
  await end('ann 1', first);
  expect(begun).toEqual(['ann 1']);
  expect(turns.state).toEqual({ running: 0, waiting: 0 });
});

test('nobody waits for ever', async () => {
  const { ask, turns } = works({ atOnce: 1, patience: 1 });
  void ask('ann 1');
  expect(await ask('bob 1')).toBe('late');
  expect(turns.state).toEqual({ running: 1, waiting: 0 });
});

test('work that fails ends its turn', async () => {
  const { turns } = works({ atOnce: 1 });
  await expect(turns.run('ann', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(turns.run('bob', () => 'done')).resolves.toBe('done');
});

test('what has begun is not refused its next turn', async () => {
  const { turns, ask } = works({ atOnce: 1, waitingPerKey: 0, patience: 1 });
  const gone = new AbortController();
  void ask('ann 1');
  const next = turns.run('bob', () => 'more', { continues: true, signal: gone.signal });
  expect(await ask('bob 1')).toBe('full');
  expect(turns.state.waiting).toBe(1);
  gone.abort();
  await expect(next).rejects.toThrow('No turn: left');
});

test('a key that rests lets others have their turns', async () => {
  const rests: string[] = [];
  const turns = new FairTurns({ ...LIMITS, atOnce: 1 }, (key) => (rests.push(key) === 1 ? 1 : 0));
  const order: string[] = [];
  const work = (name: string): Promise<number> => turns.run(name.slice(0, 3), () => order.push(name));
  await Promise.all(['ann 1', 'ann 2', 'bob 1', 'bob 2'].map(work));
  expect(order).toEqual(['ann 1', 'bob 1', 'bob 2', 'ann 2']);
});
