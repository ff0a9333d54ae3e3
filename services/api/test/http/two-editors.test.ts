import '../../src/platform/languages/register.js';
import type { Problem } from '@ayana/contracts/problems';
import { type Hospital, hospitalOf, type Person, personOf, TestCase } from '../../src/modules/journeys/testing/case.js';
import { startApi, type TestApi } from '../support/api.js';

interface Row extends Partial<Pick<Problem, 'code'>> {
  id: string;
  version: number;
  revision?: number;
  updated_at: string;
  updated_by?: { id: string; name: string } | null;
}

/** One record that two people change. */
interface Shared {
  path: string;
  row: Row;
  body: object;
  /** Where a change answers without its editor: how the record is read. */
  read?: () => Promise<Row | undefined>;
}

let api: TestApi;
let hospital: Hospital;
let one: Person;
let other: Person;
let city_id: string;
beforeAll(async () => {
  api = await startApi({}, { confirms: true });
  hospital = await hospitalOf(api, 0);
  [one, other] = [await personOf(api, 'super_admin'), await personOf(api, 'super_admin')];
  await api.database.rows(`update users set name = 'Asha Rao' where id = $1`, [other.id]);
  const [city] = await api.database.rows<{ id: string }>('select id from cities order by id limit 1');
  city_id = city?.id ?? '';
});
afterAll(() => api.close());

const call = <T = Row>({ token }: Person, method: string, path: string, body?: object, version?: number) =>
  api.call<T>(method, path, {
    token,
    ...(body === undefined ? {} : { body }),
    ...(version === undefined ? {} : { headers: { 'If-Match': `"${version}"` } }),
  });
