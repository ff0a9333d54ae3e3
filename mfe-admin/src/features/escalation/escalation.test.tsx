import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, openAddress, pageOf, sampleOf } from '../../testing/open-address';

const AT = '/admin/escalation-management';
const person = sampleOf('UserDto', { id: 'them', name: 'Asha Rao', email: 'asha@people.example' });
const STAFF = { 'GET /staff': pageOf(person), 'GET /users': pageOf(person) };

test('a chain has a name and someone to page', async () => {
  const { press, sent, where } = await openAddress(`${AT}/chains/new`, {
    ...STAFF,
    'POST /escalation-chains': sampleOf('EscalationChainDto', { id: 'chain' }),
  });
  await press('Create the chain');
  expect(await screen.findByText('Please give it a name.')).toBeInTheDocument();
  expect(screen.getByText('Name at least one person or rota.')).toBeInTheDocument();
  await fill('Name', 'Night alarm');
  await fill('Add a person', 'Asha');
  await press(/Asha Rao/);
  await press('Create the chain');
  await waitFor(() => expect(where()).toBe(`${AT}/chains/chain`));
  const { body } = await sent('POST /escalation-chains');
  expect(body).toMatchObject({ name: 'Night alarm', steps: [{ targets: [{ kind: 'person', id: 'them' }] }] });
});

test('one line pages a person by a chain; details are optional', async () => {
  const chain = sampleOf('EscalationChainDto', { id: 'chain', name: 'Night alarm' });
  const { press, confirm, sent, where } = await openAddress(AT, {
    'GET /escalation-chains': pageOf(chain),
    'POST /escalation-runs': sampleOf('EscalationRunDetailDto', { id: 'run' }),
  });
  await press('Page a chain');
  await screen.findByRole('option', { name: /Night alarm/ });
  await fill('Chain', 'chain');
  await fill('What has happened', 'Fever on the ward');
  await confirm('Page now');
  await waitFor(() => expect(where()).toBe(`${AT}/runs/run`));
  expect((await sent('POST /escalation-runs')).body).toEqual({ chain_id: 'chain', title: 'Fever on the ward' });
});

test('a run is acknowledged while it runs, and shows who did without a reload', async () => {
  const running = sampleOf('EscalationRunDetailDto', {
    id: 'run',
    state: 'running',
    transitions: ['acknowledge'] as never,
  });
  const read = jest.fn<unknown, []>(() => running);
  const { press, count, hears } = await openAddress(`${AT}/runs/run`, { 'GET /escalation-runs/{id}': read });
  await press('Acknowledge');
  await waitFor(() => expect(count('POST /escalation-runs/run/acknowledge')).toBe(1));
  const by = { id: 'them', name: 'Asha Rao' };
  read.mockReturnValue({
    ...running,
    state: 'acknowledged',
    transitions: [],
    acknowledged_by: by,
    acknowledged_at: '2026-11-20T08:00:00Z',
  });
  await hears('escalations.updated', { id: 'run' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull());
});

test('a rota has someone in it', async () => {
  const { press, confirm, sent, where } = await openAddress(`${AT}/on-call`, {
    'POST /on-call-rotas': sampleOf('OnCallRotaDetailDto', { id: 'rota' }),
  });
  await press('New rota');
  await screen.findByRole('dialog');
  await fill('Name', 'Desk at night');
  await confirm('Create the rota');
  expect(await screen.findByText('A rota needs at least one person.')).toBeInTheDocument();
  await confirm('Me');
  await confirm('Create the rota');
  await waitFor(() => expect(where()).toBe(`${AT}/on-call/rota`));
  expect((await sent('POST /on-call-rotas')).body).toMatchObject({ name: 'Desk at night', people: ['me'] });
});

test('a rota gets the number of the on-call line; shared without a number, it is asked for', async () => {
  const rota = sampleOf('OnCallRotaDetailDto', {
    id: 'rota',
    name: 'Nights',
    people: [{ id: 'them', name: 'Asha Rao' }],
    phone: null,
    is_shared: false,
    version: 1,
  });
  const { press, confirm, sent, count } = await openAddress(`${AT}/on-call/rota`, {
    ...STAFF,
    'GET /on-call-rotas/{id}': rota,
    'PATCH /on-call-rotas/{id}': rota,
  });
  expect(await screen.findByText('No number')).toBeVisible();
  await press('Change');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Partners, hospitals and patients/ }));
  await confirm('Save');
  expect(within(dialog).getByText(/^Please enter the number/)).toBeVisible();
  expect(count('PATCH /on-call-rotas/rota')).toBe(0);
  await fill('Number of the rota', '+91 44 5550 0199');
  await confirm('Save');
  await waitFor(async () =>
    expect((await sent('PATCH /on-call-rotas/rota')).body).toMatchObject({
      phone: '+91 44 5550 0199',
      is_shared: true,
    }),
  );
});

