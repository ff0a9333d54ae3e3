import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, fill, openAddress, place, refusal, sampleOf } from '../../testing/open-address';

const AT = '/admin/regulatory-compliance';
const rule = sampleOf('RetentionRuleDto', { key: 'left_newsletters', keep_days: 90, version: 4 });
const open = (path: string, answers: Answers, role: 'admin' | 'ayana_staff' = 'admin') =>
  openAddress(AT + path, answers, role);
const openRules = (over: Partial<typeof rule> = {}, answers: Answers = {}, role: 'admin' | 'ayana_staff' = 'admin') =>
  open('/retention', { 'GET /retention-rules': [{ ...rule, ...over }], ...answers }, role);
const RULE = '/retention-rules/left_newsletters';

const evidence = sampleOf('EvidenceDto', { id: 'proof', title: 'Protocol', state: 'current', version: 2 });
const control = (over: Partial<typeof evidence>[] = []) =>
  sampleOf('ComplianceControlDetailDto', {
    id: 'control',
    title: 'A calendar of keys',
    standing: over.length === 0 ? 'not_met' : 'at_risk',
    evidence: over.map((each) => ({ ...evidence, ...each })),
  });
const requirement = sampleOf('RequirementDetailDto', {
  id: 'asked',
  title: 'Keys are changed every year',
  code: 'Article 32',
  version: 3,
  transitions: ['exclude'],
});
const openRequirement = (over: Partial<typeof requirement> = {}, answers: Answers = {}) =>
  open('/requirements/asked', { 'GET /compliance-requirements/{id}': { ...requirement, ...over }, ...answers });

test.each([
  ['3', 'Please enter a whole number from 30 to 1095.'],
  ['1096', 'Please enter a whole number from 30 to 1095.'],
  ['sixty', 'Please enter a whole number from 30 to 1095.'],
])('a rule keeps nothing for %s days', async (days, message) => {
  const { press, names } = await openRules();
  await press('Change the days');
  await fill('Days to keep it', days);
  await press('Save');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(names()).not.toContain(`PATCH ${RULE}`);
});

test('days are changed, counted and switched on, each with what the API needs', async () => {
  const { press, sent } = await openRules(
    {},
    { [`POST ${RULE}/dry-run`]: sampleOf('RetentionRunDto', { found: 2, is_dry: true }) },
  );
  await press('Change the days');
  await fill('Days to keep it', '120');
  await press('Save');
  expect(await sent(`PATCH ${RULE}`)).toMatchObject({ body: { keep_days: 120 }, version: '"4"' });
  await press(/^Dry run: /);
  await press('Count');
  expect(await screen.findByText(/2 rows would be removed\.$/)).toBeInTheDocument();
  expect((await sent(`POST ${RULE}/dry-run`)).body).toEqual({ keep_days: 90 });
});

test('a rule that was not tried is not switched on, and the dialog says why', async () => {
  const { press, confirm, sent } = await openRules(
    {},
    { [`PATCH ${RULE}`]: () => refusal(422, 'invalid_fields', { detail: 'Try it with these days first.' }) },
  );
  expect(screen.queryByText('Run now')).toBeNull();
  await press('Switch on');
  await confirm('Switch on');
  expect(await place().findByRole('alert')).toHaveTextContent('Try it with these days first.');
  expect((await sent(`PATCH ${RULE}`)).body).toEqual({ is_switched_on: true });
});

test('a rule that counts is switched off, or run at once', async () => {
  const { press, confirm, sent, count } = await openRules({ is_active: true });
  await press('Run now');
  await confirm('Run now');
  expect(count(`POST ${RULE}/run`)).toBe(1);
  await press('Switch off');
  await confirm('Switch off');
  expect((await sent(`PATCH ${RULE}`)).body).toEqual({ is_switched_on: false });
});

test('who is no administrator reads the rules; their runs fail alone', async () => {
  await openRules(
    {},
    { 'GET /retention-runs': () => refusal(503, 'service_unavailable', { detail: 'Away.' }) },
    'ayana_staff',
  );
  expect(screen.getByText('Newsletter addresses')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Dry run/ })).toBeNull();
  expect(screen.getByText(/The runs couldn’t be loaded/)).toBeInTheDocument();
});

