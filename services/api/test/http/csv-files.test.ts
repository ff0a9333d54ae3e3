import '../../src/platform/languages/register.js';
import { readFileSync } from 'node:fs';
import { type Hospital, hospitalOf } from '../../src/modules/journeys/testing/case.js';
import { startApi, type TestApi } from '../support/api.js';

let api: TestApi;
let own: Hospital;
beforeAll(async () => {
  api = await startApi({ DEMO_DATA: '1' });
  own = await hospitalOf(api, 0);
});
afterAll(() => api.close());

type Document = {
  paths: Record<
    string,
    Record<string, { requestBody?: { content?: object }; responses?: Record<string, { content?: object }> }>
  >;
};
const openapi = JSON.parse(
  readFileSync(new URL('../../../../contracts/openapi.json', import.meta.url), 'utf8'),
) as Document;
const routes = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every route that takes a CSV file: its head, a line with a label, and the label that is stored. */
const IMPORTS: Readonly<Record<string, { head: string[]; line: (label: string) => string[]; stored: string }>> = {
  '/price-items/import': {
    head: ['category', 'label', 'unit_price_usd', 'valid_from'],
    line: (label) => ['implant', label, '12', '2026-01-01'],
    stored: 'select label as name from price_items where label like $1',
  },
  '/treatments/import': {
    head: ['slug', 'name', 'category', 'complexity_level'],
    line: (label) => [label.slice(0, 3).toLowerCase(), label, 'Orthopaedics', 'low'],
    stored: 'select name from treatments where name like $1',
  },
};

const fileOf = (path: string, label: string, delimiter = ','): string => {
  const { head = [], line } = IMPORTS[path] ?? {};
  return `${head.join(delimiter)}\r\n${line?.(label)
    .map((cell) => `"${cell}"`)
    .join(delimiter)}\r\n`;
};
/** As it is typed in Western Europe: each letter of these is one byte. */
const windows1252 = (text: string): Buffer =>
  Buffer.from(text.replaceAll('–', '\u0096').replaceAll('€', '\u0080'), 'latin1');

const FILES: Readonly<
  Record<string, { label: string; bytes: (path: string, label: string) => Buffer; name?: string }>
> = {
  'UTF-16 of a PC': {
    label: 'Little Жук 膝',
    bytes: (path, label) => Buffer.from(`\uFEFF${fileOf(path, label, '\t')}`, 'utf16le'),
  },
  'UTF-16 of other machines': {
    label: 'Big Жук 膝',
    bytes: (path, label) => Buffer.from(`\uFEFF${fileOf(path, label, '\t')}`, 'utf16le').swap16(),
  },
  'Windows-1252': {
    label: 'West Müller – é €',
    bytes: (path, label) => windows1252(fileOf(path, label, ';')),
  },
  'a line that names the delimiter': {
    label: 'Named Łukasz',
    bytes: (path, label) => Buffer.from(`sep=;\r\n${fileOf(path, label, ';')}`),
  },
  'a line break in the label': {
    label: 'Broken\r\nlabel',
    bytes: (path, label) => Buffer.from(fileOf(path, label)),
    name: 'Broken label',
  },
};

const CASES = Object.keys(IMPORTS).flatMap((path) =>
  Object.entries(FILES).map(([what, file]) => [path, what, file] as const),
);

/** As a browser or a script sends the bytes of a file. */
const send = async (path: string, bytes: Buffer) => {
  const token = path.startsWith('/price-items') ? own.person.token : await api.signIn('ayana_staff');
  const answer = await fetch(`${api.url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, text: await answer.text() };
};

test.each(CASES)('%s reads %s', async (path, _what, { label, bytes, name = label }) => {
  const answer = await send(path, bytes(path, label));
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"inserted":1')]);
  const rows = await api.database.rows<{ name: string }>(IMPORTS[path]?.stored ?? '', [`${name.slice(0, 4)}%`]);
  expect(rows.map((each) => each.name)).toEqual([name]);
});

test.each(Object.keys(IMPORTS))('%s refuses a file that cannot be read, and stores nothing of it', async (path) => {
  for (const bytes of [
    Buffer.from(fileOf(path, 'Lost Caf\uFFFD')),
    Buffer.concat([Buffer.from(fileOf(path, 'Lost')), Buffer.from([0xfc, 0x81])]),
    Buffer.from(fileOf(path, 'Lost'), 'utf16le'),
  ]) {
    const answer = await send(path, bytes);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('CSV UTF-8')]);
  }
  expect(await api.database.rows(IMPORTS[path]?.stored ?? '', ['Lost%'])).toEqual([]);
});

test('every route that takes a CSV file is among them', () => {
  const taking = routes.filter(({ operation }) => 'text/csv' in (operation.requestBody?.content ?? {}));
  expect(taking.map(({ path }) => path).toSorted()).toEqual(Object.keys(IMPORTS).toSorted());
});

const MONEY = '/analytics/money/export';
const giving = routes.filter(
  ({ method, operation }) => method === 'get' && 'text/csv' in (operation.responses?.['200']?.content ?? {}),
);

test('there are exports', () => expect(giving.length).toBeGreaterThan(10));

test.each(giving.map(({ path }) => path))('%s begins with a byte order mark', async (path) => {
  const staff = path === MONEY ? 'admin' : 'ayana_staff';
  const token = /^\/own|^\/work$|\/work\//.test(path) ? own.person.token : await api.signIn(staff);
  const query = path.startsWith('/analytics') && path !== MONEY ? '?view=workload' : '';
  const answer = await fetch(`${api.url}/api${path.replaceAll(/\{\w+\}/g, 'funnel')}${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, bytes.subarray(0, 3).toString('hex')]).toEqual([200, 'efbbbf']);
});
