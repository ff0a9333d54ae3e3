import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { CdnPurges } from './cdn-purges.service.js';

let api: TestApi;
let cdn: Server;
let isDown = false;
const asked: { body: unknown; authorization: string | undefined }[] = [];

beforeAll(async () => {
  cdn = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      asked.push({ body: JSON.parse(text), authorization: request.headers.authorization });
      response.writeHead(isDown ? 503 : 202).end();
    });
  });
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
  api = await startApi({ CDN_PURGE_URL: address, CDN_PURGE_TOKEN: 'demo-token', JOBS: '0' });
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => cdn.close(resolve));
});
beforeEach(async () => {
  await api.database.rows('delete from cdn_purges');
  asked.length = 0;
  isDown = false;
});

const purge = () => api.app.get(CdnPurges).purge();
/** As if the changes were made a while ago. */
const settle = () => api.database.rows(`update cdn_purges set changed_at = changed_at - interval '1 minute'`);

async function changeHospital(): Promise<void> {
  const [row] = await api.database.rows<{ id: string }>('select id from partner_hospitals order by slug limit 1');
  const body = { summary: `A summary of ${Date.now()}.` };
  const { status } = await api.call('PATCH', `/catalogue/hospitals/${row?.id}`, { as: 'ayana_staff', body });
  expect(status).toBe(200);
}

test('what staff change is purged once, by its tag', async () => {
  await changeHospital();
  await changeHospital();
  expect([await purge(), asked]).toEqual([[], []]);
  await settle();
  expect(await purge()).toEqual(['catalogue']);
  expect(asked).toEqual([{ body: { tags: ['catalogue'] }, authorization: 'Bearer demo-token' }]);
  expect(await purge()).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('a cache that fails is asked again until it accepts', async () => {
  await changeHospital();
  await settle();
  isDown = true;
  await expect(purge()).rejects.toThrow('503');
  await expect(purge()).rejects.toThrow('503');
  isDown = false;
  expect(await purge()).toEqual(['catalogue']);
  expect(asked).toHaveLength(3);
});

test('a new name of a doctor is purged from the articles as well, which name reviewers; other facts are not', async () => {
  const change = (set: string) =>
    api.database.rows(`update doctors set ${set} where id = (select doctor_id from content_reviews limit 1)`);
  await change(`full_name = 'Dr. Renamed Example'`);
  await settle();
  expect(await purge()).toEqual(['articles', 'catalogue']);
  await change('updated_at = now()');
  await settle();
  expect(await purge()).toEqual(['catalogue']);
});

test('a change that is rolled back, or touches nothing, is not purged', async () => {
  await api.database.rows('update doctors set updated_at = updated_at where false');
  await api.database
    .rows('do $$ begin update doctors set updated_at = updated_at; raise exception $e$no$e$; end $$')
    .catch(() => undefined);
  await settle();
  expect(await purge()).toEqual([]);
});

test.each([
  ['/partner-hospitals', 'catalogue'],
  ['/doctors', 'catalogue'],
  ['/cities', 'catalogue'],
  ['/blog-posts', 'articles'],
  ['/faq-entries', 'questions'],
  ['/vacancies', 'vacancies'],
])('the answer of %s carries the tag %s', async (path, tag) => {
  for (let time = 0; time < 2; time += 1) {
    const { headers } = await api.call('GET', path);
    expect([headers.get('cache-tag'), headers.get('surrogate-key')]).toEqual([tag, tag]);
  }
});
