import '../../../platform/languages/register.js';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type {
  Companion,
  DocumentKind,
  PatientJourney,
  TreatmentRequest,
  AccompaniedJourneys,
} from '@ayana/contracts/journey';
import { ORIGIN, startApi, type TestApi } from '../../../../test/support/api.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PDF } from '../../../platform/files/testing/uploads.js';
import { permanentTokens } from '../../../platform/secrets/permanent-token.js';
import { planCheckIns } from '../../trips/check-ins/plan-check-ins.js';
import { inboxOf } from '../../inbox/testing/inbox.js';
import { hospitalOf, type Person, personOf, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const rows = <T extends object>(text: string, ...values: unknown[]) => api.database.rows<T>(text, values);
const tokenOf = (purpose: 'accept_companion' | 'answer_check_in', id: string) =>
  encodeURIComponent(permanentTokens(api.config.cookieSecret)(purpose, id));
const statusOf = async (path: string, person?: Person) =>
  (await api.call('GET', path, person === undefined ? {} : { token: person.token })).status;

async function send(one: TestCase, kind: DocumentKind): Promise<string> {
  const form = new FormData();
  form.set('journey_id', one.journey_id);
  form.set('kind', kind);
  form.set('file', new File([new Uint8Array(PDF)], `${kind}.pdf`, { type: 'application/pdf' }));
  const response = await fetch(`${api.url}/api/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${one.patient.token}` },
    body: form,
  });
  return ((await response.json()) as { id: string }).id;
}

const leave = ({ token }: Person) =>
  api.call('POST', '/auth/delete-account', {
    token,
    body: { password: DEMO_PASSWORD },
    headers: { origin: ORIGIN },
  });

/** A case with everything that leads to it from outside. */
async function busyCase(stage: number) {
  const one = await TestCase.begin(api);
  const [son, invited, doctor, done, hospital] = [
    await personOf(api, 'unverified_user'),
    await personOf(api, 'unverified_user'),
    await personOf(api, 'doctor'),
    await personOf(api, 'doctor'),
    await hospitalOf(api, 0),
  ];
  const [papers, own] = [await send(one, 'report'), await send(one, 'passport')];
  const unchecked = await send(one, 'imaging');
  for (const id of [papers, own])
    await api.call('PATCH', `/documents/${id}`, { as: 'ayana_staff', body: { status: 'checked' } });
  const give = (kind: string, assignee: object) =>
    api.call<{ id: string }>('POST', '/assignments', {
      as: 'ayana_staff',
      body: { journey_id: one.journey_id, kind, brief: 'Please help.', ...assignee },
    });
  const open = await give('opinion', { assignee_user_id: doctor.id });
  await one.assign('referral', hospital);
  const finished = await give('opinion', { assignee_user_id: done.id });
  for (const status of ['accepted', 'done'])
    await api.call('PATCH', `/assignments/${finished.body.id}`, { as: 'ayana_staff', body: { status } });
  const invite = async ({ email }: Person) =>
    (
      await one.own<Companion>('POST', '/companions', {
        journey_id: one.journey_id,
        name: 'A relative',
        email,
        relation: 'Son',
        may: ['see_journey', 'see_documents', 'write_messages'],
      })
    ).body.id;
  const [companion, pending] = [await invite(son), await invite(invited)];
  await api.call('POST', '/companions/accept', {
    token: son.token,
    body: { token: permanentTokens(api.config.cookieSecret)('accept_companion', companion) },
  });
  const feed = await one.own<{ path: string }>('POST', '/travel-feeds', { journey_id: one.journey_id });
  await api.app
    .get(Database)
    .write((em) =>
      planCheckIns(em, { clock: api.app.get(Clock), ids: api.app.get(Ids) }, { id: one.journey_id }, '2026-01-10'),
    );
  const [checkIn] = await rows<{ id: string }>(
    'select id from check_ins where journey_id = $1 order by day desc limit 1',
    one.journey_id,
  );
  await rows('update patient_journeys set current_stage = $2 where id = $1', one.journey_id, stage);
  return {
    one,
    people: { son, invited, doctor, done, partner: hospital.person },
    papers: { checked: papers, passport: own, unchecked },
    open: open.body.id,
    finished: finished.body.id,
    pending,
    feed: feed.body.path.replace('/api', ''),
    check_in: checkIn?.id ?? '',
  };
}

