import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import { io, type Socket } from 'socket.io-client';
import { consultationForm } from '../../src/modules/consultations/consultation.factory.js';
import { emailOf, ORIGIN } from '../support/api.js';
import { serving } from '../support/api-processes.js';
import { eventually } from '../support/eventually.js';
import { hasRedis, RedisServer } from '../support/redis-server.js';

const site = serving();
const redis = new RedisServer();
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => redis.kill());

const post = (url: string, path: string, body: unknown, headers = {}) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** @returns the id of the new request */
async function consultation(url: string): Promise<string> {
  const answer = await post(url, '/functions/consultation-form', consultationForm());
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

async function listen(url: string) {
  const signedIn = await post(url, '/auth/sign-in', { email: emailOf('ayana_staff'), password: DEMO_PASSWORD });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const received: unknown[] = [];
  const connections: unknown[] = [];
  const socket = io(url, { transports: ['websocket'], auth: { token }, extraHeaders: { origin: ORIGIN } });
  sockets.push(socket);
  socket.on('inbox.inserted', ({ id }: { id: string }) => received.push(id));
  socket.on('connect', () => connections.push(socket.id));
  await eventually(async () => socket.connected);
  return { socket, received, connections, token };
}

const checks = async (url: string) => {
  const answer = await fetch(`${url}/api/health/ready`);
  const { checks: found } = (await answer.json()) as { checks: Record<string, string> };
  return [answer.status, found['redis']];
};

(hasRedis ? test : test.skip)(
  'with Redis, processes share limits and events, and go on alone while it is away',
  async () => {
    await redis.start();
    const env = { REDIS_URL: redis.url, JOBS: '0' };
    const [first, second] = await Promise.all([site.serve(env), site.serve(env)]);
    expect(await checks(first.url)).toEqual([200, 'up']);

    const send = async (url: string) =>
      (await post(url, '/functions/contact-form', {}, { 'x-forwarded-for': '203.0.113.71' })).status;
    for (let index = 0; index < 30; index += 1)
      expect(await Promise.all([send(first.url), send(second.url)])).toEqual([422, 422]);
    expect(await Promise.all([send(first.url), send(second.url)])).toEqual([429, 429]);
    expect(await site.database.rows('select 1 from rate_counts')).toEqual([]);

    const { socket, received, connections, token } = await listen(second.url);
    const live = await consultation(first.url);
    await eventually(async () => received.includes(live));

    // A short cut: what is missed is delivered.
    socket.io.engine.close();
    const missed = await consultation(first.url);
    await eventually(async () => received.includes(missed));
    expect(received).toEqual([live, missed]);

    // Redis is killed: nothing fails, each process serves its own sockets.
    await redis.kill();
    const own = await consultation(second.url);
    await eventually(async () => received.includes(own));
    const before = connections.length;
    const unseen = await consultation(first.url);
    expect(await checks(first.url)).toEqual([200, 'down']);
    expect(socket.connected).toBe(true);

    // It is back, empty: pages connect again, which makes them read again.
    await redis.start();
    await eventually(async () => connections.length > before && socket.connected);
    const headers = { authorization: `Bearer ${token}` };
    const { items } = (await (await fetch(`${second.url}/api/inbox?limit=5`, { headers })).json()) as {
      items: { id: string }[];
    };
    expect(items.map(({ id }) => id)).toContain(unseen);
    const later = await consultation(first.url);
    await eventually(async () => received.includes(later));
    expect(await checks(first.url)).toEqual([200, 'up']);
  },
);
