/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hospitalFrontSrc, hospitalInsideSrc, portraitSrc } from '@ayana/contracts/catalogue';
import fastify, { type FastifyInstance } from 'fastify';

import { serveDrawings } from './drawings';

let site: FastifyInstance;
let origin: string;
beforeAll(async () => {
  site = fastify();
  serveDrawings(site);
  origin = await site.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(origin + path, { headers, agent: false }, resolve).on('error', reject);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const LANTERN = hospitalFrontSrc({ name: 'Lantern Bay Hospital', city: 'Chennai', beds: 620 });

test('a hospital is drawn like its file, and cached by its tag', async () => {
  const answer = await ask(LANTERN);
  const file = join(__dirname, '../../../shared-ui/assets/drawings/hospital-lantern-bay.svg');
  expect(answer.body.trim()).toBe(readFileSync(file, 'utf8').trim());
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' });
  const again = await ask(LANTERN, { 'if-none-match': String(answer.headers.etag) });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('a portrait is drawn from its options, compressed for clients that support it', async () => {
  const teal = portraitSrc({ skin: 3, cloth: 'hijab', cloth_colour: 'teal', ground: 'leaf', dress: 'coat' });
  const [one, other] = await Promise.all([ask(teal), ask(teal.replace('teal', 'rose'))]);
  expect(one.body).toMatch(/^<svg/);
  expect(one.body).not.toBe(other.body);
  expect((await ask(teal, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
});

test('a room of a hospital is drawn from the hospital’s facts', async () => {
  const facts = { beds: 620, languages: 6, always_open: true, by_day: false, kit: 'heart' } as const;
  const room = hospitalInsideSrc({ scene: 'theatre', name: 'Lantern Bay Hospital', city: 'Chennai', ...facts });
  const [one, other] = await Promise.all([ask(room), ask(room.replace('kit=heart', 'kit=robot'))]);
  expect(one.headers['content-type']).toBe('image/svg+xml');
  expect(one.body).toMatch(/^<svg/);
  expect(one.body).not.toBe(other.body);
});

test('invalid options are not drawn', async () => {
  for (const path of [
    '/drawn/portrait.svg',
    '/drawn/portrait.svg?skin=12&ground=dawn&dress=coat',
    '/drawn/hospital.svg?beds=9',
    '/drawn/inside.svg?scene=cellar&name=A&city=B&beds=9&languages=1&always_open=true&by_day=true&kit=general',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});