test('with the account everything ends that leads to the case: companions, work, papers, links and invitations', async () => {
  const busy = await busyCase(7);
  const { one, people, papers } = busy;
  const paths = [`/patient-journeys/${one.journey_id}`, `/documents?journey_id=${one.journey_id}`];
  for (const person of [people.son, people.doctor, people.partner])
    for (const path of paths)
      expect([person.email, path, await statusOf(path, person)]).toEqual([person.email, path, 200]);
  expect(await statusOf(`/assignments/${busy.finished}`, people.done)).toBe(200);
  expect(await statusOf(busy.feed)).toBe(200);
  expect((await leave(one.patient)).status).toBe(204);

  for (const person of Object.values(people))
    for (const path of [
      ...paths,
      `/documents/${papers.checked}/content`,
      `/threads?journey_id=${one.journey_id}`,
      `/patient-details?journey_id=${one.journey_id}`,
      `/assignments/${busy.open}`,
      `/assignments/${busy.finished}`,
    ])
      expect([path, await statusOf(path, person)]).toEqual([path, 404]);
  expect((await api.call<AccompaniedJourneys>('GET', '/companions/mine', { token: people.son.token })).body).toEqual({
    items: [],
  });
  for (const path of [
    busy.feed,
    `/companions/by-token?token=${tokenOf('accept_companion', busy.pending)}`,
    `/check-ins/by-token?token=${tokenOf('answer_check_in', busy.check_in)}`,
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404]);

  const { body } = await api.call<PatientJourney>('GET', `/patient-journeys/${one.journey_id}`, { as: 'ayana_staff' });
  expect([body.status, body.closed_reason]).toEqual(['closed', 'The patient deleted their account.']);
  const request = await api.call<TreatmentRequest>('GET', `/treatment-requests/${one.request_id}`, {
    as: 'ayana_staff',
  });
  expect([request.body.status, request.body.patient_notes]).toEqual(['withdrawn', null]);
  expect(
    await rows(
      'select distinct name, email, withdrawn_at is null as open from companions where journey_id = $1',
      one.journey_id,
    ),
  ).toEqual([{ name: '', email: '', open: false }]);
  expect(await rows(`select 1 from journey_tasks where journey_id = $1 and status = 'open'`, one.journey_id)).toEqual(
    [],
  );
});

test.each([
  [7, ['report']],
  [6, []],
])('after stage %i the checked medical papers %j stay for the staff, and no other file', async (stage, kept) => {
  const { one, papers } = await busyCase(stage);
  const stored = () => rows<{ id: string }>(`select id from files where owner_id = any($1)`, Object.values(papers));
  expect(await stored()).toHaveLength(3);
  await leave(one.patient);
  expect(await stored()).toHaveLength(kept.length);
  const left = await api.call<{ items: { kind: string }[] }>('GET', `/documents?journey_id=${one.journey_id}`, {
    as: 'ayana_staff',
  });
  expect(left.body.items.map(({ kind }) => kind)).toEqual(kept);
});

test('who leaves is no companion, assignee or case manager of others any more', async () => {
  const one = await TestCase.begin(api);
  const doctor = await personOf(api, 'doctor');
  const work = await one.assign('opinion', doctor);
  await rows('update patient_journeys set case_manager_id = $2 where id = $1', one.journey_id, doctor.id);
  await api.database.add('companions', { journey_id: one.journey_id, user_id: doctor.id });
  expect((await leave(doctor)).status).toBe(204);
  expect(await rows('select status from assignments where id = $1', work)).toEqual([{ status: 'cancelled' }]);
  expect(await rows('select case_manager_id from patient_journeys where id = $1', one.journey_id)).toEqual([
    { case_manager_id: null },
  ]);
  const companions = await one.own<{ items: Companion[] }>('GET', `/companions?journey_id=${one.journey_id}`);
  expect(companions.body.items).toEqual([]);
});

test('the open work of an organisation comes back at once when its last person leaves, and not before', async () => {
  const one = await TestCase.begin(api);
  const hospital = await hospitalOf(api, 1);
  await rows(
    'delete from partner_members where partner_id = $1 and user_id <> $2',
    hospital.partner_id,
    hospital.person.id,
  );
  const second = await personOf(api, 'partner/hospital');
  await rows(`insert into partner_members values ($1, $2, now(), 'member')`, second.id, hospital.partner_id);
  const work = await one.assign('referral', hospital);
  const state = () => rows('select status from assignments where id = $1', work);
  expect((await leave(hospital.person)).status).toBe(204);
  expect(await state()).toEqual([{ status: 'accepted' }]);
  expect((await leave(second)).status).toBe(204);
  expect(await state()).toEqual([{ status: 'cancelled' }]);
  expect(await rows('select owner_kind, status, title from journey_tasks where subject_id = $1', work)).toEqual([
    { owner_kind: 'case_manager', status: 'open', title: expect.stringContaining(hospital.name) },
  ]);
});

test('an invitation to the address begins no journey when it is registered again', async () => {
  const person = await personOf(api, 'patient');
  const item = await inboxOf(api).received('contact', { email: person.email });
  await rows(
    `insert into journey_invitations (id, inbox_item_id, email, treatment_id, invited_by, sent_at, sent_count, expires_at, created_at)
     select gen_random_uuid(), $2, $1, id, $3, now(), 1, now() + interval '1 day', now() from treatments where is_active limit 1`,
    person.email.toUpperCase(),
    item,
    person.id,
  );
  const open = () => rows('select 1 from journey_invitations where lower(email) = $1', person.email);
  expect(await open()).toHaveLength(1);
  await leave(person);
  expect(await open()).toEqual([]);
});
