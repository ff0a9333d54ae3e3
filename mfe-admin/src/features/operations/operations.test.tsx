import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answers, fill, openAddress, pageOf, refusal, sampleOf } from '../../testing/open-address';

const signal = sampleOf('SignalDetailDto', { id: 'signal', number: 'SIG-000001', kind: 'late_enquiry', version: 2 });
const openSignal = (over: Partial<typeof signal>) =>
  openAddress('/admin/crisis-detection/signal', { 'GET /signals/{id}': { ...signal, ...over } }, 'ayana_staff');
const MOVE = 'POST /signals/signal/transitions';

test('a signal is snoozed with a reason, for as long as was chosen', async () => {
  const { press, confirm, sent } = await openSignal({ transitions: ['acknowledge', 'snooze'] as never });
  await press('Snooze');
  await confirm('Snooze');
  expect(await screen.findByText('Please say why it can wait.')).toBeInTheDocument();
  await confirm('12 h');
  await fill('Reason', 'A call tomorrow.');
  await confirm('Snooze');
  await waitFor(async () =>
    expect(await sent(MOVE)).toMatchObject({ body: { name: 'snooze', reason: 'A call tomorrow.' }, version: '"2"' }),
  );
});

test('a signal is woken with one press, and dismissed with a reason', async () => {
  const { press, confirm, sent } = await openSignal({ state: 'snoozed', transitions: ['wake', 'dismiss'] as never });
  await press('Wake now');
  await waitFor(async () => expect((await sent(MOVE)).body).toMatchObject({ name: 'wake' }));
  await press('Dismiss');
  await screen.findByRole('dialog');
  await fill('Why this needs nobody', 'It is a test.');
  await confirm('Dismiss');
  await waitFor(async () =>
    expect((await sent(MOVE)).body).toMatchObject({ name: 'dismiss', reason: 'It is a test.' }),
  );
});

const definition = sampleOf('SignalDefinitionDto', {
  kind: 'failing_mails',
  unit: 'emails',
  threshold: 5,
  threshold_limits: { min: 1, max: 100 },
  window_minutes: 60,
  window_limits: { min: 5, max: 600 },
});
const openDefinitions = (role: 'admin' | 'ayana_staff', answers: Answers = {}) =>
  openAddress(
    '/admin/crisis-detection/definitions',
    { 'GET /signal-definitions': { items: [definition] }, ...answers },
    role,
  );

