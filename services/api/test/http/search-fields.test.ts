import '../../src/platform/languages/register.js';
import { readFileSync } from 'node:fs';
import { startApi, type TestApi } from '../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ DEMO_DATA: '1' });
  const [doctor] = await api.database.rows<{ id: string }>(
    'select id from doctors where is_active order by id limit 1',
  );
  await api.database.rows(`update doctors set full_name = 'Dr. O‘tkir عبد الرحمن' where id = $1`, [doctor?.id]);
  await api.database.rows(
    `update partner_hospitals set hospital_name = 'Oʻtkir Clinic ٢٤' where id = (select hospital_id from doctors where id = $1)`,
    [doctor?.id],
  );
  await api.database.rows(
    `update users set name = 'O’tkir عبدالرحمن' where id = (select id from users where role = 'ayana_staff' limit 1)`,
  );
});
afterAll(() => api.close());

/** As people type one name: with each kind of apostrophe or none, and with the invisible marks that phones copy. */
const NAMES = [
  "O'tkir",
  'O‘tkir',
  'O’tkir',
  'Oʻtkir',
  'Oʼtkir',
  'Oʹtkir',
  'O`tkir',
  'O´tkir',
  'O′tkir',
  'Otkir',
  'otkir',
  '\u200FOtkir\u200F',
];
const ARABIC = ['عبد الرحمن', 'عبدالرحمن', 'عبد  الرحمن', '\u202Bعبد الرحمن\u202C'];
const DIGITS = ['Clinic 24', 'Clinic ٢٤', 'Clinic ۲۴', 'Clinic ২৪', 'Clinic २४', 'Clinic ２４'];

const ROUTES: Readonly<Record<string, { path: string; as?: 'ayana_staff' | 'super_admin'; typed: readonly string[] }>> =
  {
    'the public list of doctors': { path: '/doctors', typed: [...NAMES, ...ARABIC] },
    'the public list of hospitals': { path: '/partner-hospitals', typed: NAMES },
    'the public search': { path: '/search', typed: [...NAMES, ...ARABIC] },
    'the doctors of the catalogue': { path: '/catalogue/doctors', as: 'ayana_staff', typed: [...NAMES, ...ARABIC] },
    'the hospitals of the catalogue': { path: '/catalogue/hospitals', as: 'ayana_staff', typed: [...NAMES, ...DIGITS] },
    accounts: { path: '/users', as: 'super_admin', typed: [...NAMES, ...ARABIC] },
    staff: { path: '/staff', as: 'ayana_staff', typed: [...NAMES, ...ARABIC] },
    'the search of the portals': { path: '/search/portal', as: 'super_admin', typed: [...NAMES, ...ARABIC] },
  };

const CASES = Object.entries(ROUTES).flatMap(([where, route]) =>
  route.typed.map((typed) => [where, typed, route] as const),
);

test.each(CASES)('%s finds “%s”', async (_where, typed, { path, as }) => {
  const { status, text } = await api.call(
    'GET',
    `${path}?q=${encodeURIComponent(typed)}`,
    as === undefined ? {} : { as },
  );
  expect([status, text]).toEqual([200, expect.stringMatching(/O[‘’ʻ]tkir/)]);
});

test('every search field of the API is read in one way', () => {
  const document = JSON.parse(readFileSync(new URL('../../../../contracts/openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, { get?: { parameters?: { name: string }[] } }>;
  };
  const routes = Object.entries(document.paths).filter(([, { get }]) =>
    get?.parameters?.some(({ name }) => name === 'q'),
  );
  expect(routes.length).toBeGreaterThan(25);
});

test('what is stored of a search is made of search_text, in every table', async () => {
  const [row] = await api.database.rows<{ service: string; latin: string; plain: string }>(
    `select search_text('Oʻtkir ٢٤') as service, search_latin('Oʻtkir ٢٤') as latin, search_plain('Oʻtkir ٢٤') as plain`,
  );
  expect(row).toEqual({ service: 'otkir 24', latin: 'otkir 24', plain: 'otkir 24' });
});
