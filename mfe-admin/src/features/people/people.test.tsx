import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, fill, openAddress, pageOf, refusal, sampleOf } from '../../testing/open-address';

const AT = '/admin/users';
const application = sampleOf('RoleApplicationDto', {
  account_kind: 'partner',
  wanted_role: 'partner/hospital',
  organisation: 'Example Hospital',
  status: 'pending',
});
const rosa = sampleOf('UserDetailDto', { id: 'rosa', name: 'Rosa Kim', email: 'rosa@people.example', role: 'patient' });
async function open(over: Partial<typeof rosa> = {}, answers: Answers = {}, role: 'admin' | 'super_admin' = 'admin') {
  const person = { ...rosa, ...over };
  const page = await openAddress(
    `${AT}?person=${person.id}`,
    { 'GET /users': pageOf(person), 'GET /users/{id}': person, ...answers },
    role,
  );
  await screen.findByRole('region', { name: 'Role' });
  return page;
}
const part = (name: string) => within(screen.getByRole('region', { name }));

test('who waits is first, in their words, and gets the role they applied for', async () => {
  const waiting = { ...rosa, role: null, application };
  const { press, confirm, sent } = await openAddress(AT, { 'GET /users': pageOf(waiting) });
  expect(part('Waiting for a role').getByText(/^Hospital, at Example Hospital/)).toBeInTheDocument();
  await press('Give role to Rosa Kim');
  const dialog = within(await screen.findByRole('dialog', { name: 'Role of Rosa Kim' }));
  expect(dialog.getByRole('radio', { name: /^Hospital/ })).toBeChecked();
  expect(dialog.getByText(/^Rosa Kim becomes Hospital\./)).toBeInTheDocument();
  await confirm('Make Hospital');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent('PATCH /users/rosa/role')).body).toEqual({ role: 'partner/hospital' });
});

test.each([
  ['doctor' as const, 'Applied forDoctor'],
  [null, 'Applied forPartner'],
])('what a person applied for is a role, or the kind of the account: %s', async (wanted_role, text) => {
  await open({ role: null, application: { ...application, wanted_role } });
  expect(screen.getByRole('region', { name: 'Application' })).toHaveTextContent(text);
});

test('the applications may fail alone; a filtered list does not ask for them', async () => {
  const users = ({ url }: Request) =>
    url.includes('waiting') ? refusal(503, 'service_unavailable', { detail: 'Away.' }) : pageOf(rosa);
  await openAddress(AT, { 'GET /users': users });
  expect(screen.getByText(/^The pending applications couldn’t be loaded\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Rosa Kim/ })).toBeInTheDocument();
  const { count } = await openAddress(`${AT}?role=doctor`, { 'GET /users': users });
  expect(count('GET /users')).toBe(2);
  expect(screen.queryByText(/^The pending applications/)).toBeNull();
});

test('people are searched and filtered in the address, which the API is asked for', async () => {
  const { press, sent, where } = await openAddress(`${AT}?q=wanda&role=doctor`, { 'GET /users': pageOf() });
  expect(await screen.findByText(/^No name or email address matches/)).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('wanda');
  expect((await sent('GET /users')).query).toMatchObject({ role: 'super_admin' });
  await press(/^Clear/);
  await waitFor(() => expect(where()).toBe(AT));
});

test('an opened person has the focus, and gets it back after the dialog', async () => {
  const { press, confirm } = await open();
  expect(screen.getByRole('heading', { level: 2, name: 'Rosa Kim' })).toHaveFocus();
  await press('Change role');
  await press('Partner', 'radio');
  await confirm('Make Partner');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change role' })).toHaveFocus());
});

test('a role is chosen by the arrow keys, and sent by Enter', async () => {
  const { press, user, sent } = await open();
  await press('Change role');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('radio', { name: /^Patient/, checked: true }).focus();
  await user.keyboard('{ArrowDown}');
  expect(dialog.getByRole('radio', { name: /^Patient, profile not complete/ })).toBeChecked();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect((await sent('PATCH /users/rosa/role')).body).toEqual({ role: 'unverified_user' }));
});

