import type { PortalSearchItem, PortalSearchAnswer } from '@ayana/contracts/catalogue';
import type { Role } from '@ayana/contracts/identity';
import { EVERY_ROLE } from '@ayana/contracts/testing';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { inboxOf } from '../inbox/testing/inbox.js';
import { broadcastsOf } from '../broadcasts/testing/broadcasts.js';
import { type Desk, deskOf } from '../service-desk/testing/desk.js';
import { type People, testUsersOf } from '../users/testing/users.js';

const STAFF = new Set<Role>(['admin', 'super_admin', 'ayana_staff']);
const ADMINS = new Set<Role>(['admin', 'super_admin']);

let api: TestApi;
let desk: Desk;
let people: People;
/** The number of a patient's request for "Zanzibar wheelchair". */
let number: string;

beforeAll(async () => {
  api = await startApi();
  desk = deskOf(api);
  people = testUsersOf(api);
  for (const name of ['Zoé Przybylska', 'مريم الزبيدي', 'Наталья Орлова']) await people.add('patient', name);
  const inbox = inboxOf(api);
  await inbox.received('contact', { first_name: 'Zoé', last_name: 'Przybylska', phone: '+254 733 120 9987' });
  await inbox.received('contact', { first_name: 'Наталья', last_name: 'Орлова' });
  const item = await desk.published();
  const { body } = await desk.ask(item, { answers: { what: 'Zanzibar wheelchair' } }, 'patient');
  number = body.number;
  await desk.ask(item, { answers: { what: 'Zanzibar interpreter' } }, 'doctor');
});
afterAll(() => api.close());

const search = (q: string, as: Role = 'admin', more = '') =>
  api.call<PortalSearchAnswer>('GET', `/search/portal?q=${encodeURIComponent(q)}${more}`, { as });
async function found(q: string, as: Role = 'admin'): Promise<Record<string, PortalSearchItem[]>> {
  const { groups } = (await search(q, as)).body;
  return Object.fromEntries(groups.map(({ kind, items }) => [kind, items]));
}
const titles = async (q: string, kind: string, as: Role = 'admin'): Promise<string[]> =>
  ((await found(q, as))[kind] ?? []).map(({ title }) => title);

