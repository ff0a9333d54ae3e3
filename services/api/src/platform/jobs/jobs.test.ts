import { RequestContext } from '@mikro-orm/core';
import { Test } from '@nestjs/testing';
import { withClient } from '@ayana/tooling/database/connect.ts';
import { register } from 'prom-client';
import { looseJobs } from '../../../test/support/loose-jobs.js';
import { createMailDatabase } from '../../modules/messaging/testing/mail-database.js';
import { ClockModule } from '../clock/clock.module.js';
import { readConfig } from '../config/config.js';
import { ConfigModule } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { DatabaseModule } from '../database/database.module.js';
import { prepareJobs } from './boss.js';
import { describeFailure } from '../logging/failure.js';
import { PermanentJobError } from './failure.js';
import { JobsModule } from './jobs.module.js';
import { WaitingJobs } from './waiting-jobs.js';
import { JOBS_SETTINGS, type JobHandler, type JobsSettings, JobsService } from './jobs.service.js';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const ID = '0193a4c0-7f1a-7abc-8def-0123456789ab';

let database: { url: string; drop(): Promise<void> };
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await createMailDatabase(SERVER);
});

afterEach(async () => {
  for (const process of open.splice(0)) await process.close();
  await withClient(database.url, (client) => client.query('delete from jobs.job'));
});

afterAll(() => database.drop());

type Handler = JobHandler<'messaging.mail'>;

/** One process of the application, as far as jobs are concerned. */
async function start(
  handle: Handler,
  {
    runsJobs = true,
    stopTimeout = 5000,
    dead = async (): Promise<void> => {},
    clocked = async (): Promise<void> => {},
  } = {},
) {
  const config = readConfig({ DATABASE_URL: database.url });
  const settings: JobsSettings = { connectionString: database.url, runsJobs, stopTimeout };
  const module = await Test.createTestingModule({
    imports: [ConfigModule.of(config), ClockModule, DatabaseModule, JobsModule.register(runsJobs)],
  })
    .overrideProvider(JOBS_SETTINGS)
    .useValue(settings)
    .compile();
  module.useLogger(false);
  const jobs = module.get(JobsService);
  jobs.work('messaging.mail', handle, dead);
  jobs.work('service-desk.breaches', clocked);
  await module.init();
  open.push(module);
  const db = module.get(Database);
  return {
    module,
    jobs,
    db,
    send: (id: string, options = {}) => db.write((em) => jobs.send(em, 'messaging.mail', { id }, options)),
  };
}

