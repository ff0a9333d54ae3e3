import '../../../platform/languages/register.js';
import type { InboxDetail } from '@ayana/contracts/inbox';
import type { DoctorAccount, OrganisationDetail, SiteApplication } from '@ayana/contracts/organisations';
import type { Role } from '@ayana/contracts/identity';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { Config } from '../../../platform/config/config.js';
import { oneTimeTokens } from '../../../platform/secrets/one-time-token.js';
import { inboxOf } from '../../inbox/testing/inbox.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';
import { doctorApplication, partnerApplication } from '../../partnerships/partnerships.factory.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const rows = <T extends object>(text: string, ...values: unknown[]) => api.database.rows<T>(text, values);
const CONTACT = { phone: '+91 44 5550 0123', website: 'https://palm-court.example' };
const CONTACT_PLACE = { city: 'Chennai', country: 'India' };
let count = 0;
const address = (): string => `applicant-${(count += 1)}@people.example`;
async function applied(of: 'partner' | 'doctor', changes: Record<string, unknown>): Promise<string> {
  const body = of === 'partner' ? partnerApplication(changes) : doctorApplication(changes);
  return (await api.call<{ id: string }>('POST', `/functions/${of}-application`, { body })).body.id;
}
const found = (id: string, as: Role = 'ayana_staff') =>
  api.call<SiteApplication | null>('GET', `/inbox/${id}/application`, { as });
const decide = (id: string, what: string, body: object = {}, as: Role = 'ayana_staff') =>
  api.call<SiteApplication>('POST', `/inbox/${id}/application/${what}`, { as, body });
const item = async (id: string) => (await api.call<InboxDetail>('GET', `/inbox/${id}`, { as: 'ayana_staff' })).body;
const mails = (template: string, to: string) =>
  rows<{ data: { link_id: string; reason?: string } }>(
    'select data from outgoing_mails where template = $1 and recipient = $2 order by created_at',
    template,
    to,
  );
const follow = async ({ token, email }: Person) => {
  const [mail] = await mails('organisation_invitation', email);
  return api.call<{ role: Role }>('POST', '/organisation-invitations/accept', {
    token,
    body: { token: oneTimeTokens(api.app.get(Config).cookieSecret)('join_organisation', mail?.data.link_id ?? '') },
  });
};

test('accepted, the applicant is invited once as owner of a new organisation, and joins it', async () => {
  const person = await personOf(api, null);
  const id = await applied('partner', {
    organisation: 'Palm Court Guest House',
    email: person.email,
    ...CONTACT,
    ...CONTACT_PLACE,
  });
  expect((await found(id)).body).toMatchObject({ status: 'pending', name: 'Palm Court Guest House', kind: 'lodging' });
  // Pressed by two at once, and again later: one organisation, one mail.
  const pressed = await Promise.all([decide(id, 'accept'), decide(id, 'accept')]);
  const again = await decide(id, 'accept');
  expect([...pressed, again].map(({ status, body }) => [status, body.organisation?.name])).toEqual(
    [1, 2, 3].map(() => [201, 'Palm Court Guest House']),
  );
  const partner = again.body.organisation?.id ?? '';
  expect(
    await rows(
      `select kind, email, phone, website, address from partners where company_name = 'Palm Court Guest House'`,
    ),
  ).toEqual([
    { kind: 'lodging', email: person.email, ...CONTACT, address: `${CONTACT_PLACE.city}, ${CONTACT_PLACE.country}` },
  ]);
  expect(await mails('organisation_invitation', person.email)).toHaveLength(1);
  expect(
    await rows(
      `select status, partner_id, decided_at is not null as decided from partner_applications where id = $1`,
      id,
    ),
  ).toEqual([{ status: 'accepted', partner_id: partner, decided: true }]);
  const request = await item(id);
  expect([request.status, request.payload['application']]).toEqual(['answered', 'accepted']);
  expect(request.timeline.map(({ text }) => text)).toContain(
    'Accepted the application: invited to Palm Court Guest House.',
  );
  expect(
    await rows(
      `select details ->> 'name' as name from audit_entries where action = 'application.accepted' and details ->> 'id' = $1`,
      id,
    ),
  ).toEqual([{ name: 'Palm Court Guest House' }]);
  expect((await follow(person)).body).toEqual({ role: 'partner/lodging' });
  expect((await found(id)).body).toMatchObject({ invitation: null, joined_at: expect.any(String) });
  const { body } = await api.call<OrganisationDetail>('GET', `/organisations/${partner}`, { as: 'ayana_staff' });
  expect(body.members.map(({ user_id, role }) => [user_id, role])).toEqual([[person.id, 'owner']]);
  expect((await decide(id, 'refuse', { reason: 'Too late' })).status).toBe(409);
});

test('accepted into an organisation that exists; a name that is taken needs that choice', async () => {
  const [known] = await rows<{ id: string; name: string }>(
    `select id, company_name as name from partners where kind = 'hospital' and status = 'active' limit 1`,
  );
  const id = await applied('partner', { organisation: known?.name, kind: 'hospital', email: address() });
  expect(refusedFieldsOf(await decide(id, 'accept'))).toEqual(['name']);
  expect(refusedFieldsOf(await decide(id, 'accept', { partner_id: id }))).toEqual(['partner_id']);
  expect((await found(id)).body?.status).toBe('pending');
  expect((await decide(id, 'accept', { partner_id: known?.id })).body.organisation).toEqual(known);
});

