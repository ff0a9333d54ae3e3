import '../../../platform/languages/register.js';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { inHours } from '../../journeys/testing/case-rows.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
let partner: string;
let driver: Person;
beforeAll(async () => {
  api = await startApi();
  partner = await organisation();
  driver = await personOf(api, 'partner/logistics');
  await join(driver, partner, 'member');
});
afterAll(() => api.close());

async function organisation(): Promise<string> {
  return api.database.add('partners', { kind: 'logistics' });
}
const join = ({ id }: Person, partner_id: string, role: string) =>
  api.database.add('partner_members', { user_id: id, partner_id, role });

/** A pickup of a patient with a name of their own, for the organisation's work in a state. */
async function pickup(status: string, to: string = partner): Promise<{ leg: string; work: string }> {
  const its = await TestCase.begin(api);
  await api.database.rows(`update users set name = 'Anisa Karim' where id = $1`, [its.patient.id]);
  const [work] = await api.database.rows<{ id: string }>(
    `insert into assignments (id, journey_id, kind, partner_id, status, brief, version, created_at, updated_at)
     values (gen_random_uuid(), $1, 'transport', $2, $3, 'Please help.', 1, now(), now()) returning id`,
    [its.journey_id, to, status],
  );
  const [leg] = await api.database.rows<{ id: string }>(
    `insert into travel_legs (id, journey_id, kind, from_place, to_place, starts_at, zone, assignment_id, status, version, created_at, updated_at)
     values (gen_random_uuid(), $1, 'pickup', 'Airport', 'Guest house', $2, 'Asia/Kolkata', $3, 'booked', 1, now(), now()) returning id`,
    [its.journey_id, inHours(3), work?.id],
  );
  return { leg: leg?.id ?? '', work: work?.id ?? '' };
}
const link = async ({ token }: Person) => {
  const { status, body } = await api.call<{ path: string }>('POST', '/manifest-feed', { token });
  expect(status).toBe(201);
  return body.path.replace('/api', '');
};
const read = (path: string) => api.call('GET', path);

test('a link gives the accepted work of the organisation as a calendar, without names and treatments', async () => {
  const [accepted, offered, others] = [
    await pickup('accepted'),
    await pickup('offered'),
    await pickup('accepted', await organisation()),
  ];
  const { status, text } = await read(await link(driver));
  expect(status).toBe(200);
  expect([text.includes('BEGIN:VCALENDAR'), text.includes(accepted.leg)]).toEqual([true, true]);
  expect([text.includes(offered.leg), text.includes(others.leg)]).toEqual([false, false]);
  expect(text).toContain('LOCATION:Airport – Guest house');
  expect(text).toContain('SUMMARY:Pickup');
  const [treatment] = await api.database.rows<{ name: string }>(
    `select name from treatments where id in (select treatment_id from treatment_requests) limit 1`,
  );
  for (const secret of ['Anisa', 'Karim', treatment?.name ?? '?', 'Please help']) expect(text).not.toContain(secret);
});

test('it has no more of work that was taken back, a minute after as at once', async () => {
  const { leg, work } = await pickup('accepted');
  const path = await link(driver);
  expect((await read(path)).text).toContain(leg);
  await api.database.rows(`update assignments set status = 'cancelled' where id = $1`, [work]);
  expect((await read(path)).text).not.toContain(leg);
});

test('a new link ends the old one, a removed one is none, and that of an organisation that is not active neither', async () => {
  const state = async () =>
    (await api.call<{ created_at: string | null }>('GET', '/manifest-feed', { token: driver.token })).body.created_at;
  const first = await link(driver);
  expect(await state()).not.toBeNull();
  const second = await link(driver);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  await api.database.rows(`update partners set status = 'inactive' where id = $1`, [partner]);
  expect((await read(second)).status).toBe(404);
  await api.database.rows(`update partners set status = 'active' where id = $1`, [partner]);
  expect((await api.call('DELETE', '/manifest-feed', { token: driver.token })).status).toBe(204);
  expect([(await read(second)).status, await state()]).toEqual([404, null]);
});

test('a person of no organisation makes no link, nor does a hospital; who only reads follows what they may read', async () => {
  const [reader, single] = [await personOf(api, 'partner/lodging'), await personOf(api, 'partner/lodging')];
  await join(reader, partner, 'read_only');
  const make = async ({ token }: Person) => (await api.call('POST', '/manifest-feed', { token })).status;
  expect([await make(reader), await make(single)]).toEqual([201, 404]);
  expect((await api.call('DELETE', '/manifest-feed', { token: reader.token })).status).toBe(204);
  expect((await api.call('GET', '/manifest-feed', { token: reader.token })).body).toEqual({
    created_at: null,
    may_change: true,
  });
  expect(await make(await personOf(api, 'partner/hospital'))).toBe(403);
});
