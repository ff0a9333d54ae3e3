import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify, type FastifyInstance, LogController } from 'fastify';
import { proxyApi } from './proxy';

let api: Server;
let site: FastifyInstance;
let origin: string;
let asked = 0;
const logged: string[] = [];

beforeAll(async () => {
  api = createServer((_request, response) => {
    asked += 1;
    response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '0' });
    response.end('{"code":"service_unavailable"}');
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  site = fastify({
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  await proxyApi(site, {
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    generation: () => 7,
  });
  origin = await site.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await site.close();
  await new Promise((resolve) => {
    api.close(resolve);
  });
});

it('forwards a 503 of the API unchanged, without a retry', async () => {
  const answer = await fetch(`${origin}/api/health/ready`);
  expect([answer.status, await answer.json(), answer.headers.get('ayana-generation')]).toEqual([
    503,
    { code: 'service_unavailable' },
    '7',
  ]);
  expect(asked).toBe(1);
});

it('does not let the library log each request two more times', async () => {
  logged.length = 0;
  await fetch(`${origin}/api/health/live`);
  expect(logged).toEqual([]);
});