test('the figures say what has ended or is late, and fail without the list', async () => {
  const summary = sampleOf('ComplianceSummaryDto', {
    evidence_lapsing: 3,
    evidence_lapsed: 2,
    data_requests_open: 4,
    data_requests_overdue: 1,
    frameworks: [sampleOf('FrameworkCountsDto', { framework: 'gdpr', met: 3, not_met: 1, not_applicable: 5 })],
  });
  await open('', { 'GET /compliance-requirements/summary': summary });
  for (const text of ['2 have ended', '1 is late', '3 of 4 met']) expect(screen.getByText(text)).toBeInTheDocument();
  await open('', {
    'GET /compliance-requirements/summary': () => refusal(503, 'service_unavailable'),
    'GET /compliance-requirements': { items: [sampleOf('RequirementDto', { title: 'Asked' })], next_cursor: null },
  });
  expect(screen.getByText('The figures couldn’t be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Asked/ })).toBeInTheDocument();
});

test('a requirement needs its number and title, and opens once it is added', async () => {
  const { press, sent, where } = await open('', { 'POST /compliance-requirements': { ...requirement, id: 'new' } });
  await press('New requirement');
  await press('Add requirement');
  expect(await screen.findByText('Please enter the number.')).toBeInTheDocument();
  expect(screen.getByText('Please enter a title.')).toBeInTheDocument();
  await fill('Framework', 'gdpr');
  await fill('Number', 'Article 32');
  await fill('Title', 'Keys');
  await press('Add requirement');
  await screen.findByText('No control yet', { exact: true });
  expect(where()).toBe(`${AT}/requirements/new`);
  expect((await sent('POST /compliance-requirements')).body).toEqual({
    framework: 'gdpr',
    code: 'Article 32',
    title: 'Keys',
  });
});

test('what does not apply says why, and the API gets the reason for the version that was read', async () => {
  const { press, confirm, sent } = await openRequirement();
  await press('Does not apply');
  await confirm('Does not apply');
  expect(await screen.findByText('Please say why it does not apply.')).toBeInTheDocument();
  await fill('Reason', 'No keys are kept.');
  await press('Does not apply');
  expect(await sent('POST /compliance-requirements/asked/transitions')).toMatchObject({
    body: { name: 'exclude', note: 'No keys are kept.' },
    version: '"3"',
  });
});

test('its reason is read by all, and it applies again with one press', async () => {
  const { press, sent } = await openRequirement({
    standing: 'not_applicable',
    reason: 'No keys are kept.',
    transitions: ['include'],
  });
  expect(screen.getByText('No keys are kept.')).toBeInTheDocument();
  await press('Applies again');
  expect((await sent('POST /compliance-requirements/asked/transitions')).body).toEqual({ name: 'include' });
});

test('a new control meets the requirement it is added from', async () => {
  const { press, sent } = await openRequirement(
    {},
    { 'GET /compliance-requirements': { items: [requirement], next_cursor: null } },
  );
  await press('New control');
  expect(await place().findByRole('checkbox', { name: /Article 32/ })).toBeChecked();
  await fill('What is done', 'A calendar of keys');
  await press('Me');
  await press('Add control');
  expect((await sent('POST /compliance-controls')).body).toMatchObject({
    title: 'A calendar of keys',
    requirement_ids: ['asked'],
    owner_id: 'me',
  });
});

test('evidence is a file, an address or words, and a refusal loses nothing', async () => {
  const { press, sent } = await openRequirement({ control_list: [control()] });
  expect(screen.getByText('Not met')).toBeInTheDocument();
  await press('Add evidence: A calendar of keys');
  await fill('Title', 'Protocol of the change');
  await press('Add evidence');
  expect(await screen.findByText('Please add a file, an address, or say what it shows.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Protocol of the change');
  await fill('Address', 'https://example.org/protocol');
  await fill('Last day', '2027-01-31');
  await press('Add evidence');
  expect((await sent('POST /compliance-evidence')).body).toEqual({
    control_id: 'control',
    title: 'Protocol of the change',
    expires_on: '2027-01-31',
    web_address: 'https://example.org/protocol',
  });
});

test.each([
  ['lapsing', 20, 'Ends soon', 'in 20 days'],
  ['lapsed', -3, 'Ended', '3 days ago'],
  ['valid', 90, 'Valid', 'in 90 days'],
] as const)('evidence that is %s says so in words, and how far its last day is', async (standing, days, word, far) => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await openRequirement({ control_list: [control([{ standing, expires_on: day }])] });
  const rows = within(screen.getByRole('list', { name: 'Evidence' }));
  expect(rows.getByText(word)).toBeInTheDocument();
  expect(rows.getByText(far)).toBeInTheDocument();
});

test('what a colleague adds shows without a reload', async () => {
  let controls = [control()];
  const { hears } = await openRequirement(
    {},
    {
      'GET /compliance-requirements/{id}': () => ({ ...requirement, control_list: controls }),
    },
  );
  controls = [control([{ title: 'Contract of the next change' }])];
  await hears('compliance.updated');
  expect(await screen.findByText('Contract of the next change')).toBeInTheDocument();
});

test('the report is saved under the day’s name, and a failure is said', async () => {
  const report = jest.fn<unknown, []>(() => new Response('a file'));
  const { press } = await open('', { 'GET /compliance-report': report });
  await press('PDF report');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^Saved as ayana-compliance-[-\d]{10}\.pdf/),
  );
  report.mockImplementation(() => refusal(503, 'service_unavailable', { detail: 'The service is away.' }));
  await press('PDF report');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The service is away.'));
});

