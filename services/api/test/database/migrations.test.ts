import { migrationNames } from '../../src/platform/database/migrations.js';
import { emptyDatabase, type TestDatabase, testDatabase } from '../support/database.js';
import { startProgram } from '../support/program.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.drop());

const start = (env = {}) =>
  startProgram('migrate.js', {
    DATABASE_URL: database.applicationUrl,
    DATABASE_OWNER_URL: database.url,
    DEMO_DATA: '1',
    // seed-demo-life.test.ts counts it.
    DEMO_LIFE: '0',
    ...env,
  });

const applied = async () =>
  (await database.rows<{ name: string }>('select name from schema_migrations order by name')).map(({ name }) => name);
const counts = () =>
  database.rows(`select (select count(*)::int from treatments) as treatments, (select count(*)::int from partner_hospitals) as hospitals,
    (select count(*)::int from cities) as cities, (select count(*)::int from doctors) as doctors, (select count(*)::int from hospital_prices) as prices,
    (select count(*)::int from social_links) as links, (select count(*)::int from users) as users, (select count(*)::int from seeds) as seeds,
    (select count(*)::int from role_applications) as applications`);
const WHOLE = [
  {
    treatments: 61,
    hospitals: 50,
    cities: 20,
    doctors: 411,
    prices: 717,
    links: 5,
    users: 14,
    seeds: 1,
    applications: 1,
  },
];

test('reports its steps, and repeating it changes nothing', async () => {
  const first = start();
  expect(await first.ended).toBe(0);
  expect(first.output()).toContain('Applying migration 0001_start');
  expect(await applied()).toEqual(migrationNames());
  expect(await counts()).toEqual(WHOLE);
  const again = start();
  expect(await again.ended).toBe(0);
  expect(again.output()).toContain('The schema is up to date');
  expect(await counts()).toEqual(WHOLE);
});

test('killed again and again, it continues', async () => {
  for (const line of [migrationNames()[3], migrationNames()[60], 'Preparing the job queues', 'Seeding the catalogue']) {
    const program = start();
    program.child.stdout?.on('data', () => {
      if (program.output().includes(String(line))) program.child.kill('SIGKILL');
    });
    expect(await program.ended).toBe('SIGKILL');
  }
  const last = start();
  expect([await last.ended, last.output()]).toEqual([0, expect.stringContaining('The database is ready')]);
  expect(await applied()).toEqual(migrationNames());
  expect(await counts()).toEqual(WHOLE);
});

test('several at once run one after the other', async () => {
  const programs = [start(), start(), start()];
  expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  expect(await counts()).toEqual(WHOLE);
});

test('does not touch the database of a newer version, says so and exits with 3', async () => {
  await database.drop();
  database = await testDatabase();
  await database.rows(`insert into schema_migrations (name) values ('9999_from_the_future')`);
  await database.rows(`delete from social_links`);
  const program = start();
  expect(await program.ended).toBe(3);
  expect(program.output().trim().split('\n')).toEqual([
    expect.stringMatching(/newer version of Ayana .*9999_from_the_future/),
  ]);
  expect(await database.rows('select 1 from social_links')).toEqual([]);
});

test('seeds no account unless enabled', async () => {
  await start({ DEMO_DATA: '0' }).ended;
  expect(await counts()).toEqual([
    {
      treatments: 61,
      hospitals: 50,
      cities: 20,
      doctors: 411,
      prices: 717,
      links: 5,
      users: 0,
      seeds: 1,
      applications: 0,
    },
  ]);
});
