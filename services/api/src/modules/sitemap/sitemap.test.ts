import type { SitemapAnswer } from '@ayana/contracts/sitemap';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '@ayana/contracts/problems';
import { EMPTY_REGISTRY } from '@ayana/contracts/releases';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { atTime, ORIGIN, startApi, type TestApi } from '../../../test/support/api.js';
import { SITEMAP_SOURCES } from './sitemap-sources.js';
import { eventually } from '../../../test/support/eventually.js';

const ROUTES = [
  { id: 'public.home', path: '/', title: 'Home', ssr: true, updated: '2026-10-05' },
  { id: 'public.about', path: '/about', title: 'About', ssr: true },
  { id: 'public.faq', path: '/faq', title: 'FAQ', ssr: true, noindex: true },
  { id: 'public.hospital', path: '/hospital/:hospitalId', title: 'Hospital', ssr: true },
  { id: 'public.doctor', path: '/doctors/:doctorId', title: 'Doctor', ssr: true, noindex: true },
  { id: 'public.browser', path: '/in-the-browser', title: 'Browser' },
  { id: 'patient.home', path: '/patient-portal', title: 'Portal', access: 'patient_portal' },
];

const folder = mkdtempSync(join(tmpdir(), 'ayana-sitemap-'));

/** Publishes mfe-public with these routes, as the release commands do. */
function publish(generation: number, routes: readonly object[]): void {
  const version = `1.0.0-${generation}`;
  const web = join(folder, 'mfe-public', version, 'web');
  mkdirSync(web, { recursive: true });
  writeFileSync(join(web, 'portal.json'), JSON.stringify({ name: 'mfe-public', contract: 1, routes }));
  const entry = {
    url: `/releases/mfe-public/${version}/web/remoteEntry.js`,
    metadata: { version, integrity: 'sha384-x' },
    deployment: { traffic: 100, default: true },
    extras: { previous: null, since: '2026-11-20T23:30:00.000Z' },
  };
  const registry = { ...EMPTY_REGISTRY, generation, microFrontends: { 'mfe-public': [entry] } };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
}

