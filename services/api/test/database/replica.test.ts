import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asApplication, withClient, withDatabase } from '@ayana/tooling/database/connect.ts';
import type { TestDatabase as Server } from '@ayana/tooling/database/index.ts';
import { type RunningDatabase, startDatabase } from '@ayana/tooling/database/server.ts';
import { chooseRunAs } from '@ayana/tooling/database/run-as.ts';
import { register } from 'prom-client';
import { startApi, type TestApi } from '../support/api.js';
import { connectedTo, startSeparateServer } from '../support/database.js';
import { eventually } from '../support/eventually.js';

const folder = mkdtempSync(join(tmpdir(), 'ayana-standby-'));
let primary: Server;
let standby: RunningDatabase;
let api: TestApi;
const atPrimary = <T extends object>(sql: string, values: unknown[] = []) =>
  connectedTo(primary.url).rows<T>(sql, values);
const standbyUrl = () => withDatabase(standby.url, new URL(primary.url).pathname.slice(1));
const atStandby = (sql: string) => connectedTo(standbyUrl()).rows<Record<string, unknown>>(sql);

beforeAll(async () => {
  primary = await startSeparateServer();
  const databaseUrl = asApplication(primary.url);
  standby = await startStandby(primary);
  api = await startApi({ DATABASE_URL: databaseUrl, DATABASE_READ_URL: asApplication(standbyUrl()) });
});
afterAll(async () => {
  await api?.close();
  await standby?.stop({ force: true });
  await primary?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A streaming standby: a copy of the primary's folder, taken while it runs, that follows its log. */
async function startStandby({ url, server }: Server): Promise<RunningDatabase> {
  const data = join(folder, 'pg');
  await withClient(url, async (client) => {
    await client.query(`select pg_backup_start('standby', true)`);
    cpSync(server.paths.data, data, {
      recursive: true,
      filter: (source) => !/\/(?:postmaster\.(?:pid|opts)|pg_wal\/.+)$/.test(source),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  const socketFolder = decodeURIComponent(new URL(url).hostname);
  writeFileSync(join(data, 'standby.signal'), '');
  chooseRunAs(server.paths.data).adopt(data);
  return startDatabase({
    dataDir: data,
    settings: {
      max_connections: '400',
      fsync: 'off',
      primary_conninfo: `host=${socketFolder} port=5432 user=ayana`,
      wal_retrieve_retry_interval: '100ms',
    },
  });
}

const metric = async (name: string): Promise<string> =>
  (await register.metrics()).split('\n').find((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`)) ??
  '';
const inUse = async (value: 0 | 1): Promise<boolean> => {
  // A read makes it look.
  await cities();
  return (await metric('ayana_replica_in_use')) === `ayana_replica_in_use ${value}`;
};

const cities = () => api.call('GET', '/cities');

/** Whether the list of questions has the change, as a visitor with these cookies sees it. */
const hasChange = async (cookie = ''): Promise<boolean> => {
  const { text } = await api.call('GET', '/faq-entries', { headers: { cookie } });
  return text.includes(changed);
};
let changed = '';

test('a visitor reads what they wrote before the replica has it, others read the replica', async () => {
  try {
    const entry = await eventually(async () => {
      await atStandby('select pg_wal_replay_resume()');
      if (!(await inUse(1))) return false;
      await atStandby('select pg_wal_replay_pause()');
      changed = `A question that was changed at ${Date.now()}?`;
      // As another process would: this one has not written it.
      const [row] = await atPrimary<{ id: string }>(
        `update faq_entries set question = $1 where id = (select id from faq_entries order by id limit 1) returning id`,
        [changed],
      );
      // On a busy machine the replica may be out of use again by now: then it is tried once more.
      return (await hasChange()) ? false : row;
    });
    const vote = await api.call('POST', `/faq-entries/${entry.id}/votes`, { body: { helpful: true } });
    expect(vote.status).toBe(201);
    const cookie = vote.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    expect(cookie).toContainEqual(expect.stringMatching(/^ayana_wrote=[0-9a-f]+$/));
    expect(await hasChange(cookie.join('; '))).toBe(true);
    // Too far behind it is left out by itself.
    await eventually(() => inUse(0));
    expect(await hasChange()).toBe(true);
  } finally {
    await atStandby('select pg_wal_replay_resume()');
  }
  await eventually(() => inUse(1));
  expect(await hasChange()).toBe(true);
});

test('a replica that goes away fails no read', async () => {
  await eventually(() => inUse(1));
  await standby.stop({ force: true });
  const answers = await Promise.all(Array.from({ length: 20 }, cities));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await metric('ayana_replica_in_use')).toBe('ayana_replica_in_use 0');
});