const asked = sampleOf('DataRequestDetailDto', {
  id: 'request',
  kind: 'erase',
  state: 'verified',
  transitions: ['complete', 'refuse'],
  may_extend: true,
});
const openAsked = (over: Partial<typeof asked>, role: 'admin' | 'ayana_staff' = 'admin') =>
  open('/data-requests/request', { 'GET /data-requests/{id}': { ...asked, ...over } }, role);

test('only an administrator erases, with their password', async () => {
  await openAsked({}, 'ayana_staff');
  expect(screen.queryByRole('button', { name: 'Erase the data' })).toBeNull();
  expect(screen.getByText('Erasing is done by an administrator.')).toBeInTheDocument();
});

test('erasing needs the password of who does it', async () => {
  const { press, confirm, sent } = await openAsked({ version: 2 });
  await press('Erase the data');
  await confirm('Erase the data');
  expect(await screen.findByText('Please enter your password.')).toBeInTheDocument();
  await fill('Your password', 'secret words');
  await press('Erase the data');
  expect(await sent('POST /data-requests/request/erase')).toMatchObject({
    body: { password: 'secret words' },
    version: '"2"',
  });
});

test.each([
  ['Refuse', 'Refuse', 'transitions', { name: 'refuse', note: 'Not you.' }],
  ['Extend by two months', 'Extend', 'extend', { reason: 'Not you.' }],
])('%s needs a reason, which the person reads', async (act, submit, path, body) => {
  const { press, confirm, sent } = await openAsked({});
  await press(act);
  await confirm(submit);
  expect(await screen.findByText('Please enter the reason.')).toBeInTheDocument();
  await fill('Reason', 'Not you.');
  await confirm(submit);
  expect((await sent(`POST /data-requests/request/${path}`)).body).toEqual(body);
});

test('before it is known who asks, nothing can be given', async () => {
  await openAsked({ kind: 'export', state: 'received', transitions: ['verify', 'refuse'], may_extend: false });
  expect(screen.getByRole('button', { name: 'Identity is checked' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Give the copy' })).toBeNull();
  expect(screen.queryByText('Extend by two months')).toBeNull();
  expect(screen.getByText('First check that the person is who they say they are.')).toBeInTheDocument();
});
