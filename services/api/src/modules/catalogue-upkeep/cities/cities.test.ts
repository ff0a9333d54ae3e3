import type { CitiesPage, SearchAnswer } from '@ayana/contracts/catalogue';
import type { SitemapAnswer } from '@ayana/contracts/sitemap';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Problem } from '@ayana/contracts/problems';
import { EMPTY_REGISTRY } from '@ayana/contracts/releases';
import { ORIGIN, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { CatalogueCitiesPageDto, CatalogueCityDto } from './catalogue-city.dto.js';

const releases = mkdtempSync(path.join(tmpdir(), 'ayana-catalogue-'));

let api: TestApi;
beforeAll(async () => {
  const web = path.join(releases, 'mfe-public/1.0.0/web');
  mkdirSync(web, { recursive: true });
  const routes = [{ id: 'public.city', path: '/destinations/:slug', title: 'City', ssr: true }];
  writeFileSync(path.join(web, 'portal.json'), JSON.stringify({ name: 'mfe-public', contract: 1, routes }));
  const entry = {
    url: '/releases/mfe-public/1.0.0/web/remoteEntry.js',
    metadata: { version: '1.0.0', integrity: 'sha384-x' },
    deployment: { traffic: 100, default: true },
    extras: { previous: null, since: '2026-11-20T23:30:00.000Z' },
  };
  const registry = { ...EMPTY_REGISTRY, generation: 1, microFrontends: { 'mfe-public': [entry] } };
  writeFileSync(path.join(releases, 'registry.json'), JSON.stringify(registry));
  api = await startApi({ PUBLIC_ANSWERS_MS: '60000', DEMO_DATA: '1', RELEASES_URL: releases });
});
afterAll(async () => {
  await api.close();
  rmSync(releases, { recursive: true });
});

const PATH = '/catalogue/cities';
const staff = { as: 'ayana_staff' } as const;
const bodyOf = (more: object) => ({
  state: 'Tamil Nadu',
  summary: 'A city for a test.',
  latitude: 9.92,
  longitude: 78.12,
  airport_name: 'Sample airport',
  airport_code: 'IXM',
  airport_minutes: 25,
  languages: ['English', 'Tamil'],
  specialities: ['Ophthalmology'],
  climate: [{ season: 'Winter', months: 'January', low_c: 20, high_c: 30, note: 'Dry.' }],
  lodging: [{ tier: 'hotel', usd_min: 40, usd_max: 90, note: 'Near the hospitals.' }],
  ...more,
});
const add = (more: object) => api.call<CatalogueCityDto>('POST', PATH, { ...staff, body: bodyOf(more) });
const patch = <T = CatalogueCityDto>(id: string, body: object, etag?: string | null) =>
  api.call<T>('PATCH', `${PATH}/${id}`, { ...staff, body, headers: etag ? { 'if-match': etag } : {} });
const remove = (id: string) => api.call<Problem>('DELETE', `${PATH}/${id}`, staff);
const publicNames = async () => (await api.call<CitiesPage>('GET', '/cities')).body.items.map(({ name }) => name);
const search = async (term: string) => (await api.call<SearchAnswer>('GET', `/search?q=${term}`)).body;
const titles = async (term: string) => (await search(term)).cities.items.map(({ title }) => title);
const sitemap = async () => {
  const body = { action: 'generate', baseUrl: ORIGIN };
  return (await api.call<SitemapAnswer>('POST', '/functions/sitemap-generator', { body })).body.sitemap;
};
const byName = async (name: string) => {
  const { items } = (await api.call<CatalogueCitiesPageDto>('GET', `${PATH}?q=${name}`, staff)).body;
  return items[0]?.id ?? '';
};

test('a new city is on a page, in the list and in the search at once, under its own name', async () => {
  expect([(await publicNames()).includes('Madurai'), await titles('madurai')]).toEqual([false, []]);
  const { status, body } = await add({ name: 'Madurai' });
  expect([status, body.slug, body.hospitals_count, body.dependents]).toEqual([201, 'madurai', 0, []]);
  expect((await publicNames()).at(-1)).toBe('Madurai');
  expect((await api.call('GET', '/cities/madurai')).body).toMatchObject({ airport_code: 'IXM', hospitals_count: 0 });
  expect(await titles('madurai')).toEqual(['Madurai']);
  expect((await search('madurai')).understood).toMatchObject([{ kind: 'city', label: 'Madurai' }]);
});

test('a city is in the sitemap once it has a hospital', async () => {
  const { id } = (await add({ name: 'Rameswaram' })).body;
  expect(await sitemap()).not.toContain('/destinations/rameswaram');
  const [hospital] = await api.database.rows<{ id: string }>(
    `select id from partner_hospitals where slug = 'lantern-bay'`,
  );
  const moved = await api.call('PATCH', `/catalogue/hospitals/${hospital?.id}`, { ...staff, body: { city_id: id } });
  expect([moved.status, await sitemap()]).toEqual([200, expect.stringContaining('/destinations/rameswaram')]);
});

test.each<[string, object, string]>([
  ['without a name', { name: '' }, 'name'],
  ['with the name of another', { name: 'CHENNAI' }, 'name'],
  ['off the map', { latitude: 91 }, 'latitude'],
  ['with an airport code in small letters', { airport_code: 'ixm' }, 'airport_code'],
  ['without a language', { languages: [] }, 'languages'],
  ['with an unknown department', { specialities: ['Carpentry'] }, 'specialities'],
  ['without a season', { climate: [] }, 'climate'],
  [
    'with nights warmer than days',
    { climate: [{ season: 'Winter', months: 'January', low_c: 31, high_c: 30, note: 'Odd.' }] },
    'climate.0.low_c',
  ],
  [
    'with lodging cheaper at most than at least',
    { lodging: [{ tier: 'hotel', usd_min: 91, usd_max: 90, note: 'Odd.' }] },
    'lodging.0.usd_max',
  ],
  [
    'with two kinds of lodging that are the same',
    {
      lodging: [
        { tier: 'hotel', usd_min: 40, usd_max: 90, note: 'One.' },
        { tier: 'hotel', usd_min: 40, usd_max: 90, note: 'Two.' },
      ],
    },
    'lodging.1.tier',
  ],
  ['with an address of its own', { slug: 'elsewhere' }, 'slug'],
])('a city %s is refused', async (_what, more, field) => {
  const answer = await add({ name: 'Refused', ...more });
  expect([answer.status, refusedFieldsOf(answer)]).toEqual([422, [field]]);
});

test('a renamed city keeps its address, and is found by its new name', async () => {
  const id = await byName('Pune');
  const { headers } = await api.call('GET', `${PATH}/${id}`, staff);
  expect((await patch(id, { name: 'Punyanagar' }, headers.get('etag'))).body.slug).toBe('pune');
  expect([(await api.call('GET', '/cities/pune')).body['name'], await titles('punyanagar')]).toEqual([
    'Punyanagar',
    ['Punyanagar'],
  ]);
  const stale = await patch<Problem>(id, { name: 'Too late' }, headers.get('etag'));
  expect([stale.status, stale.body.code]).toEqual([412, 'stale_version']);
});

test('a city with hospitals stays; one without is removed from everything, and comes back', async () => {
  const kochi = await byName('Kochi');
  const refused = await remove(kochi);
  expect([refused.status, refused.body.code]).toEqual([409, 'illegal_transition']);
  expect(refused.body.detail).toMatch(/^It cannot be removed yet: \d+ hospitals?\. Please move them first\.$/);
  const { id } = (await add({ name: 'Ooty' })).body;
  expect((await api.call('GET', '/cities/ooty')).status).toBe(200);
  expect((await remove(id)).status).toBe(204);
  expect([
    (await api.call('GET', '/cities/ooty')).status,
    (await publicNames()).includes('Ooty'),
    await titles('ooty'),
  ]).toEqual([404, false, []]);
  const answer = await api.call('PATCH', `/catalogue/hospitals/${await anyHospital()}`, {
    ...staff,
    body: { city_id: id },
  });
  expect(refusedFieldsOf(answer)).toEqual(['city_id']);
  expect((await api.call('POST', `${PATH}/${id}/restore`, { ...staff, body: {} })).status).toBe(200);
  expect([(await api.call('GET', '/cities/ooty')).status, await titles('ooty')]).toEqual([200, ['Ooty']]);
});

test('the list is for staff only, and is exported', async () => {
  const { text } = await api.call('GET', `${PATH}/export?q=chennai`, staff);
  expect(text.trim().split('\r\n')[1]).toMatch(/^"chennai","Chennai","Tamil Nadu"/);
  expect((await api.call('GET', PATH)).status).toBe(401);
  for (const role of ['patient', 'doctor', 'partner/hospital', null] as const)
    expect([role, (await api.call('GET', PATH, { as: role })).status]).toEqual([role, 403]);
});

async function anyHospital(): Promise<string> {
  const [row] = await api.database.rows<{ id: string }>('select id from partner_hospitals limit 1');
  return row?.id ?? '';
}