const added = async (path: string, body: object): Promise<Row> => {
  const answer = await call(one, 'POST', path, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const versionOf = ({ revision, version }: Row): number => revision ?? version;

const RECORDS: Readonly<Record<string, () => Promise<Shared>>> = {
  'a requirement': async () => {
    const row = await added('/compliance-requirements', { framework: 'gdpr', code: 'Two 1', title: 'Keys' });
    return { path: `/compliance-requirements/${row.id}`, row, body: { title: 'Keys are changed' } };
  },
  'a control': async () => {
    const { id } = await added('/compliance-requirements', { framework: 'gdpr', code: 'Two 2', title: 'Keys' });
    const row = await added('/compliance-controls', { title: 'A calendar', requirement_ids: [id] });
    return { path: `/compliance-controls/${row.id}`, row, body: { title: 'A calendar of keys' } };
  },
  evidence: async () => {
    const { id } = await added('/compliance-requirements', { framework: 'gdpr', code: 'Two 3', title: 'Keys' });
    const control = await added('/compliance-controls', { title: 'A calendar', requirement_ids: [id] });
    const row = await added('/compliance-evidence', { control_id: control.id, title: 'Protocol', note: 'Done.' });
    return { path: `/compliance-evidence/${row.id}`, row, body: { title: 'Protocol of May' } };
  },
  'a resource': async () => {
    const row = await added('/resources', { kind: 'ambulance', name: 'Ambulance', city_id, capacity: 1 });
    return { path: `/resources/${row.id}`, row, body: { name: 'Ambulance 2' } };
  },
  'a need': async () => {
    const row = await added('/resource-needs', {
      kind: 'ambulance',
      title: 'To the airport',
      city_id,
      quantity: 1,
      from_at: '2099-01-10T08:00:00Z',
      until_at: '2099-01-10T12:00:00Z',
    });
    return { path: `/resource-needs/${row.id}`, row, body: { title: 'To the harbour' } };
  },
  'a rota': async () => {
    const plan = { zone: 'Asia/Kolkata', handover_time: '09:00', turn_days: 7, starts_on: '2026-11-02' };
    const row = await added('/on-call-rotas', { name: 'Nights', ...plan, people: [one.id] });
    return { path: `/on-call-rotas/${row.id}`, row, body: { name: 'Nights and weekends' } };
  },
  'a category of treatments': async () => {
    const row = await added('/treatment-categories', { name: 'Sleep medicine' });
    return { path: `/treatment-categories/${row.id}`, row, body: { name: 'Sleep' } };
  },
  'a part of a trip': async () => {
    const { journey_id } = await TestCase.begin(api);
    const times = { starts_at: '2099-02-01T21:30:00+05:30', zone: 'Asia/Kolkata' };
    const row = await added('/travel-legs', { journey_id, kind: 'pickup', to_place: 'Hotel', ...times });
    const read = async () =>
      (await call<{ items: Row[] }>(one, 'GET', `/travel-legs?journey_id=${journey_id}`)).body.items[0];
    return { path: `/travel-legs/${row.id}`, row, body: { to_place: 'Hospital' }, read };
  },
  'an opinion': async () => {
    const { journey_id } = await TestCase.begin(api);
    const row = await added('/medical-opinions', { journey_id, summary: 'Both knees are worn.' });
    return { path: `/medical-opinions/${row.id}`, row, body: { risks: 'Infection.' } };
  },
};

test.each(Object.entries(RECORDS))(
  '%s: of two people who change it the second is refused, and reads who saved',
  async (_name, begin) => {
    const { path, row, body, read } = await begin();
    const first = await call(other, 'PATCH', path, body, versionOf(row));
    expect([first.status, first.status === 200 ? '' : first.text]).toEqual([200, '']);
    const second = await call(one, 'PATCH', path, body, versionOf(row));
    expect([second.status, second.body.code]).toEqual([412, 'stale_version']);
    const now = read === undefined ? first.body : await read();
    expect(now?.updated_by).toEqual({ id: other.id, name: 'Asha Rao' });
    expect(versionOf(now ?? row)).toBeGreaterThan(versionOf(row));
  },
);

test('an opinion that a colleague changed is neither signed nor thrown away unseen, nor begun twice', async () => {
  const { journey_id } = await TestCase.begin(api);
  const form = { journey_id, summary: 'Both knees are worn.', fit_to_travel: 'yes' };
  const draft = await added('/medical-opinions', form);
  expect((await call(one, 'POST', '/medical-opinions', form)).body.code).toBe('stale_version');
  await call(other, 'PATCH', `/medical-opinions/${draft.id}`, { risks: 'Infection.' }, draft.revision);
  for (const [method, path] of [
    ['POST', `/medical-opinions/${draft.id}/sign`],
    ['DELETE', `/medical-opinions/${draft.id}`],
  ] as const)
    expect((await call(one, method, path, undefined, draft.revision)).status).toBe(412);
  expect((await call(one, 'POST', `/medical-opinions/${draft.id}/sign`, undefined, 2)).status).toBe(200);
});

test('a step of a visa is taken from what its writer read; the patient does not read who took it', async () => {
  const journey = await TestCase.begin(api);
  const office = await personOf(api, 'partner/travel_visa');
  const id = await journey.assign('visa_support', office, 'accepted');
  const step = (person: Person, version: number) =>
    call(person, 'POST', `/visa-applications/${id}/steps`, { step: 'apply', reference: 'IND-77' }, version);
  expect((await step(one, 0)).status).toBe(200);
  const late = await step(office, 0);
  expect([late.status, late.body.code]).toEqual([412, 'stale_version']);
  const read = async (person: Person) =>
    (await call<{ items: Row[] }>(person, 'GET', `/visa-applications?journey_id=${journey.journey_id}`)).body.items[0];
  expect((await read(office))?.updated_by?.id).toBe(one.id);
  expect(await read(journey.patient)).not.toHaveProperty('updated_by');
});

test('a proposal that waits is replaced by who has read it', async () => {
  const path = `/public-profiles/hospitals/${hospital.id}/proposals`;
  const propose = (summary: string, version: number) => call(hospital.person, 'POST', path, { summary }, version);
  expect((await propose('A calm place by the sea.', 0)).status).toBe(201);
  expect((await propose('A calm place by the bay.', 0)).status).toBe(412);
  expect((await propose('A calm place by the bay.', 1)).status).toBe(201);
});

test('one’s own profile, changed in another window, is not overwritten unseen', async () => {
  const [{ body }, person] = [await call(other, 'GET', '/auth/account'), other];
  expect((await call(person, 'PATCH', '/auth/account', { city: 'Nairobi' }, body.version)).status).toBe(200);
  const late = await call(person, 'PATCH', '/auth/account', { city: 'Mombasa' }, body.version);
  expect([late.status, late.body.code]).toEqual([412, 'stale_version']);
  expect((await call(person, 'PATCH', '/auth/account', { city: 'Mombasa' }, body.version + 1)).status).toBe(200);
});
