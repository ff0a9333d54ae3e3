/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';

jest.mock('@ayana/shared-ui/global', () => ({ createGlobalCss: () => '' }));

import { serveSitemap } from './sitemap';

const ORIGIN = 'https://ayana.example';
const XML = '<?xml version="1.0" encoding="UTF-8"?><urlset/>';

let asked: unknown[] = [];
let status = 200;
let api: Server;
let site: FastifyInstance;
let origin: string;
const warn = jest.fn();

beforeAll(async () => {
  api = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url}`, JSON.parse(Buffer.concat(parts).toString()));
      response.writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'public, max-age=3600',
        age: '60',
      });
      response.end(JSON.stringify({ success: true, message: '', sitemap: XML }));
    });
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  site = fastify();
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  serveSitemap(site, { apiOrigin, publicOrigin: ORIGIN, warn });
  origin = await site.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  asked = [];
  status = 200;
  warn.mockClear();
});
afterAll(async () => {
  await site.close();
  api.close();
});

async function get(path: string, sent: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { headers: sent });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

it('is plain XML for a crawler, cached as long as the API says', async () => {
  const answer = await get('/sitemap.xml');
  expect([answer.status, answer.body]).toEqual([200, XML]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    age: '60',
    vary: 'Sec-Fetch-Dest',
  });
  expect(answer.headers['content-disposition']).toBeUndefined();
  expect(asked).toEqual(['POST /api/functions/sitemap-generator', { action: 'generate', baseUrl: ORIGIN }]);
});

it('is a download for a person who opens it', async () => {
  const answer = await get('/sitemap.xml', { 'sec-fetch-dest': 'document' });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="sitemap.xml"');
  expect((await get('/sitemap.xml', { 'sec-fetch-dest': 'empty' })).headers['content-disposition']).toBeUndefined();
});

it('has parts, where the API has', async () => {
  expect((await get('/sitemap-2.xml')).body).toBe(XML);
  expect(asked[1]).toEqual({ action: 'generate', baseUrl: ORIGIN, part: 2 });
  status = 404;
  expect((await get('/sitemap-3.xml')).status).toBe(404);
  status = 500;
  expect((await get('/sitemap-3.xml')).status).toBe(503);
});

it('lists only the home page when the API fails, and is then not cached', async () => {
  status = 500;
  const answer = await get('/sitemap.xml', { 'sec-fetch-dest': 'document' });
  expect([...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([`${ORIGIN}/`]);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': 'attachment; filename="sitemap.xml"',
  });
  expect(warn).toHaveBeenCalledTimes(1);
});
