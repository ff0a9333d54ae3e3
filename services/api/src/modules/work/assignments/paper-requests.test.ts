import '../../../platform/languages/register.js';
import type { PaperRequest, AssignmentDetail } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { connected, testSockets } from '../../../../test/support/sockets.js';
import { type Hospital, hospitalOf, personOf, TestCase } from '../../journeys/testing/case.js';

type Answered = AssignmentDetail & Pick<Problem, 'code'>;

let api: TestApi;
let hospital: Hospital;
let other: Hospital;
let own: TestCase;
let id: string;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi();
  hospital = await hospitalOf(api, 0);
  other = await hospitalOf(api, 1);
});
afterAll(() => api.close());
beforeEach(async () => {
  own = await TestCase.begin(api);
  id = await refer(hospital);
  await api.database.rows('delete from outgoing_mails');
});

const refer = async ({ id: partner_hospital_id }: Hospital) => {
  const { body } = await api.call<Answered>('POST', '/assignments', {
    as: 'ayana_staff',
    body: { journey_id: own.journey_id, kind: 'referral', partner_hospital_id, brief: 'A quote, please.' },
  });
  return body.id;
};
const REPORT = { kind: 'report', reason: 'To see what was found.' };
const ask = (body: object = REPORT, { person } = hospital, work = id) =>
  api.call<Answered>('POST', `/assignments/${work}/paper-requests`, { token: person.token, body });
const requests = async ({ person } = hospital, work = id) =>
  (await api.call<Answered>('GET', `/assignments/${work}`, { token: person.token })).body.paper_requests ?? [];
const wanted = async () => {
  const { body } = await own.own<{ items: { id: string; kind: string; status: string; reason: string }[] }>(
    'GET',
    `/documents?journey_id=${own.journey_id}`,
  );
  return body.items.filter(({ kind }) => kind === 'report');
};
const send = async (document_id: string): Promise<void> => {
  await api.database.rows(
    `with file as (insert into files (id, owner_kind, owner_id, file_name, media_type, size, sha256, storage_key, uploaded_by, created_at)
       values (gen_random_uuid(), 'document', $1, 'a.pdf', 'application/pdf', 10, repeat('a', 64), gen_random_uuid(), $2, now()) returning id)
     update documents set status = 'uploaded', file_id = (select id from file), uploaded_by = $2, uploaded_at = now() where id = $1`,
    [document_id, own.patient.id],
  );
};
const decide = (document_id: string, body: object) =>
  api.call('PATCH', `/documents/${document_id}`, { as: 'ayana_staff', body });
const mails = () =>
  api.database
    .rows<{ template: string; recipient: string }>(
      'select template, recipient from outgoing_mails order by template, recipient',
    )
    .then((rows) => rows.map(({ template, recipient }) => `${template} ${recipient}`));

test('the patient is asked for the paper with a task and a notification, and the case manager is told', async () => {
  const answer = await ask();
  expect(answer.status).toBe(201);
  expect(answer.body.paper_requests).toEqual([
    { id: expect.any(String), ...REPORT, state: 'wanted', asked_at: expect.any(String) },
  ]);
  expect(await wanted()).toEqual([expect.objectContaining({ status: 'wanted', reason: REPORT.reason })]);
  const { body } = await own.own<{ items: { title: string }[] }>('GET', `/journey-tasks?journey_id=${own.journey_id}`);
  expect(body.items.map(({ title }) => title)).toContain('Please send: Medical report');
  const lines = await api.database.rows<object>(
    `select visibility, actor_id from journey_entries where journey_id = $1 and event = 'paper_wanted'`,
    [own.journey_id],
  );
  expect(lines).toEqual([{ visibility: 'public', actor_id: hospital.person.id }]);
  const [notice] = await api.database.rows<{ message: string }>(
    'select message from patient_notifications where patient_id = $1 order by created_at desc limit 1',
    [own.patient.id],
  );
  expect(notice?.message).toBe(REPORT.reason);
  expect((await mails()).filter((mail) => mail.startsWith('assignment_paper_asked'))).toHaveLength(1);
});

