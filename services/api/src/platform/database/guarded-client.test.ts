import { withClient } from '@ayana/tooling/database/connect.ts';
import { emptyDatabase, type TestDatabase } from '../../../test/support/database.js';
import { readConfig } from '../config/config.js';
import { Database } from './database.js';

/** Beside these, one connection is kept for what goes first. */
const POOL = 3;

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await emptyDatabase();
  database = new Database(
    readConfig({ DATABASE_URL: server.url, DATABASE_POOL: String(POOL + 1), DATABASE_TIMEOUT: '1500' }),
  );
  await database.onModuleInit();
});

afterAll(async () => {
  await database.onApplicationShutdown();
  await server.drop();
});

const cut = (): Promise<unknown> =>
  withClient(server.url, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  );

const transaction = (work: () => Promise<unknown>): Promise<unknown> =>
  database.write(async (em) => {
    await em.execute('select 1');
    await work();
    await em.execute('select 1');
  });

/** As many transactions as the pool has connections, all open at once. */
async function fillPool(): Promise<void> {
  let open = 0;
  let all: () => void = () => undefined;
  const full = new Promise<void>((resolve) => (all = resolve));
  await Promise.all(
    Array.from({ length: POOL }, () =>
      transaction(async () => {
        open += 1;
        if (open === POOL) all();
        await full;
      }).finally(() => all()),
    ),
  );
}

/** A connection that was cut while idle may be used once more before the pool notices. */
async function settle(): Promise<void> {
  await fillPool().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

test('transactions whose connection is cut free their place in the pool', async () => {
  for (let round = 0; round < 3; round += 1) {
    const cuts = await Promise.allSettled(Array.from({ length: POOL }, () => transaction(cut)));
    expect(cuts.some(({ status }) => status === 'rejected')).toBe(true);
    await settle();
  }
  await fillPool();
});

test('so do those that cannot begin', async () => {
  for (let round = 0; round < 3; round += 1) {
    await settle();
    await Promise.allSettled([cut(), ...Array.from({ length: POOL * 2 }, () => transaction(async () => undefined))]);
  }
  await settle();
  await fillPool();
});
