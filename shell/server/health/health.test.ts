import { fastify, type FastifyInstance } from 'fastify';
import { drainBeforeClose } from './drain';
import { serveHealth } from './health';

let app: FastifyInstance;
let origin: string;
let isApiUp: boolean;
let hasReleases: boolean;
let release: () => void;

beforeEach(async () => {
  isApiUp = true;
  hasReleases = true;
  app = fastify({ return503OnClosing: false, forceCloseConnections: 'idle' });
  const isDraining = drainBeforeClose(app);
  serveHealth(app, {
    version: '1.2.3',
    checks: {
      releases: () => hasReleases,
      api: async () => {
        if (!isApiUp) throw new Error('refused');
        return true;
      },
    },
    awaitedOnce: ['api'],
    isDraining,
  });
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.get('/slow', async () => slow.then(() => 'drawn'));
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  release();
  await app.close();
});

async function get(path: string): Promise<{ status: number; body: unknown; connection: string | null }> {
  const answer = await fetch(origin + path);
  return { status: answer.status, body: await answer.json(), connection: answer.headers.get('connection') };
}

test('it is live at once, and says its version', async () => {
  hasReleases = false;
  isApiUp = false;
  expect(await get('/health/live')).toMatchObject({ status: 200, body: { status: 'up', version: '1.2.3' } });
});

test('it has started once everything was there, and stays so', async () => {
  isApiUp = false;
  expect(await get('/health/started')).toMatchObject({
    status: 503,
    body: { checks: { releases: 'up', api: 'down' } },
  });
  isApiUp = true;
  expect((await get('/health/started')).status).toBe(200);
  isApiUp = false;
  hasReleases = false;
  expect((await get('/health/started')).status).toBe(200);
});

test('it is ready when it has releases and has seen the API, which may be away later', async () => {
  isApiUp = false;
  expect(await get('/health/ready')).toMatchObject({ status: 503, body: { status: 'down' } });
  isApiUp = true;
  expect(await get('/health/ready')).toMatchObject({ status: 200, body: { checks: { releases: 'up', api: 'up' } } });
  isApiUp = false;
  expect(await get('/health/ready')).toMatchObject({ status: 200, body: { checks: { releases: 'up', api: 'down' } } });
  hasReleases = false;
  expect((await get('/health/ready')).status).toBe(503);
});

test('while it closes it is not ready, and answers what is under way and what still comes', async () => {
  const drawn = fetch(`${origin}/slow`);
  await new Promise((resolve) => {
    app.server.once('request', resolve);
  });
  const closed = app.close();
  expect(await get('/health/ready')).toMatchObject({ status: 503, body: { status: 'down' }, connection: 'close' });
  expect((await get('/health/live')).status).toBe(200);
  release();
  expect(await (await drawn).text()).toBe('drawn');
  await closed;
  await expect(get('/health/live')).rejects.toThrow();
});