test('each role finds only what it may open', async () => {
  const wrong: string[] = [];
  for (const role of EVERY_ROLE) {
    const byName = Object.keys(await found('Przybylska', role));
    const expected = [...(STAFF.has(role) ? ['enquiries'] : []), ...(ADMINS.has(role) ? ['people'] : [])];
    if (byName.join() !== expected.join()) wrong.push(`${role} finds ${byName.join()} by name`);
    const requests = (await titles('zanzibar', 'service_requests', role)).length;
    const own = role === 'patient' || role === 'doctor' ? 1 : 0;
    if (requests !== (STAFF.has(role) ? 2 : own)) wrong.push(`${role} finds ${requests} requests`);
    if ((await titles('Lantern Bay', 'hospitals', role)).length === 0) wrong.push(`${role} finds no hospital`);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['without its accent', 'zoe przybylska'],
  ['by parts, in any order', 'przyb zo'],
  ['misspelt', 'Zoe Pryzbilska'],
  ['misspelt in its own script’s letters', 'Zoé Przibylska'],
])('a name %s is found among people and enquiries', async (_how, q) => {
  expect(await titles(q, 'people')).toContain('Zoé Przybylska');
  expect(await titles(q, 'enquiries')).toContain('Zoé Przybylska');
});

test.each([
  ['مريم', 'مريم الزبيدي'],
  ['наталя орлова', 'Наталья Орлова'],
  ['ОРЛОВА', 'Наталья Орлова'],
  ['Orlova', 'Наталья Орлова'],
  ['مريم الزبيدى', 'مريم الزبيدي'],
])('%s is found whatever the script', async (q, name) => {
  expect(await titles(q, 'people')).toEqual([name]);
});

test('a phone number is found however it is spaced', async () => {
  for (const q of ['+254 733', '+254-733-1209987', '1209987'])
    expect(await titles(q, 'enquiries')).toEqual(['Zoé Przybylska']);
});

test('a request is found by its number and its words', async () => {
  const [first] = (await found(number.toLowerCase()))['service_requests'] ?? [];
  expect(first).toMatchObject({
    title: `${number} Zanzibar wheelchair`,
    subtitle: 'Interpreter booking · Demo patient',
    state: 'new',
  });
  const digits = String(Number(number.replace('SR-', '')));
  expect((await titles(`sr-${digits.padStart(6, '0')}`, 'service_requests'))[0]).toContain(number);
  expect(await titles('zanzibar', 'service_requests', 'patient')).toEqual([`${number} Zanzibar wheelchair`]);
});

test('staff find cases and treatment requests by the name of the patient, also misspelt; nobody else does', async () => {
  const { id } = await people.add('patient', 'Shirin Wahidullah');
  const [treatment] = await api.database.rows<{ id: string; name: string }>(
    'select id, name from treatments where is_active order by name limit 1',
  );
  const { body: request } = await api.call<{ id: string }>('POST', '/treatment-requests', {
    as: 'patient',
    body: { treatment_id: treatment?.id },
  });
  await api.database.rows('update treatment_requests set patient_id = $2 where id = $1', [request.id, id]);
  const { body: journey } = await api.call<{ id: string; case_number: string }>('POST', '/patient-journeys', {
    as: 'ayana_staff',
    body: { patient_id: id, treatment_request_id: request.id },
  });
  const expected = (of: string) => [
    { id: of, title: `${journey.case_number} Shirin Wahidullah`, subtitle: treatment?.name, state: null },
  ];
  for (const q of ['wahidullah', 'shirin wahidula']) {
    const groups = await found(q, 'ayana_staff');
    expect([q, groups['journeys'], groups['treatment_requests']]).toEqual([
      q,
      expected(journey.id),
      expected(request.id),
    ]);
  }
  for (const role of ['patient', 'doctor', 'partner/hospital'] as const)
    expect(Object.keys(await found('wahidullah', role))).toEqual([]);
});

test('staff find incidents by number and words, and organisations by name; nobody else does', async () => {
  const { body: incident } = await api.call<{ id: string; number: string }>('POST', '/incidents', {
    as: 'ayana_staff',
    body: { title: 'Flood at the Quillon guest house', type: 'safety', severity: 2 },
  });
  const [row] = await api.database.rows<{ id: string; company_name: string }>(
    'select id, company_name from partners order by company_name limit 1',
  );
  for (const q of ['quillon flood', incident.number.toLowerCase()])
    expect((await found(q, 'ayana_staff'))['incidents']?.[0]).toEqual({
      id: incident.id,
      title: `${incident.number} Flood at the Quillon guest house`,
      subtitle: 'Safety',
      state: 'active',
    });
  const name = row?.company_name ?? '';
  expect((await found(name, 'ayana_staff'))['organisations']).toContainEqual({
    id: row?.id,
    title: name,
    subtitle: '',
    state: null,
  });
  for (const role of ['patient', 'doctor', 'partner/hospital'] as const) {
    expect(Object.keys(await found('quillon', role))).toEqual([]);
    expect((await found(name, role))['organisations']).toBeUndefined();
  }
});

test('staff find broadcasts by number and title, and resources by name; nobody else does', async () => {
  const broadcasts = broadcastsOf(api);
  const { body: broadcast } = await broadcasts.create(
    broadcasts.form('Niger', { title: 'Harmattan closes the airport' }),
  );
  const { id, number: code } = broadcast;
  const [city] = await api.database.rows<{ id: string; name: string }>(
    'select id, name from cities order by name limit 1',
  );
  const { body: resource } = await api.call<{ id: string }>('POST', '/resources', {
    as: 'ayana_staff',
    body: { kind: 'ambulance', name: 'Harmattan ambulance', city_id: city?.id, languages: ['en'], capacity: 1 },
  });
  const both = await found('harmattan', 'ayana_staff');
  expect(both['broadcasts']).toEqual([
    { id, title: `${code} Harmattan closes the airport`, subtitle: 'Notice', state: 'draft' },
  ]);
  expect(both['resources']).toEqual([
    { id: resource.id, title: 'Harmattan ambulance', subtitle: `Ambulance · ${city?.name ?? ''}`, state: null },
  ]);
  expect((await found(code.toLowerCase(), 'ayana_staff'))['broadcasts']?.[0]?.id).toBe(id);
  for (const role of ['patient', 'doctor', 'partner/hospital'] as const)
    expect(Object.keys(await found('harmattan', role))).toEqual([]);
});

test('staff find problems by number and title, and what the desk knows by its title; nobody else does', async () => {
  const { body: problem } = await api.call<{ id: string; number: string }>('POST', '/problem-records', {
    as: 'ayana_staff',
    body: { title: 'Apostille letters come back', description: 'The embassy sends them back.' },
  });
  const { body: article } = await api.call<{ id: string }>('POST', '/knowledge-articles', {
    as: 'ayana_staff',
    body: { title: 'Apostille letters, step by step', body: 'Ask for the passport first.' },
  });
  const both = await found('apostille', 'admin');
  expect(both['problem_records']).toEqual([
    { id: problem.id, title: `${problem.number} Apostille letters come back`, subtitle: '', state: 'open' },
  ]);
  expect(both['knowledge_articles']).toEqual([
    { id: article.id, title: 'Apostille letters, step by step', subtitle: '', state: 'draft' },
  ]);
  expect((await found(problem.number.toLowerCase(), 'admin'))['problem_records']?.[0]?.id).toBe(problem.id);
  for (const role of ['patient', 'doctor', 'partner/hospital'] as const)
    expect(Object.keys(await found('apostille', role))).toEqual([]);
});

test('the catalogue is searched as on the public pages', async () => {
  expect(await titles('hip replacment', 'treatments')).toContain('Hip replacement');
  expect((await found('আপোলো'))['hospitals'] ?? []).toEqual(
    (
      await api.call<{ hospitals: { items: PortalSearchItem[] } }>('GET', `/search?q=${encodeURIComponent('আপোলো')}`)
    ).body.hospitals.items.map(({ id, title, subtitle }) => ({ id, title, subtitle, state: null })),
  );
});

test('a group says whether there is more than its limit', async () => {
  const { groups } = (await search('zanzibar', 'admin', '&limit=1')).body;
  expect(groups.map(({ kind, items, more }) => [kind, items.length, more])).toEqual([['service_requests', 1, true]]);
});

test('one character finds nothing, and a query is required and short', async () => {
  expect((await search('z')).body).toEqual({ groups: [] });
  expect((await search('%_')).body).toEqual({ groups: [] });
  expect(refusedFieldsOf(await search('a'.repeat(101)))).toEqual(['q']);
  expect(refusedFieldsOf(await search(''))).toEqual(['q']);
});

test.each([
  ['Oʻtkir Gʻaniyev', ['Otkir', "O'tkir", 'O‘tkir', 'Oʻtkir', 'O’tkir', 'G`aniyev', 'ganiyev']],
  ['عبد الرحمن السالم', ['عبدالرحمن', 'عبد الرحمن', 'الرحمن', 'عبد\u200Cالرحمن']],
  ['أبوبكر الجبوري', ['أبو بكر', 'أبوبكر', 'ابو بكر', 'بكر']],
])('%s is found by each way of writing the name', async (name, typed) => {
  await people.add('patient', name);
  for (const q of typed) expect([q, (await titles(q, 'people')).includes(name)]).toEqual([q, true]);
});
