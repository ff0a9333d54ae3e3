import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { asApplication } from '@ayana/tooling/database/connect.ts';
import { startTestDatabase } from '@ayana/tooling/database/index.ts';
import { contactForm } from '../../src/modules/inquiries/contact.factory.js';
import { prepareDatabase } from '../../src/migrate.js';
import { MailSink } from '../../src/modules/messaging/testing/mail-sink.js';
import { startApi } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { freePort, startProgram } from '../support/program.js';
import { fill, smallDisk } from '../support/small-disk.js';

interface Ready {
  status: string;
  checks: Record<string, string>;
}

test('ready is 503 while the database cannot write, and 200 again afterwards', async () => {
  const sink = new MailSink();
  const api = await startApi({ SMTP_URL: await sink.start() });
  const ready = () => api.call<Ready>('GET', '/health/ready');
  // Only there: other files use the same server.
  const name = new URL(api.database.url).pathname.slice(1);
  try {
    // Each check has two seconds, which a busy machine may miss.
    const up = await eventually(async () => {
      const answer = await ready();
      return answer.status === 200 && answer;
    });
    expect(up.body).toMatchObject({ status: 'up', checks: { storage: 'up' } });
    // No temporary file can be written, as on a full disk: SQLSTATE 53400 here, 53100 there.
    await api.database.rows(`alter role ayana_app in database ${name} set temp_file_limit = 0`);
    await api.database.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'ayana_app'`,
    );
    const down = await eventually(async () => {
      const answer = await ready();
      // The connections that were ended answer 503 for a moment, too.
      return answer.status === 503 && answer.body.checks['storage'] === 'down' && answer;
    });
    expect(down.body).toMatchObject({ status: 'down', checks: { migrations: 'up', seeds: 'up', storage: 'down' } });
    expect((await api.call('GET', '/health/live')).status).toBe(200);
    await api.database.rows(`alter role ayana_app in database ${name} reset temp_file_limit`);
    await api.database.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'ayana_app'`,
    );
    await eventually(async () => (await ready()).status === 200);
  } finally {
    await api.database.rows(`alter role ayana_app in database ${name} reset temp_file_limit`);
    await api.close();
    await sink.stop();
  }
});

test('polled constantly, the check rarely queries the database, and the log does not grow', async () => {
  const sink = new MailSink();
  const api = await startApi({ SMTP_URL: await sink.start() });
  const written = async () => {
    const [row = { rows: 0, size: 0, segments: 0 }] = await api.database.rows<{
      rows: number;
      size: number;
      segments: number;
    }>(
      `select (select sum(n_tup_ins + n_tup_upd)::int from pg_stat_user_tables) as rows,
         pg_database_size(current_database())::float8 as size, (select count(*)::int from pg_ls_waldir()) as segments`,
    );
    return row;
  };
  try {
    await eventually(async () => (await api.call('GET', '/health/ready')).status === 200);
    const before = await written();
    const answers = await Promise.all(Array.from({ length: 50 }, async () => api.call('GET', '/health/ready')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const after = await written();
    expect(after.rows).toBe(before.rows);
    // The vacuum of the database may give pages back meanwhile.
    expect(after.size).toBeLessThanOrEqual(before.size);
    expect(after.segments).toBeLessThanOrEqual(before.segments);
  } finally {
    await api.close();
    await sink.stop();
  }
});

const disk = smallDisk(300);
afterAll(() => disk?.remove());

const onSmallDisk = disk === undefined ? test.skip : test;

onSmallDisk('on a full disk forms and readiness both say 503, and both come back with the space', async () => {
  const parent = disk?.folder ?? '';
  const server = await startTestDatabase({ parent });
  const sink = new MailSink();
  const [databaseUrl, databaseOwnerUrl] = [asApplication(server.url), server.url];
  await prepareDatabase({ databaseUrl, databaseOwnerUrl, demoData: false }, () => undefined);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/api`;
  const SMTP_URL = await sink.start();
  const api = startProgram('main.js', { DATABASE_URL: databaseUrl, SMTP_URL, API_PORT: String(port), JOBS: '0' });
  const ready = async () => {
    const answer = await fetch(`${url}/health/ready`);
    const { checks } = (await answer.json()) as Ready;
    return [answer.status, checks['migrations'], checks['storage']].join(' ');
  };
  const post = async () => {
    const body = JSON.stringify(contactForm({ additional_info: 'x'.repeat(900) }));
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/functions/contact-form`, { method: 'POST', headers, body })).status;
  };
  const ballast = join(parent, 'ballast');
  try {
    await eventually(async () => (await ready()) === '200 up up');
    expect(await post()).toBe(201);
    fill(ballast);
    // The tables' last pages still have space for a few rows.
    await eventually(async () => (await post()) === 503);
    await eventually(async () => (await ready()) === '503 up down');
    await eventually(async () => api.output().includes('The database takes no writes'));
    rmSync(ballast);
    await eventually(async () => (await ready()) === '200 up up');
    expect(await post()).toBe(201);
  } finally {
    api.child.kill('SIGKILL');
    await api.ended;
    await sink.stop();
    rmSync(ballast, { force: true });
    await server.stop();
  }
});