test('another role is chosen first; a refusal is shown, and the choice stays', async () => {
  const { press, confirm } = await open(
    {},
    {
      'PATCH /users/{id}/role': () =>
        refusal(409, 'illegal_transition', { detail: 'Someone else changed this role just now.' }),
    },
  );
  await press('Change role');
  await confirm('Change role');
  expect(await screen.findByText('Choose another role first.')).toBeInTheDocument();
  await press('Doctor', 'radio');
  await confirm('Make Doctor');
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
    'Someone else changed this role just now.',
  );
  expect(screen.getByRole('radio', { name: 'Doctor' })).toBeChecked();
});

test('what is taken away is said before it is', async () => {
  const { press, confirm, sent } = await open();
  await press('Change role');
  await press(/^No role/, 'radio');
  expect(screen.getByText(/sees Access Denied/)).toBeInTheDocument();
  await confirm('Remove the role');
  await waitFor(async () => expect((await sent('PATCH /users/rosa/role')).body).toEqual({ role: null }));
});

test('only a super administrator makes administrators', async () => {
  const { press } = await open();
  await press('Change role');
  const refused = await screen.findByRole('radio', { name: /^Administrator/ });
  expect(refused).toBeDisabled();
  expect(refused).toHaveAccessibleName(/Only a super administrator can add or remove administrators/);
  const other = await open({}, {}, 'super_admin');
  await other.press('Change role');
  expect(await screen.findByRole('radio', { name: /^Administrator/ })).toBeEnabled();
});

test.each([
  [{ role: 'admin' as const }, 'admin' as const, 'Only a super administrator can add or remove administrators.'],
  [
    { id: 'me', role: 'super_admin' as const },
    'super_admin' as const,
    'You cannot change your own role. Ask another administrator.',
  ],
])('where no role can be changed it says why: %o', async (over, role, text) => {
  await open(over, {}, role);
  expect(part('Role').getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull();
});

test('an application is refused with words for the person, or accepted to their place', async () => {
  const { press, confirm, sent } = await open({
    role: null,
    application: { ...application, registration_number: 'KE-1' },
  });
  expect(part('Application').getByText('KE-1')).toBeInTheDocument();
  await press('Refuse');
  await screen.findByRole('dialog');
  await fill('Message to them', 'Please send us your registration.');
  await confirm('Refuse the application');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent('PATCH /users/rosa/application')).body).toEqual({
    status: 'refused',
    note: 'Please send us your registration.',
  });
  await press('Accept');
  expect(await screen.findByRole('dialog', { name: 'Accept the application of Rosa Kim' })).toBeInTheDocument();
});

