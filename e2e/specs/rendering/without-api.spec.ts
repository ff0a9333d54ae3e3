import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from '../../harness/fixtures.ts';
import { type OwnPages, startOwnPages } from '../../harness/own-pages.ts';

/** A proxy between a render server and the API that can be switched off. */
let api: Server;
let isDown = false;
let pages: OwnPages;

test.beforeAll(async ({ site }) => {
  api = createServer((request, response) => {
    if (isDown) {
      response.destroy();
      return;
    }
    passOn(site.origin, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  pages = await startOwnPages({ ...site, origin: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
});
test.afterAll(async () => {
  await pages.stop();
  api.closeAllConnections();
  api.close();
});

async function passOn(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(origin + (request.url ?? '/'), { method: request.method ?? 'GET' });
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = {
    'content-type': answer.headers.get('content-type') ?? 'application/json',
    'cache-control': answer.headers.get('cache-control') ?? 'no-store',
  };
  response.writeHead(answer.status, headers).end(body);
}

test('a page without the API is 503 and not indexed; cached data is shown', async ({ request }) => {
  const robots = /<meta name="robots" content="([^"]*)">/;
  isDown = false;
  const read = await request.get(`${pages.origin}/blog`);
  expect([read.status(), robots.exec(await read.text())?.[1]]).toEqual([200, 'index, follow']);

  isDown = true;
  for (const path of ['/hospital/fortis-gurgaon', '/doctors/not-read-before', '/hospitals', '/faq', '/destinations']) {
    const answer = await request.get(pages.origin + path);
    expect([path, answer.status(), robots.exec(await answer.text())?.[1]]).toEqual([path, 503, 'noindex']);
    expect(answer.headers()['retry-after'], path).toBe('5');
  }
  for (const path of ['/', '/blog']) {
    const answer = await request.get(pages.origin + path);
    expect([path, answer.status(), robots.exec(await answer.text())?.[1]]).toEqual([path, 200, 'index, follow']);
  }
});