test('asked again, there is one request with the new reason; the clock goes on', async () => {
  const before = (await ask()).body;
  const { body } = await ask({ ...REPORT, reason: 'Not older than three months.' });
  expect(body.paper_requests?.map(({ reason }) => reason)).toEqual(['Not older than three months.']);
  expect(body.due_at).toBe(before.due_at);
  expect(await wanted()).toHaveLength(1);
});

test('two hospitals wait for one paper: the patient reads both reasons, neither hospital reads of the other', async () => {
  const second = await refer(other);
  await ask();
  await ask({ kind: 'report', reason: 'For our surgeon.' }, other, second);
  expect((await wanted()).map(({ reason }) => reason)).toEqual([`${REPORT.reason}\nFor our surgeon.`]);
  expect((await requests()).map(({ reason }) => reason)).toEqual([REPORT.reason]);
  expect((await requests(other, second)).map(({ reason }) => reason)).toEqual(['For our surgeon.']);
});

test('the assignee is told when the paper is there: the state, an event, one mail; the paper is open to them', async () => {
  await ask();
  const [paper] = await wanted();
  const document = paper?.id ?? '';
  await send(document);
  const states = async () => (await requests()).map(({ state }: PaperRequest) => state);
  expect(await states()).toEqual(['uploaded']);
  expect((await decide(document, { status: 'refused', refused_reason: 'Not readable' })).status).toBe(200);
  expect(await states()).toEqual(['refused']);
  const socket = sockets.open(api.url, hospital.person.token);
  const heard: string[] = [];
  socket.onAny((type: string) => heard.push(type));
  await connected(socket);
  await api.database.rows('delete from outgoing_mails');
  expect((await decide(document, { status: 'checked' })).status).toBe(200);
  expect(await states()).toEqual(['checked']);
  expect(await mails()).toEqual([`assignment_paper_arrived ${hospital.person.email}`]);
  await decide(document, { status: 'refused', refused_reason: 'Another patient’s' });
  await decide(document, { status: 'checked' });
  expect(await mails()).toHaveLength(1);
  expect(heard).toContain('assignments.updated');
  const { body } = await api.call<{ items: { id: string }[] }>('GET', `/documents?journey_id=${own.journey_id}`, {
    token: hospital.person.token,
  });
  expect(body.items.map((each) => each.id)).toEqual([document]);
});

test('only the assignee asks, while the work is to do, for papers that it shows', async () => {
  expect(refusedFieldsOf(await ask({ kind: 'passport', reason: 'To see it' }))).toEqual(['kind']);
  expect(refusedFieldsOf(await ask({ kind: 'report' }))).toEqual(['reason']);
  expect((await ask(REPORT, other)).status).toBe(404);
  const path = `/assignments/${id}/paper-requests`;
  expect((await api.call('POST', path, { as: 'ayana_staff', body: REPORT })).status).toBe(403);
  expect((await own.own('POST', path, REPORT)).status).toBe(403);
  const reader = await personOf(api, 'partner/hospital');
  await api.database.add('partner_members', { user_id: reader.id, partner_id: hospital.partner_id, role: 'read_only' });
  expect((await api.call('GET', `/assignments/${id}`, { token: reader.token })).status).toBe(200);
  expect((await ask(REPORT, { ...hospital, person: reader })).status).toBe(403);
  const accepted = { token: reader.token, body: { status: 'accepted' } };
  expect((await api.call('PATCH', `/assignments/${id}`, accepted)).status).toBe(403);
  expect(await wanted()).toEqual([]);
  for (const status of ['accepted', 'done'])
    await api.call('PATCH', `/assignments/${id}`, { token: hospital.person.token, body: { status } });
  expect((await ask()).body.code).toBe('illegal_transition');
  expect((await mails()).filter((mail) => mail.includes(emailOf('patient')))).toEqual([]);
});
