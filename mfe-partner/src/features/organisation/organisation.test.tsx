import type { components } from '@ayana/contracts/api';
import { openPage, portalApi, receive, refusal, sampleOf, shownToast, signInAs } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './credential-dialog';
import { organisationLoader } from './organisation.api';
import { Component as OrganisationPage } from './organisation-page';
import './propose-dialog';

const api = portalApi('partner/hospital');
type Schemas = components['schemas'];
const ME = '00000000-0000-7000-8000-000000000001';
const LATER = '2099-01-01T10:00:00Z';
const member = (name: string, over: Partial<Schemas['OrganisationMemberDto']> = {}) =>
  sampleOf('OrganisationMemberDto', { user_id: `u-${name}`, name, email: `${name}@people.example`, ...over });
const invitation = sampleOf('OrganisationInvitationDto', {
  id: 'i1',
  name: 'Meera',
  role: 'member',
  expires_at: LATER,
});
const organisation = (over: Partial<Schemas['OrganisationDetailDto']> = {}) =>
  sampleOf('OrganisationDetailDto', {
    id: 'org',
    name: 'Lantern Bay',
    own_role: 'owner',
    members: [member('Asha', { user_id: ME, role: 'owner' }), member('Ravi', { role: 'member' })],
    hospitals: [sampleOf('OrganisationHospitalDto', { id: 'h1' })],
    ...over,
  });
const proposal = (over: Partial<Schemas['ChangeProposalDto']> = {}) =>
  sampleOf('ChangeProposalDto', {
    id: 'p1',
    fields: [{ field: 'summary', from: 'Old.', to: 'New.', now: 'Old.' }],
    version: 2,
    ...over,
  });
const profile = (over: Partial<Schemas['PublicProfileDto']> = {}) =>
  sampleOf('PublicProfileDto', {
    subject_id: 'h1',
    subject_name: 'Lantern Bay Hospital',
    values: { summary: 'A calm place.', bed_capacity: 200, equipment: ['MRI'] },
    ...over,
  });
const credential = (over: Partial<Schemas['CredentialDto']> = {}) =>
  sampleOf('CredentialDto', { id: 'c1', number: 'TN-1', valid_until: '2099-01-01', ...over });

interface Answers {
  own?: Schemas['OrganisationDetailDto'] | null;
  page?: Schemas['PublicProfileDto'];
  doctor?: Schemas['PublicProfileDto'] | null;
  credentials?: unknown[];
}
const open = ({ own = organisation(), page = profile(), doctor = null, credentials = [] }: Answers = {}) => {
  api.answer({
    'GET /organisations/own': () => Response.json(own),
    'GET /public-profiles/own': () => Response.json(doctor),
    'GET /public-profiles/hospitals/h1': page,
    'GET /credentials': { items: credentials, next_cursor: null },
    'GET /stay-consent-texts': { items: [], may_write: true },
    'GET /answer-templates': { items: [], may_write: own?.own_role !== 'read_only' },
  });
  return openPage({ Component: OrganisationPage, loader: organisationLoader }, '/partner-portal/organisation');
};
const part = (name: string | RegExp) => screen.findByRole('region', { name });
const press = async (name: string | RegExp, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));
const dialog = (name?: string) => screen.findByRole('dialog', name === undefined ? {} : { name });
const type = (where: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(where).getByLabelText(label), { target: { value } });

test.each([
  [
    'owner',
    ['Invite a colleague', 'Add a licence or accreditation', 'Propose changes', 'Remove Ravi', 'Edit the profile'],
  ],
  ['member', ['Propose changes', 'Edit the profile']],
  ['read_only', []],
] as const)('who is %s may do what that role may, and nothing else', async (own_role, may) => {
  const all = [
    'Invite a colleague',
    'Add a licence or accreditation',
    'Propose changes',
    'Remove Ravi',
    'Edit the profile',
  ];
  await open({ own: organisation({ own_role }) });
  await part('Licences and accreditations');
  await part(/^On the public site/);
  expect(all.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(may);
  expect(screen.queryByText(/^You may only read this/) !== null).toBe(own_role === 'read_only');
  // Everybody may leave.
  expect(screen.getByRole('button', { name: 'Leave' })).toBeVisible();
});

test('a colleague is invited; who was is listed with how long the link works, and can be asked again', async () => {
  await open();
  await press('Invite a colleague');
  const form = await dialog('Invite a colleague');
  await press('Send the invitation', form);
  expect(await within(form).findByText('Please enter their name.')).toBeVisible();
  type(form, /^Name/, 'Meera');
  type(form, /^Email/, 'meera@people.example');
  api.answer({
    'POST /organisations/org/invitations': invitation,
    'GET /organisations/own': organisation({
      invitations: [invitation, { ...invitation, id: 'i2', expires_at: '2020-01-01T10:00:00Z' }],
    }),
  });
  await press('Send the invitation', form);
  const people = await part('People');
  await waitFor(() => expect(within(people).getAllByRole('listitem')).toHaveLength(4));
  expect(people).toHaveTextContent(/Link works until/);
  expect(people).toHaveTextContent('The link is too old');
  api.answer({
    'POST /organisation-invitations/i1/resend': () => refusal(429, 'too_many_requests', { detail: 'Wait.' }),
  });
  await userEvent.click(within(people).getAllByRole('button', { name: /^Send again/ })[0] ?? people);
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'It was not sent', text: 'Wait.' }));
  expect((await api.changes())[0]).toEqual([
    'POST /organisations/org/invitations',
    { name: 'Meera', email: 'meera@people.example', role: 'member' },
  ]);
});