test('staff read what is watched; administrators change it', async () => {
  await openDefinitions('ayana_staff');
  expect(screen.getByText('Administrators change these values.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Change: / })).toBeNull();
});

test('another value is tried against the last 30 days before it is proposed', async () => {
  const trial = sampleOf('SignalTrialDto', { id: 'trial', threshold: 12, window_minutes: 60, found: 3, found_now: 9 });
  const { press, confirm, sent, count } = await openDefinitions('admin', {
    'POST /signal-definitions/{kind}/trials': { ...trial, valid_until: '2099-01-01T00:00:00Z' },
  });
  await press('Change: Emails that fail');
  await screen.findByRole('dialog');
  await fill('Emails', '12');
  await confirm('Ask for approval');
  expect(await screen.findByText('Try these values against the last 30 days first.')).toBeInTheDocument();
  expect(count('POST /signal-definitions/failing_mails/proposals')).toBe(0);
  await confirm('Try these values');
  expect(await screen.findByText('These values find 3 signals')).toBeInTheDocument();
  await confirm('Ask for approval');
  await waitFor(async () =>
    expect((await sent('POST /signal-definitions/failing_mails/proposals')).body).toEqual({ trial_id: 'trial' }),
  );
});

const OWN = sampleOf('OwnSignalDefinitionDto', {
  id: 'own-1',
  name: 'Papers of the night',
  question: 'papers_to_check',
  hours: 12,
  at_least: 5,
  every_minutes: 15,
  severity: 3,
  is_on: true,
  notify: [],
  chain: null,
  looked_at: '2026-11-30T03:30:00Z',
  last_count: 2,
  version: 4,
});

test('an administrator tries a question before saving it as an own definition', async () => {
  const { press, confirm, sent } = await openDefinitions('admin', {
    'GET /own-signal-definitions': { items: [] },
    'POST /own-signal-definitions/trials': { count: 3, would_open: false, oldest_at: null },
    'POST /own-signal-definitions': OWN,
  });
  expect(screen.getByText('There is no own definition yet.')).toBeInTheDocument();
  await press('New definition');
  await screen.findByRole('dialog');
  await confirm('Save');
  expect(await screen.findByText('Please enter a name.')).toBeInTheDocument();
  await fill('Name', 'Papers of the night');
  await fill('Question', 'papers_to_check');
  await fill('Hours', '12');
  await fill('From how many', '5');
  await fill('How often it is asked', '15');
  await confirm('Try it now');
  expect(await screen.findByText('It finds 3 now')).toBeInTheDocument();
  // Of other values it says nothing.
  await fill('Hours', '13');
  expect(screen.queryByText('It finds 3 now')).toBeNull();
  await confirm('Save');
  await waitFor(async () =>
    expect((await sent('POST /own-signal-definitions')).body).toEqual({
      name: 'Papers of the night',
      question: 'papers_to_check',
      hours: 13,
      at_least: 5,
      every_minutes: 15,
      severity: 3,
      is_on: true,
      notify_user_ids: [],
      chain_id: null,
      webhook_ids: [],
    }),
  );
});

test('an own definition says what it found, is changed at its version, and is removed after a question', async () => {
  const { press, confirm, sent, count } = await openDefinitions('admin', {
    'GET /own-signal-definitions': { items: [OWN] },
    'PATCH /own-signal-definitions/{id}': OWN,
    'DELETE /own-signal-definitions/{id}': null,
  });
  expect(screen.getByText('Papers waiting to be checked for longer than 12 hours')).toBeInTheDocument();
  expect(screen.getByText(/^2 found/)).toBeInTheDocument();
  await press('Change: Papers of the night');
  await screen.findByRole('dialog');
  await fill('Severity', '1');
  await confirm('Save');
  const { body, version } = await sent('PATCH /own-signal-definitions/own-1');
  expect([body, version]).toEqual([expect.objectContaining({ severity: 1, question: 'papers_to_check' }), '"4"']);
  await press('Remove: Papers of the night');
  await confirm('Remove');
  await waitFor(() => expect(count('DELETE /own-signal-definitions/own-1')).toBe(1));
});

const HOOK = sampleOf('WebhookDto', {
  id: 'hook-1',
  name: 'Night desk',
  format: 'json',
  host: 'hooks.example.org',
  is_on: true,
  waiting: 2,
  last_at: '2026-11-30T03:30:00Z',
  last_status: 503,
  last_error: 'The service answered 503.',
  delivered_at: null,
  version: 3,
});

test('a webhook says how its last delivery went, is tested, and keeps what is secret of it', async () => {
  const { press, confirm, sent, count } = await openDefinitions('admin', {
    'GET /webhooks': { items: [HOOK] },
    'GET /own-signal-definitions': { items: [OWN] },
    'POST /webhooks/{id}/test': HOOK,
    'PATCH /webhooks/{id}': HOOK,
    'PATCH /own-signal-definitions/{id}': OWN,
  });
  expect(screen.getByText('The service answered 503.')).toBeInTheDocument();
  expect(screen.getByText('2 wait')).toBeInTheDocument();
  await press('Send a test: Night desk');
  expect(await screen.findByText('The test is on its way. Its outcome is shown here.')).toBeInTheDocument();
  expect(count('POST /webhooks/hook-1/test')).toBe(1);
  await press('Change: Night desk');
  await fill('Name', 'Day desk');
  await confirm('Save');
  expect((await sent('PATCH /webhooks/hook-1')).body).toEqual({ name: 'Day desk', is_on: true });
  await press('Change: Papers of the night');
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByLabelText('Night desk'));
  await confirm('Save');
  expect((await sent('PATCH /own-signal-definitions/own-1')).body).toMatchObject({ webhook_ids: ['hook-1'] });
});

test('a new webhook asks for what its format needs, and stores none of it in the browser', async () => {
  const { press, confirm, sent } = await openDefinitions('admin', {
    'GET /webhooks': { items: [] },
    'POST /webhooks': HOOK,
  });
  await press('New webhook');
  await fill('Name', 'Chat');
  await fill('Format', 'telegram');
  await confirm('Save');
  expect(await screen.findByText('Please enter the chat.')).toBeInTheDocument();
  expect(screen.getByText('Please enter the address.')).toBeInTheDocument();
  await fill('Address', 'https://api.telegram.org/bot1:secret/sendMessage');
  await fill('Chat', '-100');
  expect(JSON.stringify([Object.values(sessionStorage), Object.values(localStorage)])).not.toContain('bot1:secret');
  await confirm('Save');
  expect((await sent('POST /webhooks')).body).toEqual({
    name: 'Chat',
    format: 'telegram',
    address: 'https://api.telegram.org/bot1:secret/sendMessage',
    chat_id: '-100',
  });
});

test('staff who change no definitions read no webhooks', async () => {
  const { count } = await openDefinitions('ayana_staff');
  expect(count('GET /webhooks')).toBe(0);
  expect(screen.queryByRole('heading', { name: 'Webhooks' })).toBeNull();
});

const openSignals = (answers: Answers = {}) =>
  openAddress(
    '/admin/crisis-detection?view=all&kind=late_enquiry',
    {
      'GET /signals': pageOf(
        sampleOf('SignalDto', { id: 'a', number: 'SIG-000001', state: 'open', severity: 3, version: 2, of_kind: 1 }),
        sampleOf('SignalDto', { id: 'b', number: 'SIG-000002', state: 'open', severity: 1, version: 5, of_kind: 1 }),
      ),
      ...answers,
    },
    'ayana_staff',
  );

test('chosen signals become one incident, as bad as the worst of them', async () => {
  const { press, confirm, sent } = await openSignals();
  await press('Select SIG-000001', 'checkbox');
  await press('Select SIG-000002', 'checkbox');
  await press('One incident for these');
  await screen.findByRole('dialog');
  expect(screen.getByText(/^It gets the 2 signals/)).toBeInTheDocument();
  await fill('Title', 'Nobody answers');
  await confirm('Open the incident');
  await waitFor(async () =>
    expect((await sent('POST /incidents')).body).toMatchObject({
      title: 'Nobody answers',
      severity: 1,
      signal_ids: ['b', 'a'],
    }),
  );
});

test('chosen signals are dismissed with one reason, and the one that is refused is named', async () => {
  const { press, confirm, sent } = await openSignals({
    'POST /signals/{id}/transitions': (request: Request) =>
      request.url.includes('/b/') ? refusal(409, 'illegal_transition', { detail: 'It is over.' }) : signal,
  });
  await press('Select SIG-000001', 'checkbox');
  await press('Select SIG-000002', 'checkbox');
  await press('Dismiss');
  await screen.findByRole('dialog');
  await fill('Why this needs nobody', 'It is a test.');
  await confirm('Dismiss');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^1 of 2 changed\./)).toHaveTextContent('SIG-000002: It is over.');
  expect(await sent('POST /signals/a/transitions')).toMatchObject({
    body: { name: 'dismiss', reason: 'It is a test.' },
    version: '"2"',
  });
  expect(screen.getByLabelText(/^Why this needs nobody/)).toHaveValue('It is a test.');
});

