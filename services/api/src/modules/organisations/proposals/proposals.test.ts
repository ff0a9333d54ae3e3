import '../../../platform/languages/register.js';
import type { ChangeProposal, PublicProfile } from '@ayana/contracts/organisations';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { Page } from '../../../platform/http/cursor.js';
import { type Hospital, hospitalOf, type Person, personOf } from '../../journeys/testing/case.js';

let api: TestApi;
let own: Hospital;
let other: Hospital;
beforeAll(async () => {
  api = await startApi();
  [own, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const staff = { as: 'ayana_staff' } as const;
const propose = ({ token }: Person, body: object, kind = 'hospitals', id = own.id) =>
  api.call<PublicProfile>('POST', `/public-profiles/${kind}/${id}/proposals`, { token, body });
const shown = async () =>
  (await api.call<{ summary: string; languages: string[] }>('GET', `/partner-hospitals/${own.id}`)).body;
const decide = (id: string | undefined, what: string, body: object = {}, as: object = staff) =>
  api.call<ChangeProposal>('POST', `/change-proposals/${id}/${what}`, { ...as, body });

test('the public page shows what was proposed once staff approve, and not before', async () => {
  const before = await shown();
  const { status, body } = await propose(own.person, {
    summary: 'A calm place by the sea.',
    note: 'New text',
    bed_capacity: 321,
  });
  expect([status, body.waiting?.status]).toEqual([201, 'waiting']);
  expect(body.waiting?.fields.find(({ field }) => field === 'summary')).toEqual({
    field: 'summary',
    from: before.summary,
    to: 'A calm place by the sea.',
    now: before.summary,
  });
  expect((await shown()).summary).toBe(before.summary);
  // Proposed again it replaces what waits.
  const again = await propose(own.person, { summary: 'A calm place by the bay.' });
  expect(again.body.waiting?.id).toBe(body.waiting?.id);
  expect(again.body.waiting?.fields.map(({ field }) => field)).toEqual(['summary']);
  const listed = (await api.call<Page<ChangeProposal>>('GET', '/change-proposals?status=waiting', staff)).body.items;
  expect(listed.map(({ id, proposed_by }) => [id, proposed_by])).toEqual([[body.waiting?.id, 'Prakash Thapa']]);
  expect((await decide(body.waiting?.id, 'approve', {}, { token: own.person.token })).status).toBe(403);
  expect((await decide(body.waiting?.id, 'approve')).body.status).toBe('approved');
  expect((await shown()).summary).toBe('A calm place by the bay.');
  expect((await decide(body.waiting?.id, 'approve')).status).toBe(409);
  const trail = await api.database.rows<{ action: string }>(
    `select action from audit_entries where action in ('proposal.changed', 'hospital.changed') order by created_at`,
  );
  expect(trail.map(({ action }) => action)).toEqual([
    'proposal.changed',
    'proposal.changed',
    'hospital.changed',
    'proposal.changed',
  ]);
});

test('sent back with a reason, which is mailed; the organisation may withdraw', async () => {
  const first = (await propose(own.person, { about: 'We have the best surgeons of the world.' })).body.waiting;
  expect(refusedFieldsOf(await decide(first?.id, 'return'))).toEqual(['reason']);
  const returned = await decide(first?.id, 'return', { reason: 'Please say it without the word best.' });
  expect(returned.body).toMatchObject({ status: 'returned', reason: 'Please say it without the word best.' });
  const mails = await api.database.rows<{ recipient: string; data: { reason: string; path: string } }>(
    `select recipient, data from outgoing_mails where template = 'change_proposal_decided' and data ->> 'approved' = 'false'`,
  );
  expect(mails).toEqual([
    {
      recipient: own.person.email,
      data: expect.objectContaining({
        reason: 'Please say it without the word best.',
        path: '/partner-portal/organisation',
      }),
    },
  ]);
  const second = (await propose(own.person, { about: 'Surgeons with many years of practice.' })).body.waiting;
  expect((await decide(second?.id, 'withdraw', {}, { token: own.person.token })).body.status).toBe('withdrawn');
});

test('what the catalogue would refuse is refused at its field, and no change is none', async () => {
  expect(refusedFieldsOf(await propose(own.person, { icu_beds: 20_000, website: 'hospital.example' }))).toEqual([
    'icu_beds',
    'website',
  ]);
  const { summary } = await shown();
  expect(refusedFieldsOf(await propose(own.person, { summary }))).toEqual(['summary']);
  expect((await propose(own.person, { hospital_name: 'Another name' })).status).toBe(422);
});

test('another hospital is the same 404 as none; who may only read does not propose', async () => {
  for (const id of [other.id, own.partner_id]) {
    expect((await propose(own.person, { summary: 'Ours' }, 'hospitals', id)).status).toBe(404);
    expect((await api.call('GET', `/public-profiles/hospitals/${id}`, { token: own.person.token })).status).toBe(404);
  }
  const theirs = (await propose(other.person, { summary: 'Theirs' }, 'hospitals', other.id)).body.waiting;
  expect((await decide(theirs?.id, 'withdraw', {}, { token: own.person.token })).status).toBe(404);
  const seen = (await api.call<Page<ChangeProposal>>('GET', '/change-proposals', { token: own.person.token })).body
    .items;
  expect(new Set(seen.map(({ partner_id }) => partner_id))).toEqual(new Set([own.partner_id]));
  await api.database.rows(`update partner_members set role = 'read_only' where user_id = $1`, [own.person.id]);
  expect((await propose(own.person, { summary: 'Read only' })).status).toBe(403);
  expect((await api.call('GET', `/public-profiles/hospitals/${own.id}`, { token: own.person.token })).status).toBe(200);
  await api.database.rows(`update partner_members set role = 'member' where user_id = $1`, [own.person.id]);
});

test('a doctor proposes changes of their own entry, and of no other', async () => {
  const [mine, another] = await api.database.rows<{ id: string }>(
    'select id from doctors where hospital_id = $1 and is_active order by id limit 2',
    [own.id],
  );
  const doctor = await personOf(api, 'doctor');
  await api.database.rows('update doctors set user_id = $1 where id = $2', [doctor.id, mine?.id]);
  const { body } = await propose(doctor, { title: 'Senior consultant' }, 'doctors', mine?.id);
  expect(body.waiting?.fields).toEqual([expect.objectContaining({ field: 'title', to: 'Senior consultant' })]);
  const ownProfile = await api.call<PublicProfile>('GET', '/public-profiles/own', { token: doctor.token });
  expect(ownProfile.body).toMatchObject({ subject_id: mine?.id, waiting: { id: body.waiting?.id } });
  expect((await propose(doctor, { title: 'Head' }, 'doctors', another?.id)).status).toBe(404);
  await decide(body.waiting?.id, 'approve');
  expect((await api.call<{ title: string }>('GET', `/doctors/${mine?.id}`)).body.title).toBe('Senior consultant');
});
