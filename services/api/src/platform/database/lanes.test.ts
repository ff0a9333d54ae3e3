import { emptyDatabase, type TestDatabase } from '../../../test/support/database.js';
import { readConfig } from '../config/config.js';
import { withTurn } from '../turns/current-turn.js';
import { Database } from './database.js';
import { goesFirst, placesOf } from './lanes.js';

const POOL = 8;
const { ordinary, expensive, first } = placesOf(POOL);

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await emptyDatabase();
  const env = { DATABASE_URL: server.url, DATABASE_POOL: String(POOL), DATABASE_TIMEOUT: '1000' };
  database = new Database(readConfig(env));
  await database.onModuleInit();
});
afterAll(async () => {
  await database.onApplicationShutdown();
  await server.drop();
});

const ask = () =>
  database
    .read()
    .selectFrom('pg_class' as never)
    .select('relname' as never)
    .limit(1)
    .execute();
const ofUser = <T>(work: () => T): T => withTurn({ key: 'ann', signal: new AbortController().signal }, work);

/** Holds `count` connections until `work` has ended. */
async function holding(
  count: number,
  work: () => Promise<unknown>,
  as: (hold: () => unknown) => unknown,
): Promise<void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const connections: Promise<unknown>[] = [];
  const taken = Array.from(
    { length: count },
    () =>
      new Promise<void>((resolve) =>
        as(() =>
          connections.push(
            database
              .read()
              .connection()
              .execute(async () => {
                resolve();
                await released;
              }),
          ),
        ),
      ),
  );
  await Promise.all(taken);
  try {
    await work();
  } finally {
    release();
    await Promise.all(connections);
  }
}

test('shares a pool out', () => {
  expect(placesOf(12)).toEqual({ first: 3, ordinary: 9, expensive: 3 });
  expect(placesOf(2)).toEqual({ first: 1, ordinary: 1, expensive: 1 });
});

test('what goes first has connections while all others are in use', async () => {
  await holding(
    ordinary,
    async () => {
      await expect(goesFirst(ask)).resolves.toHaveLength(1);
      await expect(goesFirst(() => database.write((em) => em.execute('select 1')))).resolves.toHaveLength(1);
      await expect(ask()).rejects.toMatchObject({ code: 'service_unavailable' });
    },
    (hold) => hold(),
  );
  await expect(ask()).resolves.toHaveLength(1);
});

test('expensive work holds a few connections, and the others are left to everybody else', async () => {
  await holding(
    expensive,
    async () => {
      await expect(ofUser(ask)).rejects.toMatchObject({ code: 'service_unavailable' });
      await expect(ask()).resolves.toHaveLength(1);
    },
    ofUser,
  );
  await expect(ofUser(ask)).resolves.toHaveLength(1);
});

test('what goes first does not take the connections of the others', async () => {
  await holding(
    first,
    async () => {
      await expect(goesFirst(ask)).rejects.toMatchObject({ code: 'service_unavailable' });
      await expect(ask()).resolves.toHaveLength(1);
    },
    goesFirst,
  );
});
