import { consultationForm } from '../../src/modules/consultations/consultation.factory.js';
import { MIGRATION_LOCK } from '../../src/platform/database/migrations.js';
import { withClient } from '@ayana/tooling/database/connect.ts';
import { serving } from '../support/api-processes.js';
import { ORIGIN } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { freePort, startProgram } from '../support/program.js';

const site = serving();
const VERSION = '2.4.0-rc.1+5f3a';

/** The lines of a program's output, all of which must be JSON. */
const linesOf = (output: string): Record<string, unknown>[] =>
  output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const probe = async (url: string): Promise<[number, unknown]> => {
  const answer = await fetch(url);
  return [answer.status, await answer.json()];
};

test.each([
  ['an unknown command', ['serve'], {}, /no command "serve": use one of api, worker, migrate/],
  ['a configuration it refuses', ['worker'], { DATABASE_POOL: 'many' }, /DATABASE_POOL must be a whole number/],
])('ends with 1 for %s, and says so in a line of the log', async (_title, args, env, sentence) => {
  const program = startProgram('main.js', env, args);
  expect(await program.ended).toBe(1);
  expect(linesOf(program.output())).toEqual([
    expect.objectContaining({ level: 60, msg: expect.stringMatching(sentence) }),
  ]);
});

test('a second migration waits for the first and finds nothing to do, without the secrets of those that serve', async () => {
  await withClient(site.database.url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const program = startProgram(
      'main.js',
      {
        NODE_ENV: 'production',
        LOG_LEVEL: 'info',
        AYANA_VERSION: VERSION,
        DATABASE_URL: site.database.applicationUrl,
        DATABASE_OWNER_URL: site.database.url,
      },
      ['migrate'],
    );
    await eventually(async () => program.output().includes('Waiting for another migration'));
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    expect(await program.ended).toBe(0);
    const lines = linesOf(program.output());
    expect(lines[0]).toMatchObject({ command: 'migrate', version: VERSION });
    expect(lines.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['The schema is up to date', 'The database is ready']),
    );
  });
});

test('a worker answers probes beside its metrics, and ends with 0 once its jobs are done', async () => {
  const port = await freePort();
  const worker = startProgram(
    'main.js',
    {
      DATABASE_URL: site.database.applicationUrl,
      SMTP_URL: site.smtpUrl,
      PUBLIC_ORIGIN: ORIGIN,
      METRICS_PORT: String(port),
      AYANA_VERSION: VERSION,
      LOG_LEVEL: 'info',
      // Meant for the processes that serve.
      JOBS: '0',
      RENDER_ORIGIN: 'http://127.0.0.1:9',
    },
    ['worker'],
  );
  site.running.push(worker);
  const own = `http://127.0.0.1:${port}`;
  await eventually(async () => (await fetch(`${own}/health/started`)).ok);
  expect(await probe(`${own}/health/live`)).toEqual([200, { status: 'up', version: VERSION }]);
  // Not ready while its first write waits for the machine.
  await eventually(async () => (await fetch(`${own}/health/ready`)).ok);
  expect(await probe(`${own}/health/ready`)).toEqual([
    200,
    { status: 'up', version: VERSION, checks: { migrations: 'up', seeds: 'up', storage: 'up', mail: 'up' } },
  ]);
  expect(await (await fetch(`${own}/metrics`)).text()).toContain(`ayana_build_info{version="${VERSION}"} 1`);

  const { url } = await site.serve({ JOBS: '0' });
  site.sink.delay = 1500;
  await fetch(`${url}/api/functions/consultation-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(consultationForm()),
  });
  await eventually(
    async () =>
      (await site.database.rows(`select 1 from jobs.job where name = 'messaging.mail' and state = 'active'`)).length >
      0,
  );
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
  expect(await site.database.rows(`select name from jobs.job where state in ('active', 'retry')`)).toEqual([]);
  const lines = linesOf(worker.output());
  expect(lines).toContainEqual(expect.objectContaining({ command: 'worker', version: VERSION }));
});

test('is ready on the schema it needs and on a newer one, not on an older one', async () => {
  const { url } = await site.serve({ JOBS: '0', AYANA_VERSION: VERSION });
  const state = async () => {
    const [status, body] = await probe(`${url}/api/health/ready`);
    return [status, (body as { checks: { migrations: string } }).checks.migrations];
  };
  expect(await probe(`${url}/api/health/started`)).toEqual([200, { status: 'up', version: VERSION }]);
  await site.database.add('schema_migrations', { name: '9999_of_a_newer_version' });
  expect(await state()).toEqual([200, 'up']);
  const [last] = await site.database.rows<{ name: string }>(
    `delete from schema_migrations where name = (select max(name) from schema_migrations where name < '9') returning name`,
  );
  expect(await state()).toEqual([503, 'down']);
  await site.database.rows(`delete from schema_migrations where name like '9999%'`);
  await site.database.add('schema_migrations', { name: last?.name });
});