test.each([
  ['Remove Ravi', 'Remove Ravi from your organisation?', 'Remove', 'DELETE /organisations/org/members/u-Ravi'],
  [
    'Take back the invitation of Meera',
    'Take back the invitation of Meera?',
    'Take back',
    'DELETE /organisation-invitations/i1',
  ],
])('“%s” is asked first', async (button, title, submit, call) => {
  api.answer({ [call]: null });
  await open({ own: organisation({ invitations: [invitation] }) });
  await press(button);
  const question = await dialog(title);
  expect(await api.changes()).toEqual([]);
  await press(submit, question);
  await waitFor(async () => expect((await api.changes()).map(([name]) => name)).toEqual([call]));
});

test('what the public site shows is proposed with the version that waits; numbers are numbers, lists a line each', async () => {
  await open();
  await press('Propose changes', await part(/^On the public site/));
  const form = await dialog('Changes to Lantern Bay Hospital');
  type(form, /^Summary/, ' Calmer. ');
  type(form, /^Beds/i, 'many');
  await press('Send for approval', form);
  expect(await within(form).findByText('Please enter a whole number.')).toBeVisible();
  type(form, /^Beds/i, '');
  type(form, /^Equipment/, 'MRI\n\n CT ');
  api.answer({
    'POST /public-profiles/hospitals/h1/proposals': profile(),
    'GET /public-profiles/hospitals/h1': profile({ waiting: proposal() }),
  });
  await press('Send for approval', form);
  expect(await screen.findByText('Waiting for approval')).toBeVisible();
  expect(await part(/^On the public site/)).toHaveTextContent(/SummaryNowOld\.ThenNew\./);
  expect(await api.changes()).toEqual([
    [
      'POST /public-profiles/hospitals/h1/proposals',
      { summary: 'Calmer.', bed_capacity: null, equipment: ['MRI', 'CT'] },
    ],
  ]);
  expect(
    api
      .calls()
      .find(({ method }) => method === 'POST')
      ?.headers.get('if-match'),
  ).toBe('"0"');
});

test('what waits is continued or withdrawn; what came back says why', async () => {
  api.answer({ 'POST /change-proposals/p1/withdraw': null });
  await open({ page: profile({ waiting: proposal(), returned: proposal({ reason: 'Too short.' }) }) });
  expect(await screen.findByText('Too short.')).toBeVisible();
  await press(/^(Change the proposal|Propose them differently)$/);
  expect(within(await dialog()).getByLabelText(/^Summary/)).toHaveValue('New.');
  await userEvent.keyboard('{Escape}');
  await press('Withdraw');
  await press('Withdraw', await dialog('Withdraw these changes?'));
  await waitFor(async () =>
    expect((await api.changes()).map(([name]) => name)).toContain('POST /change-proposals/p1/withdraw'),
  );
});

test('a licence needs its number, its end and its paper; an accepted one is not removed here', async () => {
  await open({ credentials: [credential(), credential({ id: 'c2', number: 'TN-2', status: 'accepted' })] });
  expect(await screen.findByRole('button', { name: 'Remove TN-1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove TN-2' })).toBeNull();
  await press('Add a licence or accreditation');
  const form = await dialog();
  await press('Send to be checked', form);
  for (const text of ['Please enter the number.', 'Please choose the last day.', 'Please add the paper.'])
    expect(await within(form).findByText(text)).toBeVisible();
  expect(await api.changes()).toEqual([]);
});

test('what the staff decide is seen at once', async () => {
  await open({ page: profile({ waiting: proposal() }) });
  expect(await screen.findByText('Waiting for approval')).toBeVisible();
  api.answer({ 'GET /public-profiles/hospitals/h1': profile() });
  await receive('organisations.updated', { id: 'org' });
  await waitFor(() => expect(screen.queryByText('Waiting for approval')).toBeNull());
});

test('a doctor has an own entry; who belongs nowhere is told who to ask; a page that fails is read again', async () => {
  signInAs('doctor');
  await open({ own: null, doctor: profile({ subject_kind: 'doctor' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your entry' })).toBeVisible();
  api.answer({ 'GET /public-profiles/own': () => Response.json(null) });
  await receive('organisations.updated', { id: 'org' });
  expect(await screen.findByText('You do not belong to an organisation yet')).toBeVisible();
});

test('an organisation that cannot be read is read again by a press', async () => {
  api.answer({ 'GET /organisations/own': () => refusal(503, 'service_unavailable'), 'GET /public-profiles/own': null });
  const page = { Component: OrganisationPage, loader: organisationLoader };
  await openPage(page, '/partner-portal/organisation');
  expect(screen.getByText('Your organisation couldn’t be loaded.')).toBeVisible();
});
