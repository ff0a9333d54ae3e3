import { replacedMigrations } from '../../src/platform/database/baseline.js';
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
  expect(first.output()).toContain(`Applying migration ${migrationNames()[0]}`);
  expect(await applied()).toEqual(migrationNames());
  expect(await counts()).toEqual(WHOLE);
  const again = start();
  expect(await again.ended).toBe(0);
  expect(again.output()).toContain('The schema is up to date');
  expect(await counts()).toEqual(WHOLE);
});

test('killed again and again, it continues', async () => {
  for (const line of [migrationNames()[3], migrationNames()[9], 'Preparing the job queues', 'Seeding the catalogue']) {
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
  await database.add('schema_migrations', { name: '9999_from_the_future' });
  await database.rows(`delete from social_links`);
  const program = start();
  expect(await program.ended).toBe(3);
  expect(program.output().trim().split('\n')).toEqual([
    expect.stringMatching(/newer version of Ayana .*9999_from_the_future/),
  ]);
  expect(await database.rows('select 1 from social_links')).toEqual([]);
});

describe('a database with a history from before the baseline', () => {
  /** The template has the schema of the whole old history: only its names make the difference. */
  const withHistory = async (names: readonly string[]) => {
    await database.drop();
    database = await testDatabase();
    await database.rows('delete from schema_migrations');
    await database.rows(
      `insert into schema_migrations (name, applied_at) select name, '2026-03-01T08:00:00Z' from unnest($1::text[]) name`,
      [names],
    );
    await database.rows(`update users set city = 'Kept' where role = 'patient'`);
  };
  const kept = () => database.rows(`select distinct city from users where role = 'patient'`);

  test('is at the baseline once it has all of it, keeps its rows, and goes on with what came later', async () => {
    await withHistory([...replacedMigrations(), ...migrationNames().filter((name) => !name.includes('_baseline_'))]);
    const program = start();
    expect([await program.ended, program.output()]).toEqual([0, expect.stringContaining('is at the baseline')]);
    expect(program.output()).toContain('The schema is up to date');
    expect(await applied()).toEqual(migrationNames());
    expect(
      await database.rows(`select distinct applied_at from schema_migrations where name like '%_baseline_%'`),
    ).toEqual([{ applied_at: new Date('2026-03-01T08:00:00Z') }]);
    expect(await kept()).toEqual([{ city: 'Kept' }]);
    const again = start();
    expect(await again.ended).toBe(0);
    expect(again.output()).not.toContain('baseline');
  });

  test('is refused and not touched while any of it is missing, and hears what to do', async () => {
    const half = replacedMigrations().slice(0, -2);
    await withHistory(half);
    await database.rows(`delete from social_links`);
    const program = start();
    expect(await program.ended).toBe(1);
    expect(program.output().trim().split('\n')).toEqual([
      expect.stringMatching(/has 120 of the 122 migrations .* lacks 0356_\w+ and 1 more.*docs\/migrations\.md/),
    ]);
    expect(await applied()).toEqual(half);
    expect(await database.rows('select 1 from social_links')).toEqual([]);
  });

  test('is refused as that of a newer version when another branch has added to it', async () => {
    await withHistory([...replacedMigrations(), '0999_of_another_branch']);
    const program = start();
    expect(await program.ended).toBe(3);
    expect(program.output()).toContain('0999_of_another_branch');
    expect(await applied()).toEqual([...replacedMigrations(), '0999_of_another_branch']);
  });
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
