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
  });
  expect(changed.body.unit_price).toBe(123);
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
