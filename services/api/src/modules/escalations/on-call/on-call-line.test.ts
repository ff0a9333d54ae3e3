import '../../../platform/languages/register.js';
import type { Role } from '@ayana/contracts/identity';
import type { OnCallLines } from '@ayana/contracts/operations';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { inHours } from '../../journeys/testing/case-rows.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';
import { escalationOf, type Rota } from '../testing/escalation.js';

const PHONE = '+91 44 5550 0123';

let api: TestApi;
let desk: ReturnType<typeof escalationOf>;
let asha: Person;
let ben: Person;
beforeAll(async () => {
  api = await startApi();
  desk = escalationOf(api);
  // The demo's own line is not of this test.
  await api.database.rows('update on_call_rotas set is_shared = false');
  [asha, ben] = [await desk.colleague('+91 98400 11111'), await desk.colleague('+91 98400 22222')];
});
afterAll(() => api.close());

const lines = async ({ token }: Pick<Person, 'token'>) =>
  (await api.call<OnCallLines>('GET', '/on-call-line', { token })).body.items;
const change = (rota: { id: string }, body: object) =>
  api.call<Rota>('PATCH', `/on-call-rotas/${rota.id}`, { as: 'ayana_staff', body });

test('a rota that is shared is read with its number and who is on call, never with anyone’s own number', async () => {
  const { body: rota } = await desk.addRota([asha], { name: 'Night line' });
  const driver = await personOf(api, 'partner/logistics');
  expect(await lines(driver)).toEqual([]);
  expect(refusedFieldsOf(await change(rota, { is_shared: true }))).toEqual(['phone']);
  const { status, body } = await change(rota, { phone: PHONE, is_shared: true });
  expect([status, body.phone, body.is_shared]).toEqual([200, PHONE, true]);
  expect(refusedFieldsOf(await change(rota, { phone: null }))).toEqual(['phone']);
  const [line, ...more] = await lines(driver);
  const [{ name } = { name: '' }] = await api.database.rows<{ name: string }>('select name from users where id = $1', [
    asha.id,
  ]);
  expect(line).toEqual({ id: rota.id, name: 'Night line', phone: PHONE, person: name, until: expect.any(String) });
  expect(more).toEqual([]);
  expect(JSON.stringify(line)).not.toContain('98400');
  // Another takes over for a time.
  await api.database.rows('update users set name = $2 where id = $1', [ben.id, 'Ben Demo']);
  const over = { person_id: ben.id, from_at: inHours(-1).toISOString(), until_at: inHours(3).toISOString() };
  await api.call('POST', `/on-call-rotas/${rota.id}/overrides`, { as: 'ayana_staff', body: over });
  expect(await lines(driver)).toMatchObject([{ person: 'Ben Demo', until: over.until_at }]);
  await api.database.rows('delete from on_call_overrides');
});

test.each<[Role, number]>([
  ['doctor', 1],
  ['partner/hospital', 1],
  ['partner/lodging', 1],
  ['laboratory_partner', 1],
  ['pharmacy_partner', 1],
  ['ayana_staff', 1],
  ['patient', 0],
])('as %s %i lines are read', async (role, count) => {
  expect(await lines(await personOf(api, role))).toHaveLength(count);
});

test('a patient reads it from two days before the trip until a day after it, and while in hospital; so does a companion', async () => {
  const one = await TestCase.begin(api);
  const leg = (kind: string, from: number, until: number) =>
    api.database.add('travel_legs', {
      journey_id: one.journey_id,
      kind,
      starts_at: inHours(from),
      ends_at: inHours(until),
      zone: 'Asia/Kolkata',
      status: 'booked',
    });
  const move = (hours: number) =>
    api.database.rows(
      `update travel_legs set starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval where journey_id = $1`,
      [one.journey_id, `${hours} hours`],
    );
  await leg('flight', 60, 70);
  expect(await lines(one.patient)).toEqual([]);
  await move(-20);
  expect(await lines(one.patient)).toHaveLength(1);
  const companion = await personOf(api, 'patient');
  expect(await lines(companion)).toEqual([]);
  await api.database.add('companions', {
    journey_id: one.journey_id,
    user_id: companion.id,
    name: 'A daughter',
    relation: 'Daughter',
    may: ['see_journey'],
  });
  expect(await lines(companion)).toHaveLength(1);
  // There is no flight home yet: the trip goes on.
  await move(-24 * 10);
  expect(await lines(one.patient)).toHaveLength(1);
  await leg('return_flight', -40, -30);
  expect(await lines(one.patient)).toEqual([]);
});

test('an archived rota, and one that is not shared any more, are read by nobody', async () => {
  const { body: rota } = await desk.addRota([asha], { phone: PHONE, is_shared: true });
  const host = await personOf(api, 'partner/lodging');
  expect(await lines(host)).toHaveLength(2);
  await change(rota, { is_shared: false });
  expect(await lines(host)).toHaveLength(1);
  await change(rota, { is_shared: true });
  await api.call('POST', `/on-call-rotas/${rota.id}/archive`, { as: 'ayana_staff' });
  expect(await lines(host)).toHaveLength(1);
});
