import { readdirSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { TestDatabase as Server } from '@ayana/tooling/database/index.ts';
import { asApplication, withClient } from '@ayana/tooling/database/connect.ts';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import { io, type Socket } from 'socket.io-client';
import { contactForm } from '../../src/modules/inquiries/contact.factory.js';
import { emailOf, ORIGIN } from '../support/api.js';
import { startSeparateServer } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { answering, freePort, type Program, startProgram } from '../support/program.js';

/** A separate server: it is stopped, frozen and killed. */
let server: Server;
let api: Program;
let other: Program;
let url: string;
let otherOrigin: string;

beforeAll(async () => {
  server = await startSeparateServer();
  const databaseUrl = asApplication(server.url);
  const [port, otherPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}/api`;
  otherOrigin = `http://127.0.0.1:${otherPort}`;
  api = startProgram('main.js', {
    DATABASE_URL: databaseUrl,
    API_PORT: String(port),
    TRUSTED_PROXIES: '1',
    DATABASE_TIMEOUT: '1000',
  });
  other = startProgram('main.js', { DATABASE_URL: databaseUrl, API_PORT: String(otherPort), JOBS: '0' });
  await Promise.all([answering(api, `${url}/health/live`), answering(other, `${otherOrigin}/api/health/live`)]);
});
afterAll(async () => {
  for (const program of [api, other]) {
    program.child.kill('SIGKILL');
    await program.ended;
  }
  await server.stop();
});

let address = 0;
const post = (email: string, key: string = randomUUID()) => {
  address += 1;
  return fetch(`${url}/functions/contact-form`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': `10.9.${Math.floor(address / 250)}.${address % 250}`,
    },
    body: JSON.stringify(contactForm({ email })),
    signal: AbortSignal.timeout(10_000),
  });
};

/** The server's own processes; one of them serves each connection. */
function children(): number[] {
  const parentOf = (pid: string): number =>
    Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return readdirSync('/proc')
    .filter((name) => {
      try {
        return /^\d+$/.test(name) && parentOf(name) === server.server.pid;
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** Freezes the database. The postmaster first: it then starts no process and ends no connection. */
function freeze(): () => void {
  process.kill(server.server.pid, 'SIGSTOP');
  const frozen = children();
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of [...frozen, server.server.pid]) process.kill(pid, 'SIGCONT');
  };
}

test('a frozen database gives timely 503s, and nothing half-done is left when it is back', async () => {
  expect((await post('before@example.com')).status).toBe(201);
  const key = randomUUID();
  const thaw = freeze();
  try {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_each, index) => {
        const answer = await post('frozen@example.com', index === 0 ? key : undefined);
        return {
          status: answer.status,
          retryAfter: answer.headers.get('retry-after'),
          type: answer.headers.get('content-type'),
        };
      }),
    );
    for (const { status, retryAfter, type } of answers) {
      // A moment: sooner where no connection was free.
      expect([status, retryAfter]).toEqual([503, expect.stringMatching(/^[12]$/)]);
      expect(type).toMatch(/^application\/problem\+json/);
    }
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    expect((await fetch(`${url}/health/ready`)).status).toBe(503);
  } finally {
    thaw();
  }
  await eventually(async () => (await post('after@example.com')).status === 201);
  expect((await post('frozen@example.com', key)).status).toBe(201);
  await withClient(server.url, async (client) => {
    const { rows } =
      await client.query(`select (select count(*)::int from contact_messages) as messages, (select count(*)::int from inbox_items) as items,
      (select count(*)::int from general_inquiries) as inquiries`);
    expect(rows[0]).toMatchObject({ messages: rows[0].items, inquiries: rows[0].items });
    // The jobs in the background have short transactions of their own: one that was left open is still there a second later.
    await eventually(async () => {
      const open = await client.query(
        `select 1 from pg_stat_activity where state like 'idle in transaction%' and xact_start < now() - interval '1 second'`,
      );
      return open.rows.length === 0;
    });
  });
});

test('cut connections are replaced, with no restart of the API and nothing acknowledged lost', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    await withClient(server.url, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      ),
    );
    await eventually(async () => {
      const email = `round-${round}-${randomUUID()}@example.com`;
      if ((await post(email)).status !== 201) return false;
      acknowledged.push(email);
      return true;
    });
  }
  const { rows } = await withClient(server.url, (client) =>
    client.query('select email from contact_messages where email = any($1)', [acknowledged]),
  );
  expect(rows).toHaveLength(3);
  expect(api.child.exitCode).toBeNull();
});

async function socketAtOther(): Promise<Socket> {
  const signedIn = await fetch(`${otherOrigin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf('admin'), password: DEMO_PASSWORD }),
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return io(otherOrigin, { transports: ['websocket'], auth: { token }, extraHeaders: { origin: ORIGIN } });
}

test('afterwards, events still reach other processes', async () => {
  const received = new Set<unknown>();
  const socket = await socketAtOther();
  try {
    socket.on('inbox.inserted', ({ email }: { email: string }) => received.add(email));
    await eventually(async () => socket.connected);
    await eventually(async () => {
      const email = `news-${randomUUID()}@example.com`;
      await post(email);
      await new Promise((resolve) => setTimeout(resolve, 500));
      return received.has(email);
    });
  } finally {
    socket.disconnect();
  }
});

test('a process that may have missed events reconnects its sockets, so that they re-read', async () => {
  const socket = await socketAtOther();
  const events: string[] = [];
  try {
    socket.on('connect', () => events.push('connected'));
    socket.on('disconnect', (reason) => events.push(reason));
    await eventually(async () => socket.connected);
    await withClient(server.url, (client) =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen "socket.io%'`),
    );
    await eventually(async () => events.length === 3);
    expect(events).toEqual(['connected', 'transport close', 'connected']);
  } finally {
    socket.disconnect();
  }
});
