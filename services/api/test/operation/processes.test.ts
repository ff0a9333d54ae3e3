import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import { io } from 'socket.io-client';
import { consultationForm } from '../../src/modules/consultations/consultation.factory.js';
import { emailOf, ORIGIN } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { type Program, startProgram } from '../support/program.js';
import { post, serving } from '../support/api-processes.js';

/** The tests share two processes that answer, since a start takes seconds. */
const site = serving(afterAll);
let first: { url: string; program: Program };
let second: { url: string; program: Program };
beforeAll(async () => {
  [first, second] = await Promise.all([site.serve({ JOBS: '0' }), site.serve({ JOBS: '0' })]);
});

test('a request and its event reach other processes, and so do those of a worker', async () => {
  const signedIn = await post(second.url, '/auth/sign-in', { email: emailOf('ayana_staff'), password: DEMO_PASSWORD });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const received: [string, Record<string, unknown>][] = [];
  const socket = io(second.url, { transports: ['websocket'], auth: { token }, extraHeaders: { origin: ORIGIN } });
  try {
    socket.onAny((type: string, data: Record<string, unknown>) => received.push([type, data]));
    await eventually(async () => socket.connected);
    const { id } = (await (await post(first.url, '/functions/consultation-form', consultationForm())).json()) as {
      id: string;
    };
    await eventually(async () => received.some(([type, data]) => type === 'inbox.inserted' && data['id'] === id));
    expect(site.sink.taken).toEqual([]);

    const worker = startProgram(
      'main.js',
      { DATABASE_URL: site.database.applicationUrl, SMTP_URL: site.smtpUrl, PUBLIC_ORIGIN: ORIGIN },
      ['worker'],
    );
    site.running.push(worker);
    await eventually(async () => site.sink.taken.length === 2);
    await eventually(async () => received.some(([type, data]) => type === 'inbox.updated' && data['id'] === id));
    expect(site.sink.taken.map(({ to }) => to).toSorted()).toEqual(['nadia.rahman@example.com', 'team@ayana.test']);
    const headers = { authorization: `Bearer ${token}` };
    const { timeline } = (await (await fetch(`${first.url}/api/inbox/${id}`, { headers })).json()) as {
      timeline: { event: string }[];
    };
    expect(timeline.map(({ event }) => event)).toEqual(['received', 'acknowledged']);

    // Signed out at one process, disconnected at the other.
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await fetch(`${first.url}/api/auth/sign-out`, { method: 'POST', headers: { cookie } });
    await eventually(async () => !socket.connected);
    await eventually(async () => (await fetch(`${second.url}/api/inbox`, { headers })).status === 401);
  } finally {
    socket.disconnect();
  }
});

test('counts the forms of an address over all processes', async () => {
  const send = async (url: string, address = '203.0.113.61') =>
    (await post(url, '/functions/contact-form', {}, { 'x-forwarded-for': address })).status;
  await site.database.rows('truncate rate_counts');
  for (let index = 0; index < 30; index += 1)
    expect(await Promise.all([send(first.url), send(second.url)])).toEqual([422, 422]);
  expect(await Promise.all([send(first.url), send(second.url)])).toEqual([429, 429]);
  expect(await send(second.url, '203.0.113.62')).toBe(422);
  // A refused request costs the store nothing: one process had not seen the sixtieth, and asked once more.
  const counts = () =>
    site.database.rows<{ key: string; count: number }>('select key, count from rate_counts order by 2');
  const before = await counts();
  expect(before.map(({ count }) => count)).toEqual([1, 61]);
  expect(JSON.stringify(before)).not.toContain('203.0.113');
  await Promise.all(Array.from({ length: 10 }, () => send(first.url)));
  expect(await counts()).toEqual(before);
});

test('goes on alone when the store of the counts fails', async () => {
  const { url, program } = first;
  const send = async () => {
    const headers = { 'x-forwarded-for': '203.0.113.63' };
    return (await post(url, '/functions/contact-form', {}, headers)).status;
  };
  expect(await send()).toBe(422);
  await site.database.rows('alter table rate_counts rename to rate_counts_away');
  try {
    for (let index = 0; index < 59; index += 1) expect(await send()).toBe(422);
    expect(await send()).toBe(429);
  } finally {
    await site.database.rows('alter table rate_counts_away rename to rate_counts');
  }
  expect(program.output()).toContain('Requests are counted by this process alone');
});

test('stays ready when the mail server fails later: forms still work', async () => {
  const { url } = first;
  const ready = async () => {
    const answer = await fetch(`${url}/api/health/ready`);
    return { http: answer.status, ...((await answer.json()) as { checks: Record<string, string> }) };
  };
  expect(await ready()).toMatchObject({ http: 200, checks: { mail: 'up' } });
  await site.sink.stop();
  try {
    expect(await ready()).toMatchObject({ http: 200, checks: { migrations: 'up', seeds: 'up', mail: 'down' } });
  } finally {
    await site.sink.start(Number(new URL(site.smtpUrl).port));
  }
});