let api: TestApi;
beforeAll(async () => {
  publish(1, ROUTES);
  api = await startApi({ DEMO_DATA: '1', RELEASES_URL: folder });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const ask = (body: object) => api.call<SitemapAnswer & Problem>('POST', '/functions/sitemap-generator', { body });
const generate = async (): Promise<SitemapAnswer> => (await ask({ action: 'generate', baseUrl: ORIGIN })).body;

function urlsOf(xml: string): Map<string, string> {
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = new XMLParser().parse(xml) as { urlset: { url: { loc: string; lastmod: string }[] } };
  return new Map(urlset.url.map(({ loc, lastmod }) => [loc, lastmod]));
}

async function activeHospitals(): Promise<string[]> {
  const rows = await api.database.rows<{ id: string }>(
    `select hospital.id from partner_hospitals hospital join partners partner on partner.id = partner_id
     where partner.status = 'active'`,
  );
  return rows.map(({ id }) => `${ORIGIN}/hospital/${id}`).toSorted();
}

test('contains published indexable pages, each with the day it changed, on the public origin', async () => {
  const answer = await ask({ action: 'generate', baseUrl: 'https://evil.example' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(answer.body).toMatchObject({ success: true, message: expect.any(String), parts: 1 });
  const urls = urlsOf(answer.body.sitemap);
  expect(answer.text).not.toContain('evil');
  expect(urls.get(`${ORIGIN}/`)).toBe('2026-10-05');
  expect(urls.get(`${ORIGIN}/about`)).toBe('2026-11-20');
  const rest = [...urls.keys()].filter((loc) => ![`${ORIGIN}/`, `${ORIGIN}/about`].includes(loc));
  expect(rest.toSorted()).toEqual(await activeHospitals());
  expect(rest.length).toBeGreaterThan(5);
  for (const day of urls.values()) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('is generated once an hour, and says how old it is', async () => {
  const first = await generate();
  const began = new Date(first.generated_at).getTime();
  await api.database.rows(
    `update partners set status = 'inactive' where id = (select partner_id from partner_hospitals limit 1)`,
  );
  const late = await atTime(api, new Date(began + 3_599_000), () => ask({ action: 'generate' }));
  expect(late.body).toEqual(first);
  expect(late.headers.get('age')).toBe('3599');
  await atTime(api, new Date(began + 3_600_000), async () => {
    const next = await generate();
    expect(next.generated_at).not.toBe(first.generated_at);
    expect([...urlsOf(next.sitemap).keys()].filter((loc) => loc.includes('/hospital/')).toSorted()).toEqual(
      await activeHospitals(),
    );
  });
});

test('a hospital’s day is that of its last change', async () => {
  const [{ id } = { id: '' }] = await api.database.rows<{ id: string }>(
    `update partner_hospitals set updated_at = '2026-03-04T23:59:00Z'
     where id = (select hospital.id from partner_hospitals hospital join partners partner on partner.id = partner_id
       where partner.status = 'active' limit 1) returning id`,
  );
  let hours = 1;
  const day = (): Promise<string | undefined> => {
    hours += 1;
    return atTime(api, new Date(Date.now() + hours * 3_600_000), async () =>
      urlsOf((await generate()).sitemap).get(`${ORIGIN}/hospital/${id}`),
    );
  };
  expect(await day()).toBe('2026-03-04');
  await api.database.rows('update partner_hospitals set summary = summary where id = $1', [id]);
  expect(await day()).toBe('2026-03-04');
  await api.database.rows(`update partner_hospitals set summary = 'A new summary' where id = $1`, [id]);
  const [{ today } = { today: '' }] = await api.database.rows<{ today: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as today`,
  );
  expect(await day()).toBe(today);
});

test('is generated again when other pages are released', async () => {
  await generate();
  publish(2, [
    ...ROUTES.filter(({ id }) => id !== 'public.about'),
    { id: 'public.press', path: '/press', title: 'Press', ssr: true },
  ]);
  const seen = async (): Promise<boolean> => urlsOf((await generate()).sitemap).has(`${ORIGIN}/press`);
  await eventually(seen);
  expect(urlsOf((await generate()).sitemap).has(`${ORIGIN}/about`)).toBe(false);
});

test('has the rows of every source, once their page is published', async () => {
  const rows = SITEMAP_SOURCES.map(({ path }, index) => ({
    id: `public.row-${index}`,
    path,
    title: 'A row',
    ssr: true,
  }));
  publish(3, rows);
  const listed = async (): Promise<string[]> => [...urlsOf((await generate()).sitemap).keys()];
  await eventually(async () => !(await listed()).includes(`${ORIGIN}/`));
  const urls = await listed();
  for (const { path } of SITEMAP_SOURCES)
    expect([path, urls.some((loc) => loc.startsWith(ORIGIN + path.replace(/:.*$/, '')))]).toEqual([path, true]);
  const doctors = await api.database.rows<{ count: number }>(
    `select count(*)::int as count from doctors where is_active and hospital_id in
       (select id from partner_hospitals where partner_id in (select id from partners where status = 'active'))`,
  );
  expect(urls.filter((loc) => loc.includes('/doctors/')).length).toBe(doctors[0]?.count);
});

test.each([
  [{ action: 'delete' }, 422, 'invalid_fields'],
  [{}, 422, 'invalid_fields'],
  [{ action: 'generate', part: 0 }, 422, 'invalid_fields'],
  [{ action: 'generate', part: 1 }, 404, 'not_found'],
])('%j is refused', async (body, status, code) => {
  const answer = await ask(body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('a failed read gives an error, and the next request tries again', async () => {
  publish(4, ROUTES);
  rmSync(join(folder, 'mfe-public', '1.0.0-4'), { recursive: true });
  const failing = async (): Promise<boolean> => (await ask({ action: 'generate' })).status === 503;
  await eventually(failing);
  publish(4, ROUTES);
  expect((await ask({ action: 'generate' })).body.success).toBe(true);
});

test('a change of the catalogue is in it at once', async () => {
  publish(5, [...ROUTES, { id: 'public.treatment', path: '/treatments/:slug', title: 'Treatment', ssr: true }]);
  const isListed = async (slug = 'cataract-surgery') =>
    urlsOf((await generate()).sitemap).has(`${ORIGIN}/treatments/${slug}`);
  await eventually(() => isListed());
  const [row] = await api.database.rows<{ id: string }>(`select id from treatments where slug = 'cataract-surgery'`);
  await api.call('DELETE', `/treatments/${row?.id}`, { as: 'ayana_staff' });
  expect(await isListed()).toBe(false);
  await api.call('POST', `/treatments/${row?.id}/restore`, { as: 'ayana_staff', body: {} });
  expect(await isListed()).toBe(true);
  const added = { name: 'Wrist replacement', category: 'Orthopaedics', complexity_level: 'low' };
  await api.call('POST', '/treatments', { as: 'ayana_staff', body: added });
  expect(await isListed('wrist-replacement')).toBe(true);
});
