import type { Treatment, TreatmentsPage } from '@ayana/contracts/catalogue';
import type { Problem } from '@ayana/contracts/problems';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import type { ImportReportDto } from '../../../platform/http/csv/csv-import.dto.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ PUBLIC_ANSWERS_MS: '60000' });
});
afterAll(() => api.close());

const staff = { as: 'ayana_staff' } as const;
const send = <T = ImportReportDto>(file: string, query = '', headers: Record<string, string> = {}) =>
  api.call<T>('POST', `/treatments/import${query}`, {
    ...staff,
    body: file,
    headers: { 'content-type': 'text/csv', ...headers },
  });
const dryRun = (file: string) => send(file, '?dry_run=true');
const exported = async (query = '') => (await api.call('GET', `/treatments/export${query}`, staff)).text;
const rows = () => api.database.rows('select * from treatments order by id');
const file = (...lines: string[]) => lines.join('\r\n');
const named = async (name: string): Promise<Treatment | undefined> => {
  const { body } = await api.call<TreatmentsPage>('GET', '/treatments?limit=200');
  return body.items.find((each) => each.name === name);
};

const HEAD = 'slug,name,category,complexity_level,india_usd_min,india_usd_max,conditions_in_plain_words';
const NEW = 'toe-repair,Toe repair,Orthopaedics,low,400,900,"sore toe; crooked toe"';

test('the export has every treatment, and imports without a change', async () => {
  const text = await exported();
  const report = await dryRun(text);
  expect([report.status, report.body]).toEqual([
    200,
    { dry_run: true, rows: 61, inserted: 0, updated: 0, unchanged: 61, faults: [], doubts: [] },
  ]);
  const before = await rows();
  expect((await send(text)).body).toMatchObject({ dry_run: false, unchanged: 61 });
  expect(await rows()).toEqual(before);
  expect((await exported('?category=Spine')).trim().split('\r\n').length).toBe(
    1 + (await api.database.rows(`select 1 from treatments where category = 'Spine'`)).length,
  );
});

test('a formula is exported as text, and imported as it was', async () => {
  const { body } = await api.call<Treatment>('POST', '/treatments', {
    ...staff,
    body: { name: '=HYPERLINK(1)', category: 'Dental', complexity_level: 'low' },
  });
  const text = await exported();
  expect(text).toContain(`"'=HYPERLINK(1)"`);
  expect((await dryRun(text)).body).toMatchObject({ unchanged: 62, updated: 0 });
  await api.database.rows('delete from treatments where id = $1', [body.id]);
});

test('a dry run names each bad cell with its line and writes nothing; the import refuses the same', async () => {
  const before = await rows();
  const bad = file(
    HEAD,
    NEW,
    'hand-repair,"Hand\nrepair",Carpentry,low,400,900,',
    'foot-repair,Foot repair,Orthopaedics,huge,900,400,',
    'heel-repair,Heel repair,Orthopaedics,low,900,400,',
    ',No slug,Orthopaedics,low,,,',
    'toe-repair,Twice,Orthopaedics,low,,,',
    'nail-repair,,Orthopaedics,low,many,,,more',
    'knee-replacement,,,,9999999,,',
  );
  const { status, body } = await dryRun(bad);
  expect([status, body.faults.map(({ line, column }) => `${line} ${column}`)]).toEqual([
    200,
    ['3 category', '5 complexity_level', '6 india_usd_max', '7 slug', '8 slug', '9 null'],
  ]);
  expect(body.faults.every(({ message }) => message.length > 10)).toBe(true);
  const refused = await send<Problem>(bad);
  expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([
    422,
    [
      'lines.3.category',
      'lines.5.complexity_level',
      'lines.6.india_usd_max',
      'lines.7.slug',
      'lines.8.slug',
      'lines.9',
    ],
  ]);
  expect(await rows()).toEqual(before);
});

test.each([
  ['an unknown column', file(`${HEAD},colour`, NEW), ['1 colour']],
  ['a column twice', file(`${HEAD},name`, NEW), ['1 name']],
  ['no slugs', file('name,category', 'Toe repair,Orthopaedics'), ['1 slug']],
  ['no CSV', file(HEAD, 'toe "repair",Toe'), ['2 null']],
  ['nothing', '', ['1 slug']],
])('a file with %s is refused as a whole', async (_what, text, places) => {
  const { body } = await dryRun(text === '' ? ' ' : text);
  expect([body.rows, body.faults.map(({ line, column }) => `${line} ${column}`).join(', ')]).toEqual([
    0,
    places.join(', '),
  ]);
});

test('an import inserts and updates by slug, in public at once, and once for an Idempotency-Key', async () => {
  expect(await named('Toe repair')).toBeUndefined();
  const text = file(HEAD, NEW, 'knee-replacement,Knee made new,,,,,');
  expect((await dryRun(text)).body).toMatchObject({ inserted: 1, updated: 1, faults: [], doubts: [] });
  expect(await named('Toe repair')).toBeUndefined();
  const key = { 'idempotency-key': 'import-1' };
  const first = await send(text, '', key);
  expect([first.status, first.body]).toMatchObject([200, { inserted: 1, updated: 1, unchanged: 0 }]);
  expect(await named('Toe repair')).toMatchObject({
    slug: 'toe-repair',
    india_usd_max: 900,
    conditions_in_plain_words: ['sore toe', 'crooked toe'],
  });
  // An empty cell of a price empties it, that of a category leaves it.
  expect(await named('Knee made new')).toMatchObject({ category: 'Orthopaedics', india_usd_min: null });
  const before = await rows();
  expect((await send(text, '', key)).text).toBe(first.text);
  expect(await rows()).toEqual(before);
  const entries = await api.database.rows<{ details: object }>(
    `select details from audit_entries where action = 'treatments.imported' order by created_at desc, id desc limit 1`,
  );
  expect(entries).toEqual([{ details: { rows: 2, inserted: 1, updated: 1 } }]);
});

test('an import removes and brings back', async () => {
  const state = (active: boolean) => send(file('slug,is_active', `toe-repair,${active}`));
  expect((await state(false)).body.updated).toBe(1);
  expect(await named('Toe repair')).toBeUndefined();
  expect((await state(true)).body.updated).toBe(1);
  expect(await named('Toe repair')).toBeDefined();
});

test('a file has at most 2 MB and 2,000 rows, and CSV is read nowhere else', async () => {
  const many = file('slug,name', ...Array.from({ length: 2001 }, (_each, index) => `row-${index},Row`));
  expect((await dryRun(many)).body.faults).toEqual([
    { line: 1, column: null, message: expect.stringContaining('2000') },
  ]);
  expect((await dryRun('x'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
  const csv = { body: 'a,b', headers: { 'content-type': 'text/csv' } };
  expect((await api.call('POST', '/functions/contact-form', csv)).status).toBe(415);
  expect((await api.call('POST', '/treatments/import', { ...staff, body: {} })).status).toBe(415);
  expect((await api.call('POST', '/treatments/import', { as: 'patient', ...csv })).status).toBe(403);
});
