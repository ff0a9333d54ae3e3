import type { InboxJourneyAnswer } from '@ayana/contracts/journey';
import '../../../platform/languages/register.js';
import type { Role } from '@ayana/contracts/identity';
import { emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { ConfirmedAddresses } from '../../identity/index.js';
import { accountsOf } from '../../identity/testing/accounts.js';
import { inboxOf } from '../../inbox/testing/inbox.js';
import { partnerApplication } from '../../partnerships/partnerships.factory.js';
import { Database } from '../../../platform/database/database.js';
import { treatmentId, userIdOf } from '../../journeys/testing/journeys.js';
import type { CaseDto } from '../board/cases.dto.js';

let api: TestApi;
let inbox: ReturnType<typeof inboxOf>;
let treatment: { id: string; name: string };
beforeAll(async () => {
  api = await startApi();
  inbox = inboxOf(api);
  const id = await treatmentId(api);
  const [row] = await api.database.rows<{ name: string }>('select name from treatments where id = $1', [id]);
  treatment = { id, name: row?.name ?? '' };
});
afterAll(() => api.close());

const found = (id: string, as: Role = 'ayana_staff') =>
  api.call<InboxJourneyAnswer>('GET', `/inbox/${id}/journey`, { as });
const begin = (id: string, body: object = {}, headers = {}, as: Role = 'ayana_staff') =>
  api.call<InboxJourneyAnswer>('POST', `/inbox/${id}/journey`, { as, body, headers });
const mails = (to: string) =>
  api.database.rows<object>(`select id from outgoing_mails where template = 'journey_invitation' and recipient = $1`, [
    to,
  ]);
const journeys = (patient: string) =>
  api.database.rows<{ id: string; treatment_request_id: string }>(
    'select id, treatment_request_id from patient_journeys where patient_id = $1 order by created_at',
    [patient],
  );

test('a registered patient’s request becomes a journey in one press, once', async () => {
  const item = await inbox.received('consultation', {
    email: emailOf('patient').toUpperCase(),
    procedure_interest: treatment.name.toLowerCase(),
    notes: 'I cannot climb stairs any more.',
  });
  const headers = { 'idempotency-key': 'press' };
  const [first, second] = [await begin(item, {}, headers), await begin(item, {}, headers)];
  expect([first.status, second.text]).toEqual([201, first.text]);
  const again = await begin(item);
  expect(again.body).toEqual(first.body);
  expect((await found(item)).body).toEqual(first.body);
  const patient = await userIdOf(api, 'patient');
  expect((await journeys(patient)).map(({ id }) => id)).toEqual([first.body.journey_id]);
  const [request] = await api.database.rows<object>(
    'select patient_id, treatment_id, inbox_item_id, patient_notes from treatment_requests where id = $1',
    [first.body.treatment_request_id],
  );
  expect(request).toEqual({
    patient_id: patient,
    treatment_id: treatment.id,
    inbox_item_id: item,
    patient_notes: `${treatment.name.toLowerCase()}\n\nI cannot climb stairs any more.`,
  });
  const opened = await api.call<CaseDto>('GET', `/cases/${first.body.journey_id}`, { as: 'ayana_staff' });
  expect(opened.body.treatment_request).toMatchObject({ id: first.body.treatment_request_id, inbox_item_id: item });
  const { status, timeline } = (await inbox.detail(item)).body;
  expect(status).toBe('claimed');
  expect(timeline.map(({ event }) => event)).toEqual(expect.arrayContaining(['claimed', 'note']));
  // The stage's automation answers the patient.
  const [automation] = await api.database.rows<{ name: string }>(
    `select name from journey_automations where journey_id = $1 and name = 'acknowledge'`,
    [first.body.journey_id],
  );
  expect(automation).toBeDefined();
});

test('the case stays with who has the enquiry; an invitation keeps them, too', async () => {
  const managerOf = async (id: string | null) =>
    (
      await api.database.rows<{ case_manager_id: string }>(
        'select case_manager_id from patient_journeys where id = $1',
        [id],
      )
    )[0]?.case_manager_id;
  const [me, colleague] = [await userIdOf(api, 'ayana_staff'), await userIdOf(api, 'admin')];
  const claimed = await inbox.received('consultation', {
    email: emailOf('patient'),
    procedure_interest: treatment.name,
  });
  await inbox.claim(claimed);
  expect(await managerOf((await begin(claimed, {}, {}, 'admin')).body.journey_id)).toBe(me);
  const unclaimed = await inbox.received('consultation', {
    email: emailOf('patient'),
    procedure_interest: treatment.name,
  });
  const { body } = await begin(unclaimed, {}, {}, 'admin');
  expect(await managerOf(body.journey_id)).toBe(colleague);
  const { entries } = (await api.call<CaseDto>('GET', `/cases/${body.journey_id}`, { as: 'admin' })).body;
  expect(entries.filter(({ event }) => event === 'case_manager')).toHaveLength(1);
});

test('a treatment is also known by its plain name', async () => {
  const [row] = await api.database.rows<{ id: string; plain_name: string }>(
    `select id, plain_name from treatments where is_active and lower(plain_name) <> lower(name) limit 1`,
  );
  const item = await inbox.received('consultation', {
    email: 'plain-words@people.example',
    procedure_interest: row?.plain_name.toUpperCase() ?? '',
  });
  expect((await begin(item)).body.invitation).not.toBeNull();
  expect(
    await api.database.rows<object>('select treatment_id from journey_invitations where inbox_item_id = $1', [item]),
  ).toEqual([{ treatment_id: row?.id }]);
});

test('a contact message becomes a journey, too', async () => {
  const item = await inbox.received('contact', {
    email: emailOf('patient'),
    interested_procedure: treatment.name,
    additional_info: 'My father cannot walk.',
  });
  const { status, body } = await begin(item);
  expect([status, body.journey_id === null]).toEqual([201, false]);
});

test('an application never becomes one, and nothing is changed', async () => {
  const { body: sent } = await api.call<{ id: string }>('POST', '/functions/partner-application', {
    body: partnerApplication(),
  });
  const answer = await begin(sent.id, { treatment_id: treatment.id });
  expect([answer.status, (answer.body as unknown as { code: string }).code]).toEqual([409, 'illegal_transition']);
  expect((await inbox.detail(sent.id)).body.status).toBe('new');
  expect((await found(sent.id)).body.invitation).toBeNull();
});

test('two who press at once make one journey', async () => {
  const item = await inbox.received('consultation', { email: emailOf('patient') });
  const answers = await Promise.all([1, 2, 3].map(() => begin(item, { treatment_id: treatment.id })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.journey_id)).size).toBe(1);
});