const session = (id: string) =>
  sampleOf('UserSessionDto', { id, user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' });

test('sessions are ended one by one or all at once, and said where there are none', async () => {
  const { press, user, count } = await open({ sessions: [session('one'), session('two')] });
  const [end = document.body] = part('Signed in now').getAllByRole('button', {
    name: 'End the session in Chrome on Linux',
  });
  await user.click(end);
  await waitFor(() => expect(count('DELETE /users/rosa/sessions/one')).toBe(1));
  await press('End all');
  await waitFor(() => expect(count('DELETE /users/rosa/sessions')).toBe(1));
  await open();
  expect(part('Signed in now').getByText('Not signed in at the moment.')).toBeInTheDocument();
});

test('their actions, and those on their account, are one press away', async () => {
  await open();
  for (const [name, query] of [
    ['Actions on their account', 'subject'],
    ['Their actions', 'actor'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/admin/activity/all?${query}=rosa`);
});

test('a colleague is invited with a role, sent another link, and withdrawn', async () => {
  const invitation = sampleOf('StaffInvitationDto', {
    id: 'inv',
    name: 'Meera Pillai',
    email: 'meera@people.example',
    role: 'ayana_staff',
    is_expired: true,
  });
  const { press, confirm, sent, count } = await openAddress(AT, {
    'GET /users': pageOf(rosa),
    'GET /staff-invitations': { items: [invitation] },
    'POST /staff-invitations': invitation,
    'POST /staff-invitations/{id}/resend': invitation,
    'DELETE /staff-invitations/{id}': null,
  });
  expect(await screen.findByText(/its link works no more/)).toBeInTheDocument();
  await press('Invite a colleague');
  await confirm('Send the invitation');
  expect(await screen.findByText('Please enter a name.')).toBeInTheDocument();
  // Administrators are added by super administrators alone.
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('option', { name: 'Administrator' })).toBeNull();
  await fill('E-mail', 'meera@people.example');
  await fill('Name', 'Meera Pillai');
  await confirm('Send the invitation');
  expect((await sent('POST /staff-invitations')).body).toEqual({
    email: 'meera@people.example',
    name: 'Meera Pillai',
    role: 'ayana_staff',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Send again: Meera Pillai');
  expect(await screen.findByText('A new link was sent to meera@people.example.')).toBeInTheDocument();
  await press('Withdraw: Meera Pillai');
  await waitFor(() => expect(count('DELETE /staff-invitations/inv')).toBe(1));
});

test('administrators keep groups of colleagues; why one stays is said', async () => {
  const asha = { id: 'asha', name: 'Asha Rao' };
  const group = sampleOf('StaffGroupDto', { id: 'front', name: 'Front desk', members: [asha], open: 2, version: 4 });
  const { press, confirm, sent } = await openAddress(AT, {
    'GET /users': pageOf(rosa),
    'GET /staff-groups': { items: [group] },
    'POST /staff-groups': group,
    'PATCH /staff-groups/{id}': group,
    'DELETE /staff-groups/{id}': () => refusal(409, 'illegal_transition', { detail: 'It has work.' }),
  });
  expect(await screen.findByText(/Asha Rao · 2 not taken yet/)).toBeInTheDocument();
  await press('Remove the group Front desk');
  expect(await screen.findByText('It has work.')).toBeInTheDocument();
  await press('Add a group');
  await confirm('Save group');
  expect(await screen.findByText('A group needs at least one member.')).toBeInTheDocument();
  await fill('Name', 'Night desk');
  await confirm('Me');
  await confirm('Save group');
  expect((await sent('POST /staff-groups')).body).toEqual({ name: 'Night desk', purpose: null, member_ids: ['me'] });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Change the group Front desk');
  await confirm('Take Asha Rao out');
  await confirm('Me');
  await confirm('Save group');
  expect(await sent('PATCH /staff-groups/front')).toMatchObject({ body: { member_ids: ['me'] }, version: '"4"' });
});

test('an administrator enters the absence of a colleague, and of nobody else', async () => {
  const { press, confirm, sent } = await open(
    { role: 'ayana_staff' },
    {
      'GET /staff': pageOf(
        sampleOf('ColleagueDto', { id: 'rosa', name: 'Rosa Kim', away_until: null }),
        sampleOf('ColleagueDto', { id: 'ben', name: 'Ben Das', away_until: null }),
      ),
      'POST /staff-absences/{id}': sampleOf('StaffAbsenceDto', {}),
    },
  );
  await part('Absence').findByText('There');
  await press('Say that Rosa Kim is away');
  await fill('Away from', '2099-01-05');
  await fill('Away until', '2099-01-02');
  await fill('Who covers', 'ben');
  await confirm('Save');
  expect(await screen.findByText('The last day cannot be before the first.')).toBeInTheDocument();
  await fill('Away until', '2099-01-08');
  await confirm('Save');
  expect(await sent('POST /staff-absences/rosa')).toMatchObject({
    body: { from: '2099-01-05', until: '2099-01-08', deputy_id: 'ben' },
    version: '"0"',
  });
  await open();
  expect(screen.queryByRole('region', { name: 'Absence' })).toBeNull();
});