test('a hospital that was accepted is the organisation of the hospital that is added to the catalogue', async () => {
  const id = await applied('partner', { organisation: 'Tamarind Hospital', kind: 'hospital', email: address() });
  const { body } = await decide(id, 'accept');
  expect(body).toMatchObject({ kind: 'hospital', organisation: { name: 'Tamarind Hospital' } });
});

test('declined, the applicant reads the reason in one mail', async () => {
  const email = address();
  const id = await applied('partner', { organisation: 'Far Away Inn', email });
  expect(refusedFieldsOf(await decide(id, 'refuse'))).toEqual(['reason']);
  const reason = 'We have enough guest houses there.';
  for (const press of [1, 2])
    expect([press, (await decide(id, 'refuse', { reason })).body.refused_reason]).toEqual([press, reason]);
  expect((await mails('site_application_declined', email)).map(({ data }) => data.reason)).toEqual([reason]);
  expect((await item(id)).payload['application']).toBe('refused');
  expect((await decide(id, 'accept')).status).toBe(409);
  expect((await decide(id, 'ask', { message: 'One more thing' })).status).toBe(409);
});

test('asked for more, the application waits on and the question is a reply of the request', async () => {
  const email = address();
  const id = await applied('partner', { organisation: 'Question House', email });
  const { status, body } = await decide(id, 'ask', { message: 'Please send your licence.' });
  expect([status, body.status, typeof body.asked_at]).toEqual([201, 'pending', 'string']);
  expect(await mails('inbox_reply', email)).toHaveLength(1);
  expect((await item(id)).timeline.map(({ event }) => event)).toContain('reply');
  expect((await decide(id, 'accept')).body.status).toBe('accepted');
});

test('a doctor’s application leads to the account of a doctor of the catalogue', async () => {
  const [free] = await rows<{ id: string; name: string }>(
    'select id, full_name as name from doctors where is_active and user_id is null limit 1',
  );
  const person = await personOf(api, 'unverified_user');
  const id = await applied('doctor', { email: person.email });
  expect(refusedFieldsOf(await decide(id, 'accept'))).toEqual(['doctor_id']);
  expect((await decide(id, 'accept', { doctor_id: free?.id })).body).toMatchObject({
    status: 'accepted',
    doctor: free,
  });
  expect((await follow(person)).body).toEqual({ role: 'doctor' });
  expect(await rows('select user_id from doctors where id = $1', free?.id)).toEqual([{ user_id: person.id }]);
});

test('only staff decide; another request of the inbox is no application', async () => {
  const id = await applied('partner', { organisation: 'Guarded House', email: address() });
  for (const as of ['patient', 'partner/hospital', 'doctor'] as const) {
    expect((await found(id, as)).status).toBe(403);
    expect((await decide(id, 'accept', {}, as)).status).toBe(403);
  }
  const contact = await inboxOf(api).received('contact');
  expect([(await found(contact)).body, (await decide(contact, 'accept')).status]).toEqual([null, 404]);
});

test('an account is linked to a doctor and unlinked: access ends, and open work comes back', async () => {
  const [doctor] = await rows<{ id: string }>('select id from doctors where is_active and user_id is null limit 1');
  const path = `/doctor-accounts/${doctor?.id}`;
  const person = await personOf(api, 'doctor');
  const link = (email: string, as: Role = 'ayana_staff') =>
    api.call<DoctorAccount>('POST', `${path}/link`, { as, body: { email } });
  expect((await link(person.email, 'doctor')).status).toBe(403);
  for (const email of ['nobody@people.example', (await personOf(api, 'patient')).email])
    expect([email, refusedFieldsOf(await link(email))]).toEqual([email, ['email']]);
  expect((await link(person.email.toUpperCase())).body.user?.id).toBe(person.id);
  expect((await link(person.email)).status).toBe(200);
  expect((await link((await personOf(api, 'doctor')).email)).status).toBe(409);

  const one = await TestCase.begin(api);
  const work = await one.assign('opinion', person);
  expect((await api.call('GET', `/assignments/${work}`, { token: person.token })).status).toBe(200);
  const unlink = () => api.call<DoctorAccount>('DELETE', `${path}/link`, { as: 'ayana_staff' });
  expect((await unlink()).body.user).toBeNull();
  expect((await unlink()).body.user).toBeNull();
  expect((await api.call('GET', `/assignments/${work}`, { token: person.token })).status).toBe(401);
  expect(await rows('select role from users where id = $1', person.id)).toEqual([{ role: null }]);
  expect(await rows('select status from assignments where id = $1', work)).toEqual([{ status: 'cancelled' }]);
  expect(
    await rows(
      `select owner_kind, status from journey_tasks where subject_id = $1 and automation like 'came_back.%'`,
      work,
    ),
  ).toEqual([{ owner_kind: 'case_manager', status: 'open' }]);
  const trail = await rows<{ what: string }>(
    `select details ->> 'what' as what from audit_entries where action = 'membership.changed' and subject_id = $1 order by created_at`,
    person.id,
  );
  expect(trail.map(({ what }) => what)).toEqual(['linked', 'unlinked']);
});
