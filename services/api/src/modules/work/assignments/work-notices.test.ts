import '../../../platform/languages/register.js';
import type { AssignmentDetail, WorkPage } from '@ayana/contracts/journey';
import {
  type NotificationPreferences,
  type PatientNotificationsPage,
  WORK_NOTICE_KINDS,
} from '@ayana/contracts/notifications';
import { atTime, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, type Person, personOf, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
let its: TestCase;
let hospital: Hospital;
let other: Hospital;
let reader: Person;
/** Of the case. */
let number: string;
beforeAll(async () => {
  api = await startApi();
  [hospital, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
  reader = await personOf(api, 'partner/hospital');
  await api.database.rows(
    `insert into partner_members (user_id, partner_id, created_at, role)
     select $1, partner_id, now(), 'read_only' from partner_members where user_id = $2`,
    [reader.id, hospital.person.id],
  );
});
afterAll(() => api.close());
const begin = async () => {
  its = await TestCase.begin(api);
  const [row] = await api.database.rows<{ case_number: string }>(
    'select case_number from cases where journey_id = $1',
    [its.journey_id],
  );
  number = row?.case_number ?? 'none';
  await api.database.rows(`update users set name = 'Anisa Karim' where id = $1`, [its.patient.id]);
};
beforeEach(begin);

const STAFF = { as: 'ayana_staff' } as const;
const give = async (): Promise<AssignmentDetail> => {
  const body = {
    journey_id: its.journey_id,
    kind: 'referral',
    brief: 'A quote for Anisa Karim',
    partner_hospital_id: hospital.id,
  };
  const given = await api.call<AssignmentDetail>('POST', '/assignments', { ...STAFF, body });
  expect(given.status).toBe(201);
  return given.body;
};
const bell = async ({ token }: Person) => {
  const { body } = await api.call<PatientNotificationsPage>('GET', '/patient-notifications', { token });
  return body.items.filter(({ title }) => title.includes(number));
};
const titles = async (who: Person) => (await bell(who)).map(({ title }) => title);
const mails = async ({ email }: Person, template: string) =>
  api.database.rows('select id from outgoing_mails where template = $1 and recipient = $2', [template, email]);
const change = async ({ id, version }: AssignmentDetail, body: object) =>
  api.call<AssignmentDetail>('PATCH', `/assignments/${id}`, {
    ...STAFF,
    headers: { 'if-match': `"${version}"` },
    body,
  });

test('new, changed and taken back work reaches every member by bell, and nobody else; no patient is named', async () => {
  const work = await give();
  const changed = await change(work, { brief: 'Another brief for Anisa Karim' });
  expect(changed.status).toBe(200);
  expect((await change(changed.body, { status: 'cancelled' })).status).toBe(200);
  for (const who of [hospital.person, reader]) {
    expect(await titles(who)).toEqual([
      expect.stringMatching(/^Not needed any more: /),
      expect.stringMatching(/^Changed: /),
      expect.stringMatching(/^New work: /),
    ]);
    expect(JSON.stringify(await bell(who))).not.toContain('Anisa');
  }
  expect((await bell(reader))[0]?.metadata).toMatchObject({ path: `/partner-portal/work/${work.id}` });
  expect(await titles(other.person)).toEqual([]);
  expect(await titles(its.patient)).toEqual([]);
});

test('mail and text follow the channels of each member, and quiet hours', async () => {
  const call = <T>(method: string, path: string, body?: object) =>
    api.call<T>(method, path, { token: reader.token, ...(body === undefined ? {} : { body }) });
  const { body } = await call<NotificationPreferences>('GET', '/notification-preferences');
  expect(body.channels.map(({ kind }) => kind)).toEqual(WORK_NOTICE_KINDS);
  expect((await call('PATCH', '/notification-preferences/work_new', { text: true })).status).toBe(422);
  await api.database.rows(`update users set phone = '+254 712 000 000' where id = $1`, [reader.id]);
  expect((await call('PATCH', '/notification-preferences/work_new', { mail: false, text: true })).status).toBe(200);
  const [before, colleague] = [
    await mails(reader, 'assignment_given'),
    await mails(hospital.person, 'assignment_given'),
  ];
  await give();
  expect(await mails(reader, 'assignment_given')).toEqual(before);
  expect(await mails(hospital.person, 'assignment_given')).toHaveLength(colleague.length + 1);
  const texts = () =>
    api.database.rows<{ data: { title: string } }>(
      `select data from outgoing_texts where recipient = '+254 712 000 000'`,
    );
  expect((await texts()).map(({ data }) => data.title)).toEqual([`New work: Quote of a hospital · ${number}`]);

  await call('PUT', '/quiet-hours', { from: '22:00', until: '07:00', time_zone: 'Asia/Kolkata' });
  await begin();
  await atTime(api, new Date('2031-05-01T20:00:00Z'), give);
  expect(await texts()).toHaveLength(1);
  expect(await titles(reader)).toHaveLength(1);
});

test('work is marked for each member until they open it, and its news is read with it', async () => {
  const work = await give();
  const unopened = async ({ token }: Person) => (await api.call<number>('GET', '/work/unopened-count', { token })).body;
  const isOpened = async ({ token }: Person) => {
    const { body } = await api.call<WorkPage>('GET', '/work', { token });
    return body.items.find(({ id }) => id === work.id)?.is_opened;
  };
  const [ours, theirs] = [await unopened(hospital.person), await unopened(reader)];
  expect([await isOpened(hospital.person), await isOpened(reader)]).toEqual([false, false]);
  for (let time = 0; time < 2; time += 1)
    expect((await api.call('GET', `/assignments/${work.id}`, { token: reader.token })).status).toBe(200);
  expect([await unopened(hospital.person), await unopened(reader)]).toEqual([ours, theirs - 1]);
  expect([await isOpened(hospital.person), await isOpened(reader)]).toEqual([false, true]);
  expect((await bell(reader)).map(({ is_read }) => is_read)).toEqual([true]);
  expect((await bell(hospital.person)).map(({ is_read }) => is_read)).toEqual([false]);
  expect((await api.call('GET', `/assignments/${work.id}`, { token: other.person.token })).status).toBe(404);
  expect(await unopened(other.person)).toBe(0);
});