test('incidents get a severity and a commander from their list', async () => {
  const one = sampleOf('IncidentDto', { id: 'a', number: 'INC-000001', state: 'active', version: 4 });
  const { press, confirm, sent, user } = await openAddress(
    '/admin/incident-command?view=all',
    { 'GET /incidents': pageOf(one) },
    'ayana_staff',
  );
  await press('Select INC-000001', 'checkbox');
  await press('Change severity');
  await screen.findByRole('dialog');
  await fill('Severity', '2');
  await confirm('Change severity');
  await waitFor(async () =>
    expect(await sent('PATCH /incidents/a')).toMatchObject({ body: { severity: 2 }, version: '"4"' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('o');
  await user.click(await screen.findByRole('menuitem', { name: 'Take command' }));
  await waitFor(async () =>
    expect(await sent('POST /incidents/a/roles')).toMatchObject({
      body: { incident_role: 'commander', person_id: 'me' },
      version: '"4"',
    }),
  );
});

test.each([
  ['/admin/crisis-detection', 'signals'],
  ['/admin/incident-command', 'incidents'],
])('%s is saved as a file', async (at, name) => {
  const { press, count } = await openAddress(at);
  await press('Export CSV');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^Saved as ayana-${name}-[-\\d]{10}\\.csv`)),
  );
  expect(count(`GET /${name}/export`)).toBe(1);
});

const task = sampleOf('IncidentTaskDto', { id: 'task', title: 'Answer the oldest ten' });
const entry = sampleOf('IncidentEntryDto', { id: 'line', kind: 'happened', text: 'Two people are missing.' });
const incident = sampleOf('IncidentDetailDto', {
  id: 'incident',
  number: 'INC-000001',
  title: 'No answers',
  version: 4,
});
const openIncident = (over: Partial<typeof incident> = {}, answers: Answers = {}) =>
  openAddress(
    '/admin/incident-command/incident',
    { 'GET /incidents/{id}': { ...incident, ...over }, ...answers },
    'ayana_staff',
  );
const CLOSE = 'POST /incidents/incident/transitions';

test('a line is written under its kind, and what a colleague writes leaves what is typed', async () => {
  let entries = [entry];
  const { press, sent, hears } = await openIncident({}, { 'GET /incidents/{id}': () => ({ ...incident, entries }) });
  await press('Decided', 'tab');
  const text = screen.getByRole('textbox', { name: 'Decided' });
  fireEvent.change(text, { target: { value: 'We answer from noon on.' } });
  entries = [entry, { ...entry, id: 'other', text: 'Three came.' }];
  await hears('incidents.updated', { id: 'incident' });
  expect(await screen.findByText('Three came.')).toBeInTheDocument();
  expect(text).toHaveValue('We answer from noon on.');
  await press('Write');
  await waitFor(async () =>
    expect((await sent('POST /incidents/incident/entries')).body).toMatchObject({
      kind: 'decided',
      text: 'We answer from noon on.',
    }),
  );
});

test('a line is corrected, and both stay', async () => {
  const fixed = { ...entry, id: 'new', corrects: 'line', text: 'Three people are missing.' };
  const { press, confirm, sent } = await openIncident({ entries: [{ ...entry, corrected_by: 'new' }, fixed] });
  expect(screen.getByText('Two people are missing.').closest('del')).not.toBeNull();
  await press('Correct');
  await screen.findByRole('dialog', { name: 'Correct a line' });
  await fill('How it was', 'Four people.');
  await confirm('Correct');
  await waitFor(async () =>
    expect((await sent('POST /incidents/incident/entries')).body).toMatchObject({ text: 'Four people.' }),
  );
});

test('what keeps an incident from closing is said, and what was typed is still there', async () => {
  const { press, confirm, user, sent } = await openIncident(
    { state: 'stable', transitions: ['close'] as never, tasks: [task] },
    {
      'POST /incidents/{id}/transitions': () => refusal(409, 'illegal_transition', { detail: 'There are open tasks.' }),
    },
  );
  await press('Close the incident');
  await screen.findByRole('dialog');
  await fill('How it ended', 'All have answers.');
  await confirm('Close the incident');
  expect(await screen.findByText('Please say what it came from.')).toBeInTheDocument();
  await fill('What it came from', 'process');
  await confirm('Close the incident');
  expect((await screen.findAllByText(/There are open tasks/)).length).toBeGreaterThan(0);
  expect(await sent(CLOSE)).toMatchObject({ version: '"4"' });
  await user.keyboard('{Escape}');
  await press('Answer the oldest ten', 'checkbox');
  await waitFor(async () =>
    expect((await sent('PATCH /incidents/incident/tasks/task')).body).toMatchObject({ state: 'done' }),
  );
  await press('Close the incident');
  expect(await within(await screen.findByRole('dialog')).findByLabelText(/^How it ended/)).toHaveValue(
    'All have answers.',
  );
});

test('a review is finished with all of it, and a reviewed incident takes no more lines', async () => {
  const { press, confirm, count } = await openIncident({ state: 'closed', transitions: ['review'] as never });
  await press('Review');
  await confirm('Finish the review');
  expect((await screen.findAllByText('A review needs this.')).length).toBeGreaterThan(2);
  expect(count(CLOSE)).toBe(0);
  await openIncident({ state: 'reviewed' });
  expect(screen.queryByRole('button', { name: 'Write' })).toBeNull();
});

test.each([
  ['', { drill: 'false' }],
  ['?view=all', {}],
  ['?view=drills', { drill: 'true' }],
  ['?view=review', { drill: 'false', state: 'closed', merged: 'false' }],
])('the incidents of %p are asked for by %p', async (search, query) => {
  const { sent } = await openAddress(`/admin/incident-command${search}`, {}, 'ayana_staff');
  const asked = (await sent('GET /incidents')).query;
  expect(asked).toMatchObject(query);
  expect('drill' in asked).toBe('drill' in query);
});

test('several signals of a kind are one row, which leads to all of them and acknowledges all', async () => {
  const many = { ...signal, kind: 'silent_patient' as const, state: 'open' as const, of_kind: 14 };
  const { press, sent, count } = await openAddress('/admin/crisis-detection', {
    'GET /signals': ({ url }: Request) =>
      pageOf(
        ...(url.includes('grouped')
          ? [many]
          : [
              { ...many, id: 's1', of_kind: 1 },
              { ...many, id: 's2', of_kind: 1 },
            ]),
      ),
    'POST /signals/{id}/transitions': signal,
  });
  expect((await sent('GET /signals')).query).toMatchObject({ grouped: 'true', live: 'true' });
  expect(await screen.findByText(/^14 signals/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Silent patient/ })).toHaveAttribute(
    'href',
    '/admin/crisis-detection?kind=silent_patient',
  );
  await press(/SIG-000001/, 'checkbox');
  await press('Acknowledge');
  await waitFor(() => expect(count('POST /signals/s2/transitions')).toBe(1));
  expect(count('POST /signals/s1/transitions')).toBe(1);
});