test('a form that names no treatment of ours needs one', async () => {
  const item = await inbox.received('consultation', { email: emailOf('patient'), procedure_interest: 'My knee' });
  expect(refusedFieldsOf(await begin(item))).toEqual(['treatment_id']);
  expect(refusedFieldsOf(await begin(item, { treatment_id: item }))).toEqual(['treatment_id']);
  expect((await inbox.detail(item)).body.status).toBe('new');
  expect((await begin(item, { treatment_id: treatment.id })).body.journey_id).not.toBeNull();
});

test('the address of a colleague is not a patient’s', async () => {
  const item = await inbox.received('consultation', { email: emailOf('doctor') });
  expect((await begin(item, { treatment_id: treatment.id })).status).toBe(409);
});

test('only staff press it, and a request that is not there is not found', async () => {
  const item = await inbox.received('consultation');
  for (const as of ['patient', 'doctor'] as const) expect((await begin(item, {}, {}, as)).status).toBe(403);
  expect((await begin(treatment.id)).status).toBe(404);
  expect((await found(treatment.id)).status).toBe(404);
  expect((await found(item, 'patient')).status).toBe(403);
  expect((await found(item)).body).toEqual({ journey_id: null, treatment_request_id: null, invitation: null });
});

async function account(email: string, role: Role): Promise<string> {
  return api.database.add('users', { email, role });
}
const confirm = (user_id: string, email: string) =>
  api.app
    .get(Database)
    .write((em) => api.app.get(ConfirmedAddresses, { strict: false }).confirmed(em, { user_id, email }));

test('a sender without an account is invited, once, and again when asked to', async () => {
  const email = 'sender-one@people.example';
  const item = await inbox.received('consultation', { email });
  const { body } = await begin(item, { treatment_id: treatment.id });
  expect(body).toMatchObject({ journey_id: null, invitation: { email } });
  expect((await found(item)).body).toEqual(body);
  await begin(item, { treatment_id: treatment.id });
  const invitations = await api.database.rows<object>(
    'select sent_count from journey_invitations where inbox_item_id = $1',
    [item],
  );
  expect([invitations, (await mails(email)).length]).toEqual([[{ sent_count: 2 }], 2]);
});

test('once the sender has signed up and confirmed the address, the request and the journey are there', async () => {
  const email = 'sender-two@people.example';
  const item = await inbox.received('consultation', { email });
  await begin(item, { treatment_id: treatment.id });
  const patient = (await accountsOf(api).open({ email: email.toUpperCase() })).id;
  await confirm(patient, email);
  const made = await journeys(patient);
  expect(made).toHaveLength(1);
  expect((await inbox.detail(item)).body.timeline.map(({ text }) => text)).toContain(
    'The sender has confirmed their address: the journey has begun.',
  );
  expect((await begin(item)).body).toEqual({
    journey_id: made[0]?.id,
    treatment_request_id: made[0]?.treatment_request_id,
    invitation: null,
  });
});

test('begun directly for a sender who has an account by now, the invitation is closed', async () => {
  const email = 'sender-five@people.example';
  const item = await inbox.received('consultation', { email });
  await begin(item, { treatment_id: treatment.id });
  const patient = await account(email, 'patient');
  const { status, body } = await begin(item, { treatment_id: treatment.id });
  expect([status, body.journey_id === null]).toEqual([201, false]);
  const invitations = await api.database.rows<{ journey_id: string; is_open: boolean }>(
    'select journey_id, accepted_at is null as is_open from journey_invitations where inbox_item_id = $1',
    [item],
  );
  expect(invitations).toEqual([{ journey_id: body.journey_id, is_open: false }]);
  await confirm(patient, email);
  expect(await journeys(patient)).toHaveLength(1);
});

test('an invitation that has expired, or the account of a doctor, begins no journey', async () => {
  for (const [email, role, age] of [
    ['sender-three@people.example', 'unverified_user', '31 days'],
    ['sender-four@people.example', 'doctor', '0 days'],
  ] as const) {
    const item = await inbox.received('consultation', { email });
    await begin(item, { treatment_id: treatment.id });
    await api.database.rows(
      'update journey_invitations set expires_at = expires_at - $2::interval where inbox_item_id = $1',
      [item, age],
    );
    const user = await account(email, role);
    await confirm(user, email);
    expect([email, await journeys(user)]).toEqual([email, []]);
  }
});
