import { screen, within } from '@testing-library/react';
import { type Answers, fill, openAddress, pageOf, refusal, sampleOf, shownToast } from '../../testing/open-address';

const member = (name: string, role: 'owner' | 'member') =>
  sampleOf('OrganisationMemberDto', { user_id: name.toLowerCase(), name, role });
const hospital = sampleOf('OrganisationDetailDto', { id: 'sea', name: 'Sea View', kind: 'hospital', version: 5 });
const open = (over: Partial<typeof hospital> = {}, answers: Answers = {}) =>
  openAddress('/admin/organisations/sea', { 'GET /organisations/{id}': { ...hospital, ...over }, ...answers });

test.each([
  [{ proposals_waiting: 1 }, '1 change to approve'],
  [{ credentials_waiting: 2 }, '2 licences to check'],
  [{ credentials_expired: 1 }, '1 expired'],
  [{ people: 3, owners: 0 }, 'No owner'],
  [{ people: 0, owners: 0 }, 'Nothing'],
])('the list says what there is to do: %o', async (over, text) => {
  const row = sampleOf('OrganisationDto', { name: 'Sea View', owners: 1, people: 1, ...over });
  await openAddress('/admin/organisations', { 'GET /organisations': pageOf(row) });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('its filters are the API’s', async () => {
  const { press, sent, where } = await openAddress('/admin/organisations?kind=lodging');
  await press('With an expired licence');
  await screen.findByText('No organisation matches these filters.');
  expect(where()).toBe('/admin/organisations?kind=lodging&expired=true');
  expect((await sent('GET /organisations')).query).toMatchObject({ kind: 'lodging', expired: 'true' });
});

test('a new organisation needs a name, and opens once it is added', async () => {
  const { press, confirm, sent, where } = await openAddress('/admin/organisations', {
    'POST /organisations': hospital,
    'GET /organisations/{id}': hospital,
  });
  await press('New organisation');
  await confirm('Add organisation');
  expect(await screen.findByText('Please enter a name.')).toBeInTheDocument();
  await fill('Name', 'Sea View');
  await fill('Kind', 'lodging');
  await confirm('Add organisation');
  await screen.findByRole('heading', { level: 1, name: hospital.name });
  expect((await sent('POST /organisations')).body).toEqual({ name: 'Sea View', kind: 'lodging' });
  expect(where()).toBe('/admin/organisations/sea');
});

test('without an owner it says so; with one it does not', async () => {
  await open({ members: [member('Asha', 'member')] });
  expect(screen.getByText(/^Nobody looks after this organisation/)).toBeInTheDocument();
  await open({ members: [member('Asha', 'owner')] });
  expect(screen.queryByText(/^Nobody looks after this organisation/)).toBeNull();
});

test('someone is invited, not without an address', async () => {
  const { press, confirm, sent, count } = await open();
  await press('Invite someone');
  await screen.findByRole('dialog', { name: 'Invite to Sea View' });
  await fill('Name', 'Asha Rao');
  await confirm(/^(Send|Invite)/);
  expect(count('POST /organisations/sea/invitations')).toBe(0);
  await fill('Email', 'asha@people.example');
  await confirm(/^(Send|Invite)/);
  expect((await sent('POST /organisations/sea/invitations')).body).toMatchObject({
    name: 'Asha Rao',
    email: 'asha@people.example',
  });
});

test('a member is removed once it is confirmed, and a refusal says why', async () => {
  const remove = jest.fn<unknown, []>(() => refusal(409, 'illegal_transition', { detail: 'They are the last owner.' }));
  const { press, confirm, count } = await open(
    { members: [member('Asha', 'owner')] },
    { 'DELETE /organisations/{id}/members/{user_id}': remove },
  );
  await press('Remove Asha');
  expect(count('DELETE /organisations/sea/members/asha')).toBe(0);
  await confirm('Remove');
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('They are the last owner.');
});

test('a paper that waits is accepted, or sent back with a reason', async () => {
  const waiting = sampleOf('CredentialDto', { id: 'paper', number: 'KA-1', status: 'waiting' });
  const { press, confirm, sent, count } = await open({}, { 'GET /credentials': pageOf(waiting) });
  await press('Send back KA-1');
  await confirm('Send back');
  expect(await screen.findByText('Please write the reason.')).toBeInTheDocument();
  await fill('Reason', 'It has ended.');
  await confirm('Send back');
  expect((await sent('POST /credentials/paper/return')).body).toEqual({ reason: 'It has ended.' });
  await press('Accept KA-1');
  await confirm('Accept');
  expect(count('POST /credentials/paper/accept')).toBe(1);
  expect(shownToast()?.title).toBe('The paper is accepted');
});

test('a paper that was decided is only read; papers and proposals fail alone', async () => {
  const accepted = sampleOf('CredentialDto', { number: 'KA-1', status: 'accepted' });
  await open(
    { members: [member('Asha', 'owner')] },
    { 'GET /credentials': pageOf(accepted), 'GET /change-proposals': () => refusal(503, 'service_unavailable') },
  );
  expect(await screen.findByText(/KA-1/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept KA-1' })).toBeNull();
  expect(screen.getByText(/The proposed changes couldn’t be loaded/)).toBeInTheDocument();
  expect(screen.getByText('Asha')).toBeInTheDocument();
});

test('a doctor of the hospital is invited unless they have an account or are not shown', async () => {
  const doctor = (id: string, over: object) =>
    sampleOf('OrganisationDoctorDto', { id, full_name: id, is_active: true, ...over });
  await open({
    doctors: [
      doctor('Anil', {}),
      doctor('Bina', { user_id: 'user', user_email: 'bina@people.example' }),
      doctor('Chan', { is_active: false }),
    ],
  });
  expect(screen.getAllByRole('button', { name: /^Invite (Anil|Bina|Chan)/ })).toHaveLength(1);
  expect(screen.getByText('Signs in as bina@people.example')).toBeInTheDocument();
});

test('only a hospital has doctors, proposals and prices', async () => {
  await open({ kind: 'lodging' });
  for (const title of ['Proposed changes', 'Doctors', 'Price sheet'])
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  expect(screen.getByRole('heading', { name: 'People' })).toBeInTheDocument();
});
