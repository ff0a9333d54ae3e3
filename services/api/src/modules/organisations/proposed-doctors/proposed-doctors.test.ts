import '../../../platform/languages/register.js';
import type { OrganisationDetail, ProposedDoctor } from '@ayana/contracts/organisations';
import { randomUUID } from 'node:crypto';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { Config } from '../../../platform/config/config.js';
import { oneTimeTokens } from '../../../platform/secrets/one-time-token.js';
import { type Hospital, hospitalOf, type Person, personOf } from '../../journeys/testing/case.js';

let api: TestApi;
let own: Hospital;
let other: Hospital;
let department: string;
beforeAll(async () => {
  api = await startApi();
  [own, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
  const [found] = await api.database.rows<{ department: string }>(
    'select departments[1] as department from partner_hospitals where id = $1',
    [own.id],
  );
  department = found?.department ?? '';
});
afterAll(() => api.close());

const staff = { as: 'ayana_staff' } as const;
const address = () => `doctor-${randomUUID()}@hospital.example`;
const newDoctor = (email: string, number = randomUUID()) => ({
  full_name: 'Dr Asha Menon',
  hospital_id: own.id,
  email,
  entry: {
    title: 'Consultant',
    specialization: department,
    registration_number: number,
    council: 'Kerala State Medical Councils',
    languages: ['English'],
    practising_since: 2009,
    video_fee_usd: 40,
  },
});
type Answer = ProposedDoctor & { code?: string };
const propose = (body: object, { token }: Person = own.person) =>
  api.call<Answer>('POST', `/organisations/${own.partner_id}/proposed-doctors`, { token, body });
const press = (id: string, what: string, who: object = staff, body: object = {}) =>
  api.call<Answer>('POST', `/proposed-doctors/${id}/${what}`, { ...who, body });
const shown = async () => {
  const { body } = await api.call<OrganisationDetail>('GET', `/organisations/${own.partner_id}`, {
    token: own.person.token,
  });
  return body.proposed_doctors;
};
const member = () => ({ token: own.person.token });
async function tokenOf(email: string): Promise<string> {
  const [mail] = await api.database.rows<{ data: { link_id: string } }>(
    `select data from outgoing_mails where template = 'organisation_invitation' and recipient = $1 order by created_at desc limit 1`,
    [email],
  );
  return oneTimeTokens(api.app.get(Config).cookieSecret)('join_organisation', mail?.data.link_id ?? '');
}

test('a new doctor is proposed, approved, invited and joins; the entry is not shown before the staff complete it', async () => {
  const doctor = await personOf(api, null);
  const { status, body } = await propose({ ...newDoctor(doctor.email), note: 'From next month' });
  expect([status, body.step, body.doctor_id]).toEqual([201, 'proposed', null]);
  expect(await api.database.rows('select id from outgoing_mails where recipient = $1', [doctor.email])).toEqual([]);
  const waiting = await api.call<{ items: { id: string; doctors_waiting: number }[] }>(
    'GET',
    '/organisations?waiting=true&limit=100',
    staff,
  );
  expect(waiting.body.items.find(({ id }) => id === own.partner_id)?.doctors_waiting).toBe(1);
  expect((await press(body.id, 'approve', member())).status).toBe(403);
  const approved = await press(body.id, 'approve');
  expect(approved.body).toMatchObject({ step: 'invited', doctor_id: expect.any(String) });
  expect((await press(body.id, 'approve')).status).toBe(409);
  const entry = 'select is_active, full_name, specializations, user_id from doctors where id = $1';
  expect(await api.database.rows(entry, [approved.body.doctor_id])).toEqual([
    { is_active: false, full_name: 'Dr Asha Menon', specializations: [department], user_id: null },
  ]);
  expect((await api.call('GET', `/doctors/${approved.body.doctor_id}`)).status).toBe(404);
  const told = await api.database.rows<{ data: object }>(
    `select data from outgoing_mails where template = 'proposed_doctor_decided' and recipient = $1`,
    [own.person.email],
  );
  expect(told).toMatchObject([{ data: { approved: true, is_new: true, doctor: 'Dr Asha Menon' } }]);

  const accepted = await api.call('POST', '/organisation-invitations/accept', {
    token: doctor.token,
    body: { token: await tokenOf(doctor.email) },
  });
  expect([accepted.status, accepted.body]).toEqual([200, { role: 'doctor' }]);
  const [listed] = await shown();
  expect(listed).toMatchObject({ id: body.id, step: 'joined', invitation: null });
  // Signed in again, the doctor is in the doctors’ portal, with the own entry.
  const session = await api.call<{ access_token: string }>('POST', '/auth/sign-in', {
    body: { email: doctor.email, password: 'Ayana-demo-2026' },
  });
  const profile = await api.call('GET', '/public-profiles/own', { token: session.body.access_token });
  expect(profile.body).toMatchObject({ subject_name: 'Dr Asha Menon' });
  expect((await api.call('GET', '/work', { token: session.body.access_token })).status).toBe(200);
});

test('the hospital sends the invitation again, takes it back, and invites again at the approved address', async () => {
  const email = address();
  const { id } = (await propose(newDoctor(email))).body;
  expect((await press(id, 'invite', member())).status).toBe(409);
  const invitation = (await press(id, 'approve')).body.invitation?.id ?? '';
  const before = await tokenOf(email);
  const send = (who: object) => api.call('POST', `/organisation-invitations/${invitation}/resend`, who);
  expect((await send({ token: other.person.token })).status).toBe(404);
  expect((await send(member())).status).toBe(200);
  expect(await tokenOf(email)).not.toBe(before);
  expect((await api.call('DELETE', `/organisation-invitations/${invitation}`, member())).status).toBe(204);
  expect((await shown()).find((each) => each.id === id)?.step).toBe('approved');
  expect((await press(id, 'invite', member())).body.step).toBe('invited');
});

test('refused with a reason, which is mailed; what waits can be withdrawn', async () => {
  const { id } = (await propose(newDoctor(address()))).body;
  expect(refusedFieldsOf(await press(id, 'refuse'))).toEqual(['reason']);
  const refused = await press(id, 'refuse', staff, { reason: 'The register does not have this number.' });
  expect(refused.body).toMatchObject({ step: 'refused', reason: 'The register does not have this number.' });
  expect((await press(id, 'withdraw', member())).status).toBe(409);
  const [mail] = await api.database.rows<{ data: { reason: string } }>(
    `select data from outgoing_mails where template = 'proposed_doctor_decided' and data ->> 'approved' = 'false'`,
  );
  expect(mail?.data.reason).toBe('The register does not have this number.');
  const second = (await propose(newDoctor(address()))).body;
  expect((await press(second.id, 'withdraw', member())).body.step).toBe('withdrawn');
  expect((await shown()).some((each) => each.id === second.id)).toBe(false);
});

test('a doctor of the list without an account is invited after approval, and keeps the entry', async () => {
  const [doctor] = await api.database.rows<{ id: string; full_name: string }>(
    'select id, full_name from doctors where hospital_id = $1 and user_id is null limit 1',
    [own.id],
  );
  const { body } = await propose({ doctor_id: doctor?.id, email: address() });
  expect(body).toMatchObject({ full_name: doctor?.full_name, entry: null, step: 'proposed' });
  expect((await press(body.id, 'approve')).body).toMatchObject({ step: 'invited', doctor_id: doctor?.id });
});

test('what could not be approved is refused at its field, and nothing is stored', async () => {
  const email = address();
  const form = newDoctor(email);
  const [taken] = await api.database.rows<{ registration_number: string }>(
    'select registration_number from doctors limit 1',
  );
  const entry = (change: object) => ({ ...form, entry: { ...form.entry, ...change } });
  const refused = async (body: object) => refusedFieldsOf(await propose(body));
  expect(await refused(entry({ registration_number: taken?.registration_number }))).toEqual([
    'entry.registration_number',
  ]);
  expect(await refused({ email })).toEqual(['entry', 'full_name']);
  expect(await refused({ ...form, hospital_id: other.id })).toEqual(['hospital_id']);
  expect(await refused({ ...form, email: own.person.email })).toEqual(['email']);
  const [foreign] = await api.database.rows<{ id: string }>('select id from doctors where hospital_id = $1 limit 1', [
    other.id,
  ]);
  expect(await refused({ doctor_id: foreign?.id, email })).toEqual(['doctor_id']);
  expect(await api.database.rows('select id from proposed_doctors where email = $1', [email])).toEqual([]);
  expect((await propose(form)).status).toBe(201);
  expect(await refused(form)).toEqual(['email']);
});

test('members who only read, and another hospital, propose and withdraw nothing', async () => {
  const reader = await personOf(api, 'partner/hospital');
  await api.database.rows('insert into partner_members values ($1, $2, now(), $3)', [
    reader.id,
    own.partner_id,
    'read_only',
  ]);
  expect((await propose(newDoctor(address()), reader)).status).toBe(403);
  expect((await propose(newDoctor(address()), other.person)).status).toBe(404);
  const { id } = (await propose(newDoctor(address()))).body;
  expect((await press(id, 'withdraw', { token: reader.token })).status).toBe(403);
  expect((await press(id, 'withdraw', { token: other.person.token })).status).toBe(404);
});
