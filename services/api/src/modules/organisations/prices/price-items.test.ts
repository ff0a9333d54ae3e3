import '../../../platform/languages/register.js';
import type { PriceItem } from '@ayana/contracts/organisations';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { Page } from '../../../platform/http/cursor.js';
import { type Hospital, hospitalOf, type Person } from '../../journeys/testing/case.js';

let api: TestApi;
let own: Hospital;
let other: Hospital;
beforeAll(async () => {
  api = await startApi();
  [own, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const CONFIRMED = { confirmed: 'true' };
const FORM = { category: 'implant', label: 'Knee implant', unit_price: 180_050, valid_from: '2026-01-01' };
const add = ({ token }: Person, body: object) => api.call<PriceItem>('POST', '/price-items', { token, body });
const list = ({ token }: Person, query = '') =>
  api.call<Page<PriceItem>>('GET', `/price-items${query}`, { token }).then(({ body }) => body.items);

test('a newer price takes over: the older one ends the day before, and one is valid on each day', async () => {
  const { status, body: first } = await add(own.person, FORM);
  expect([status, first]).toMatchObject([201, { ...FORM, partner_hospital_id: own.id, valid_until: null, version: 1 }]);
  const { body: second } = await add(own.person, {
    ...FORM,
    label: 'KNEE implant',
    unit_price: 190_000,
    valid_from: '2027-01-01',
  });
  expect(await list(own.person)).toEqual([
    expect.objectContaining({ id: second.id, unit_price: 190_000, valid_until: null }),
    expect.objectContaining({ id: first.id, unit_price: 180_050, valid_until: '2026-12-31', version: 2 }),
  ]);
  expect((await list(own.person, '?on=2026-12-31')).map(({ id }) => id)).toEqual([first.id]);
  expect((await list(own.person, '?on=2027-01-01')).map(({ id }) => id)).toEqual([second.id]);
  // Days that are taken are refused, also by a change.
  expect(
    refusedFieldsOf(await add(own.person, { ...FORM, valid_from: '2026-06-01', valid_until: '2026-06-30' })),
  ).toEqual(['valid_from']);
  const moved = await api.call('PATCH', `/price-items/${second.id}`, {
    token: own.person.token,
    body: { valid_from: '2026-12-31' },
  });
  expect(refusedFieldsOf(moved)).toEqual(['valid_from']);
  expect(refusedFieldsOf(await add(own.person, { ...FORM, label: 'Hip', valid_until: '2025-12-31' }))).toEqual([
    'valid_until',
  ]);
});

test('a price of another hospital is the same 404 as none, and is not in the list', async () => {
  const { body: theirs } = await add(other.person, { ...FORM, label: 'Theatre, an hour', category: 'theatre' });
  const [taken, none] = await Promise.all(
    [theirs.id, own.id].map((id) =>
      api.call('PATCH', `/price-items/${id}`, { token: own.person.token, body: { unit_price: 1 } }),
    ),
  );
  expect([taken?.status, none?.status]).toEqual([404, 404]);
  expect((await api.call('DELETE', `/price-items/${theirs.id}`, { token: own.person.token })).status).toBe(404);
  expect((await list(own.person)).map(({ partner_hospital_id }) => partner_hospital_id)).not.toContain(other.id);
  expect(await list(own.person, `?partner_hospital_id=${other.id}`)).toEqual([]);
  expect(refusedFieldsOf(await add(own.person, { ...FORM, partner_hospital_id: other.id }))).toEqual([
    'partner_hospital_id',
  ]);
  expect((await list(other.person)).map(({ unit_price }) => unit_price)).toEqual([180_050]);
});

test('staff see every sheet and change it; others have none; who may only read does not write', async () => {
  const { items } = (await api.call<Page<PriceItem>>('GET', '/price-items', { as: 'ayana_staff' })).body;
  expect(new Set(items.map(({ partner_hospital_id }) => partner_hospital_id))).toEqual(new Set([own.id, other.id]));
  const [item] = items;
  const changed = await api.call<PriceItem>('PATCH', `/price-items/${item?.id}`, {
    as: 'ayana_staff',
    body: { unit_price: 123 },
    headers: CONFIRMED,
  });
  expect([changed.body.unit_price, changed.body.updated_by?.name]).toEqual([123, 'Demo ayana staff']);
  const stale = await api.call('PATCH', `/price-items/${item?.id}`, {
    as: 'ayana_staff',
    body: { unit_price: 9 },
    headers: { 'if-match': '"1"' },
  });
  expect(stale.status).toBe(412);
  for (const as of ['patient', 'doctor', 'partner/logistics', 'laboratory_partner'] as const)
    expect([as, (await api.call('GET', '/price-items', { as })).status]).toEqual([as, 403]);
  await api.database.rows(`update partner_members set role = 'read_only' where user_id = $1`, [own.person.id]);
  expect((await add(own.person, { ...FORM, label: 'Bed' })).status).toBe(403);
  expect((await list(own.person)).length).toBe(2);
  const { text } = await api.call('GET', '/price-items/export', { token: own.person.token });
  expect(text.split('\r\n')[0]).toBe('"hospital","category","label","unit_price_usd","valid_from","valid_until"');
});

test('a removed price is gone', async () => {
  const { body } = await add(other.person, { ...FORM, label: 'To remove' });
  expect((await api.call('DELETE', `/price-items/${body.id}`, { token: other.person.token })).status).toBe(204);
  expect((await list(other.person)).map(({ id }) => id)).not.toContain(body.id);
});

interface Report {
  rows: number;
  inserted: number;
  updated: number;
  unchanged: number;
  faults: { line: number; column: string | null; message: string }[];
  lines: { line: number | null; state: string; label: string; unit_price: number; earlier_price: number | null }[];
}

const send = ({ token }: Person, text: string, query = '') =>
  api.call<Report>('POST', `/price-items/import${query}`, {
    token,
    body: text,
    headers: { 'content-type': 'text/csv' },
  });
const check = (person: Person, text: string) => send(person, text, '?dry_run=true');
const HEAD = 'category,label,unit_price_usd,valid_from,valid_until';

describe('a price sheet as a file', () => {
  let ward: Hospital;
  beforeAll(async () => {
    ward = await hospitalOf(api, 2);
    await add(ward.person, { ...FORM, label: 'Screw', unit_price: 5000, valid_from: '2026-01-01' });
    await add(ward.person, { ...FORM, label: 'Plate', unit_price: 7000, valid_from: '2026-01-01' });
  });
  const stored = async () =>
    (await list(ward.person, '?sort=label')).map(({ label, unit_price, valid_from, valid_until }) =>
      [label, unit_price, valid_from, valid_until ?? ''].join(' '),
    );

  test('is checked without a trace, then written whole, and its own export changes nothing', async () => {
    // As a spreadsheet in German saves it: semicolons, a mark at the start, amounts with commas.
    const file = [
      '\uFEFFCategory;Label;Unit price USD;Valid from;Valid until',
      'Implant;Screw;"1.062,50";2026-01-01;',
      'implant;plate;$80;2027-01-01;',
      'Room and nursing;"Bed; a night";"1,250.00";13.05.2026;31.12.2026',
      'theatre;;;2026-01-01;',
    ].join('\r\n');
    const before = await stored();
    const { status, body } = await check(ward.person, file);
    expect([status, body]).toMatchObject([200, { rows: 3, inserted: 2, updated: 2, unchanged: 0, faults: [] }]);
    expect(body.lines.map(({ line, state, label, earlier_price }) => [line, state, label, earlier_price])).toEqual([
      [2, 'changed', 'Screw', 5000],
      [3, 'new', 'plate', 7000],
      [4, 'new', 'Bed; a night', null],
      // It ends, because line 3 takes over.
      [null, 'changed', 'Plate', null],
    ]);
    expect(await stored()).toEqual(before);
    expect((await send(ward.person, file)).status).toBe(200);
    expect((await stored()).toSorted()).toEqual([
      'Bed; a night 125000 2026-05-13 2026-12-31',
      'Plate 7000 2026-01-01 2026-12-31',
      'Screw 106250 2026-01-01 ',
      'plate 8000 2027-01-01 ',
    ]);
    const { text } = await api.call('GET', '/price-items/export', { token: ward.person.token });
    expect((await check(ward.person, text)).body).toMatchObject({ rows: 4, inserted: 0, updated: 0, unchanged: 4 });
    expect((await check(ward.person, file)).body).toMatchObject({ inserted: 0, updated: 0, unchanged: 3 });
  });

  test('is refused whole with a line and a reason for each fault', async () => {
    const file = [
      HEAD,
      'implant,Bolt,10,2026-01-01,',
      'magic,Wand,10,2026-01-01,',
      'implant,,10,soon,',
      'implant,Bolt,1.250,2026-03-01,',
      'implant,bolt,10,2026-01-01,',
      'implant,Screw,10,2026-06-01,2026-05-01',
      'implant,Nail,10,2026-01-01,2026-12-31',
      'implant,Nail,12,2026-12-31,',
      'implant,Nut,10,2026-01-01,,extra',
    ].join('\n');
    const before = await stored();
    const { body } = await check(ward.person, file);
    const places = body.faults.map(({ line, column }) => `${line} ${column}`);
    expect(places).toEqual([
      '3 category',
      '4 label',
      '4 valid_from',
      '5 unit_price_usd',
      '6 label',
      '7 valid_until',
      '9 valid_from',
      '10 null',
    ]);
    const refused = await send(ward.person, file);
    expect([refused.status, refusedFieldsOf(refused).includes('lines.3.category')]).toEqual([422, true]);
    expect(await stored()).toEqual(before);
    expect((await check(ward.person, 'label,price\nScrew,1')).body.faults.map(({ column }) => column)).toEqual(
      expect.arrayContaining(['price', 'category', 'unit_price_usd', 'valid_from']),
    );
    expect((await check(ward.person, `${HEAD}\nimplant,"Screw,1`)).body.faults).toMatchObject([{ line: 2 }]);
  });

  test('a formula is text in the export, and the same label when it comes back', async () => {
    const row = 'implant,"=HYPERLINK(""x"")",10,2026-01-01,';
    expect((await send(ward.person, `${HEAD}\n${row}`)).body).toMatchObject({ inserted: 1 });
    const { text } = await api.call('GET', '/price-items/export', { token: ward.person.token });
    expect(text).toContain(`"'=HYPERLINK(`);
    expect((await check(ward.person, text)).body).toMatchObject({ inserted: 0, updated: 0, faults: [] });
  });

  test('has a template, names only own hospitals, and is not for who may only read', async () => {
    const { text } = await api.call('GET', '/price-items/template', { token: ward.person.token });
    expect(text.split('\r\n')[0]).toBe('"hospital","category","label","unit_price_usd","valid_from","valid_until"');
    expect((await check(ward.person, text)).body).toMatchObject({ rows: 0, faults: [] });
    const named = `hospital,${HEAD}\n"${other.name}",implant,Screw,1,2026-01-01,`;
    expect((await check(ward.person, named)).body.faults).toMatchObject([{ line: 2, column: 'hospital' }]);
    await api.database.rows(`update partner_members set role = 'read_only' where user_id = $1`, [ward.person.id]);
    const line = `${HEAD}\nimplant,Screw,1,2026-01-01,`;
    expect([(await check(ward.person, line)).status, (await send(ward.person, line)).status]).toEqual([403, 403]);
  });
});