test('an override is added for a colleague, and removed', async () => {
  const override = sampleOf('OnCallOverrideDto', { id: 'night', person: { id: 'them', name: 'Asha Rao' } });
  const { press, confirm, sent, count } = await openAddress(`${AT}/on-call/rota`, {
    ...STAFF,
    'GET /on-call-rotas/{id}': sampleOf('OnCallRotaDetailDto', { id: 'rota', overrides: [override] }),
  });
  await press('Add an override');
  await screen.findByRole('dialog');
  await fill('Who takes over', 'Asha');
  await confirm(/Asha Rao/);
  await confirm('Add');
  await waitFor(async () =>
    expect((await sent('POST /on-call-rotas/rota/overrides')).body).toMatchObject({ person_id: 'them' }),
  );
  await press(/^Remove the override of/);
  await waitFor(() => expect(count('DELETE /on-call-rotas/rota/overrides/night')).toBe(1));
});

test('a chain pages who is on call by a rota', async () => {
  const rota = sampleOf('OnCallRotaDto', { id: 'nights', name: 'Nights' });
  const { press, sent } = await openAddress(`${AT}/chains/new`, {
    ...STAFF,
    'GET /on-call-rotas': pageOf(rota),
    'POST /escalation-chains': sampleOf('EscalationChainDto', { id: 'chain' }),
  });
  await fill('Name', 'Night alarm');
  await screen.findByRole('option', { name: 'Nights' });
  await fill('On call in', 'nights');
  expect(screen.getByText(/on call/i)).toHaveTextContent('Nights');
  await press('Create the chain');
  await waitFor(async () =>
    expect((await sent('POST /escalation-chains')).body).toMatchObject({
      steps: [{ targets: [{ kind: 'rota', id: 'nights' }] }],
    }),
  );
});

test('the reader follows their turns in their own calendar by a link that is shown once', async () => {
  const { press, sent } = await openAddress('/admin/escalation-management/on-call', {
    'GET /on-call-rotas': pageOf(),
    'GET /on-call-feed': { created_at: null },
    'POST /on-call-feed': { path: '/api/on-call-feeds/secret' },
  });
  await press('Make a link');
  expect(await screen.findByLabelText(/^Your link/)).toHaveValue('http://localhost/api/on-call-feeds/secret');
  expect((await sent('POST /on-call-feed')).body).toEqual({});
});

test('a person is paged with one line, and the page of it opens', async () => {
  const { press, confirm, sent } = await openAddress('/admin/escalation-management', {
    'GET /escalation-runs': pageOf(),
    'GET /on-call-rotas': pageOf(),
    ...STAFF,
    'POST /escalation-runs/pages': sampleOf('EscalationRunDetailDto', { id: 'run' }),
  });
  await press('Page a person');
  await confirm('Page');
  expect(await screen.findByText('Please choose a person.')).toBeInTheDocument();
  await fill('Person', 'Asha');
  await press(/Asha Rao/);
  await fill('What it is about', 'Please call the ward');
  await confirm('Page');
  expect((await sent('POST /escalation-runs/pages')).body).toEqual({ user_id: 'them', text: 'Please call the ward' });
});

test('everyone of the staff says that they are away, and is back; of others only an administrator does', async () => {
  const asha = sampleOf('StaffAbsenceDto', {
    user_id: 'asha',
    name: 'Asha Rao',
    deputy_name: 'Ben Das',
    from: '2099-01-01',
    until: '2099-01-05',
    is_now: false,
  });
  const mine = sampleOf('StaffAbsenceDto', {
    user_id: 'me',
    name: 'Me',
    deputy_name: 'Ben Das',
    until: '2099-01-05',
    is_now: true,
    version: 7,
  });
  const answers = { 'GET /staff-absences': { items: [mine, asha] }, 'DELETE /staff-absences/{id}': null };
  const { press, sent } = await openAddress(`${AT}/on-call`, answers, 'ayana_staff');
  expect(await screen.findByText(/^From .*: Away until .*, Ben Das covers$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Say that Asha Rao is back' })).toBeNull();
  await press('I am back');
  expect(await sent('DELETE /staff-absences/me')).toMatchObject({ version: '"7"' });
  await openAddress(`${AT}/on-call`, answers, 'admin');
  expect(await screen.findByRole('button', { name: 'Say that Asha Rao is back' })).toBeEnabled();
});