async function waitUntil(what: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await what())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const states = (): Promise<Record<string, number>> =>
  withClient(database.url, async (client) => {
    const { rows } = await client.query<{ state: string; count: number }>(
      `select state::text, count(*)::int from jobs.job where name = 'messaging.mail' group by 1`,
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  });

test('a job exists once its transaction is committed, and runs with its payload and attempt', async () => {
  const seen: unknown[] = [];
  const { db, jobs } = await start(async ({ id }, { attempt }) => void seen.push([id, attempt]));
  await db.write(async (em) => {
    await jobs.send(em, 'messaging.mail', { id: ID });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(seen).toEqual([]);
  });
  await waitUntil(() => seen.length === 1);
  expect(seen).toEqual([[ID, 0]]);
});

test('metrics of a process that runs jobs say how many are due and since when, not those for later', async () => {
  const { module, send } = await start(async () => undefined, { runsJobs: false });
  await send(ID);
  await send('0193a4c0-7f1a-7abc-8def-0123456789ac', { startAfter: 3600 });
  await withClient(database.url, (client) =>
    client.query(`update jobs.job set start_after = now() - interval '5 minutes' where start_after <= now()`),
  );
  const [waiting, ...more] = await module.get(WaitingJobs).read();
  expect(more).toEqual([]);
  expect(waiting).toMatchObject({ queue: 'messaging.mail', jobs: 1 });
  expect(waiting?.oldest).toBeGreaterThanOrEqual(300);
  expect(waiting?.oldest).toBeLessThan(400);
});

test('a job of a transaction that is rolled back never exists', async () => {
  const seen: unknown[] = [];
  const { db, jobs, send } = await start(async ({ id }) => void seen.push(id));
  await expect(
    db.write(async (em) => {
      await jobs.send(em, 'messaging.mail', { id: ID });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await send('after it');
  await waitUntil(async () => (await states())['completed'] === 1);
  expect(seen).toEqual(['after it']);
  expect(await states()).toEqual({ completed: 1 });
});

test('a job runs at its moment, and not at all when it is cancelled before', async () => {
  const seen: string[] = [];
  const { db, jobs, send } = await start(async ({ id }) => void seen.push(id));
  const at = new Date(Date.now() + 3_600_000);
  const ids = await db.write(async (em) => ({
    kept: await jobs.sendAt(em, 'messaging.mail', { id: 'kept' }, at),
    cancelled: await jobs.sendAt(em, 'messaging.mail', { id: 'cancelled' }, at),
  }));
  await expect(
    db.write(async (em) => {
      await jobs.cancel(em, 'messaging.mail', ids.kept);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await db.write((em) => jobs.cancel(em, 'messaging.mail', ids.cancelled));
  await send('now');
  await waitUntil(() => seen.length > 0);
  // The moment comes.
  const { rows } = await withClient(database.url, (client) =>
    client.query(
      `with waiting as (select id, start_after from jobs.job where start_after > now())
       update jobs.job set start_after = now() from waiting where waiting.id = job.id returning waiting.start_after as at`,
    ),
  );
  expect(rows).toEqual([{ at }, { at }]);
  await waitUntil(() => seen.length > 1);
  await send('last');
  await waitUntil(() => seen.length > 2);
  expect(seen).toEqual(['now', 'kept', 'last']);
  // Too late: it is done.
  await waitUntil(async () => (await states())['completed'] === 3);
  await db.write((em) => jobs.cancel(em, 'messaging.mail', ids.kept));
  expect(await states()).toEqual({ cancelled: 1, completed: 3 });
});

test('a queue with a clock runs without being asked, in one of two processes', async () => {
  let runs = 0;
  const clocked = async (): Promise<void> => void (runs += 1);
  await Promise.all([start(async () => {}, { clocked }), start(async () => {}, { clocked })]);
  await waitUntil(() => runs > 0);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(runs).toBe(1);
});

test('each job has an entity manager of its own', async () => {
  const managers = new Set<unknown>();
  const { db, send } = await start(async () => void managers.add(RequestContext.getEntityManager()));
  await Promise.all([send(ID), send(ID), send(ID)]);
  await waitUntil(() => managers.size === 3);
  expect(managers.has(db.orm.em)).toBe(false);
  expect(managers.has(undefined)).toBe(false);
});

test('a failing job is retried and does not fail others of its batch', async () => {
  const attempts: Record<string, number[]> = {};
  const { db, jobs } = await start(async ({ id }, { attempt }) => {
    (attempts[id] ??= []).push(attempt);
    if (id === 'bad' && attempt < 2) throw new Error('not yet');
  });
  await db.write(async (em) => {
    for (const id of ['a', 'b', 'bad', 'c', 'd']) await jobs.send(em, 'messaging.mail', { id });
  });
  await waitUntil(async () => (await states())['completed'] === 5);
  expect(attempts).toEqual({ a: [0], b: [0], bad: [0, 1, 2], c: [0], d: [0] });
});

test.each([
  ['after its last attempt', new Error('no such mailbox private.person@example.com'), { retryLimit: 1 }],
  ['at once where trying again cannot help', new PermanentJobError('no'), {}],
])('a job is given up %s: counted, and its owner is notified', async (_name, error, options) => {
  const deadJobs: unknown[] = [];
  let tries = 0;
  const givenUp = async (): Promise<number> => {
    const counted = (await register.getSingleMetric('ayana_jobs_dead_total')?.get())?.values ?? [];
    return counted.find(({ labels }) => labels['queue'] === 'messaging.mail')?.value ?? 0;
  };
  const before = await givenUp();
  const { send } = await start(
    async () => {
      tries += 1;
      throw error;
    },
    { dead: async (...payload: unknown[]) => void deadJobs.push(...payload) },
  );
  await send(ID, options);
  await waitUntil(() => deadJobs.length === 1);
  expect(deadJobs).toEqual([{ id: ID }]);
  expect(tries).toBe('retryLimit' in options ? 2 : 1);
  expect(await givenUp()).toBe(before + 1);
});

test('a process that is asked to stop finishes its running job and takes no other', async () => {
  const done: string[] = [];
  let begun = false;
  let finish = (): void => undefined;
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { send, module } = await start(async ({ id }) => {
    begun = true;
    await work;
    done.push(id);
  });
  await send('in hand');
  await waitUntil(() => begun);
  open.length = 0;
  const closed = module.close();
  setTimeout(finish, 300);
  await closed;
  expect(done).toEqual(['in hand']);
  expect(await states()).toEqual({ completed: 1 });
});

test('a job that takes too long to finish is returned to the queue, not left locked', async () => {
  const { send, module } = await start(() => new Promise(() => {}), { stopTimeout: 300 });
  await send(ID);
  await waitUntil(async () => (await states())['active'] === 1);
  open.length = 0;
  await module.close();
  expect(await states()).toEqual({ retry: 1 });
  const seen: string[] = [];
  await start(async ({ id }) => void seen.push(id));
  await waitUntil(() => seen.length === 1);
});

test('a process that runs no jobs sends them, and another runs them', async () => {
  const seen: string[] = [];
  const front = await start(async () => void seen.push('front'), { runsJobs: false });
  // More than the worker would take if both did.
  const sent = Array.from({ length: 40 }, (_each, index) => String(index));
  for (const id of sent.slice(0, 20)) await front.send(id);
  await start(async () => void seen.push('worker'), { runsJobs: true });
  for (const id of sent.slice(20)) await front.send(id);
  await waitUntil(() => seen.length === sent.length);
  expect(new Set(seen)).toEqual(new Set(['worker']));
});

test('a job whose worker was killed is taken by another', async () => {
  const front = await start(async () => {}, { runsJobs: false });
  await front.send(ID);
  // The state a killed worker leaves: an active job without a heartbeat.
  await withClient(database.url, (client) =>
    client.query(`update jobs.job set state = 'active', started_on = now(), heartbeat_on = now()`),
  );
  const seen: unknown[] = [];
  await start(async ({ id }, { attempt }) => void seen.push([id, attempt]));
  await looseJobs(database.url);
  await waitUntil(() => seen.length === 1);
  expect(seen).toEqual([[ID, 1]]);
});

test('jobs continue after every connection to the database was cut', async () => {
  const seen: string[] = [];
  const { send } = await start(async ({ id }) => void seen.push(id));
  await send('before');
  await waitUntil(() => seen.length === 1);
  await withClient(database.url, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  );
  await waitUntil(async () => {
    try {
      return (await send('after')) !== null;
    } catch {
      return false;
    }
  });
  await waitUntil(() => seen.includes('after'));
});

test('preparing twice, and twice at once, gives the same as once', async () => {
  await Promise.all([prepareJobs(database.url), prepareJobs(database.url)]);
  await prepareJobs(database.url);
});

test('a stored error contains no personal data', () => {
  const error = Object.assign(new Error('550 <private.person@example.com> unknown, call +254 712 000 000'), {
    responseCode: 550,
  });
  expect(describeFailure(error)).toEqual({
    name: 'Error',
    message: '550 <<address>> unknown, call <number>',
    code: 550,
  });
  expect(describeFailure('text')).toEqual({ name: 'Error', message: 'something that is no error was thrown' });
});
