import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answers, fill, openAddress, pageOf, refusal, sampleOf } from '../../testing/open-address';

const ID = 'case';
const AT = `/case-manager/cases/${ID}`;
const value = sampleOf('CaseDto', {
  id: ID,
  status: 'open',
  version: 7,
  current_stage: 2,
  patient: { ...sampleOf('CaseDto').patient, name: 'Jamila Noor' },
});
const work = sampleOf('AssignmentDto', {
  id: 'given',
  journey_id: ID,
  kind: 'opinion',
  status: 'offered',
  assignee_name: 'Dr Latika',
  brief: 'Is she fit to travel?',
  version: 3,
  steps: ['cancel'],
});
const task = sampleOf('JourneyTaskDto', {
  id: 'task',
  title: 'Call the clinic',
  owner_kind: 'patient',
  status: 'open',
  version: 2,
});
const open = (
  over: Partial<typeof value> = {},
  answers: Answers = {},
  role: 'ayana_staff' | 'doctor' = 'ayana_staff',
) => openAddress(AT, { 'GET /cases/{journey_id}': { ...value, ...over }, ...answers }, role);
const candidate = (id: string, name: string) =>
  sampleOf('AssignmentCandidateDto', { id, name, field: 'assignee_user_id', reasons: ['2 open'] });

test.each([
  ['Take this case', 'Take case', { case_manager_id: 'me' }],
  ['Pause', 'Pause case', { status: 'paused' }],
])('%s is asked once more, and sent for the version that was read', async (item, submit, body) => {
  const { press, confirm, sent } = await open();
  await press(item);
  await confirm(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sent(`PATCH /patient-journeys/${ID}`)).toMatchObject({ body, version: '"7"' });
});

test.each([
  [{ status: 'paused' as const }, ['Take this case', 'Hand over', 'Resume', 'Open a stage again', 'Close']],
  [{ status: 'closed' as const }, ['Open again']],
  [{ case_manager: { id: 'me', name: 'Me' }, current_stage: 1 }, ['Hand over', 'Pause', 'Close']],
])('of a case with %o only what fits it can be done', async (over, items) => {
  await open(over);
  const menu = screen.getByTitle('More actions for this case').closest('details') ?? document.body;
  const names = within(menu)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([...items, 'Print the case sheet', 'Activity about this case']);
  const complete = screen.queryByRole('button', { name: 'Complete stage' });
  expect(complete === null).toBe(items.length === 1);
});

test('closing needs a reason; a colleague’s change is explained, and what was entered is kept', async () => {
  let current = value;
  const { press, confirm, sent, count } = await open(
    {},
    {
      'GET /cases/{journey_id}': () => current,
      'PATCH /patient-journeys/{id}': ({ headers }: Request) =>
        headers.get('if-match') === '"8"' ? sampleOf('PatientJourneyDto') : refusal(412, 'stale_version'),
    },
  );
  await press('Close');
  await confirm('Close case');
  expect(await screen.findByText('Please say why the case is closed.')).toBeInTheDocument();
  await fill('Reason', 'No answer for a month.');
  current = { ...value, status: 'paused', version: 8 };
  await confirm('Close case');
  expect(await screen.findByText(/The case is paused now\./)).toBeInTheDocument();
  expect(screen.getByText(/^Nothing was saved: a colleague has changed this case/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('No answer for a month.');
  await confirm('Close case');
  await waitFor(() => expect(count(`PATCH /patient-journeys/${ID}`)).toBe(2));
  expect((await sent(`PATCH /patient-journeys/${ID}`)).body).toEqual({
    status: 'closed',
    closed_reason: 'No answer for a month.',
  });
});

test('a case is handed to a colleague with a note', async () => {
  const colleague = sampleOf('UserDto', { id: 'them', name: 'Asha Rao' });
  const { press, confirm, sent } = await open({}, { 'GET /staff': pageOf(colleague) });
  await press('Hand over');
  await confirm('Hand over');
  expect(await screen.findByText('Please choose a colleague.')).toBeInTheDocument();
  await fill('Colleague', 'Asha');
  await confirm(/^Asha Rao/);
  await fill('Note', 'The son calls on Fridays.');
  await confirm('Hand over');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent(`POST /patient-journeys/${ID}/hand-over`)).body).toEqual({
    to_user_id: 'them',
    note: 'The son calls on Fridays.',
  });
});

test('a finished stage is opened again with a note that the patient reads', async () => {
  const { press, confirm, sent } = await open();
  await press('Open a stage again');
  await screen.findByRole('dialog');
  await fill('Note', 'One report is missing.');
  await confirm('Open stage');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent('POST /rpc/update_journey_stage')).body).toMatchObject({
    p_journey_id: ID,
    p_notes: 'One report is missing.',
  });
});

test('work needs someone and words; the best are suggested with why', async () => {
  const { press, confirm, sent } = await open(
    {},
    { 'GET /assignments/candidates': [candidate('latika', 'Dr Latika')] },
  );
  await press('Give work');
  await confirm('Give work');
  expect(await screen.findByText('Please choose who does it.')).toBeInTheDocument();
  expect(screen.getByText('Please say what you need from them.')).toBeInTheDocument();
  await confirm(/^Dr Latika.*2 open/);
  await fill('Note', 'Is she fit to travel?');
  await confirm('Give work');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent('POST /assignments')).body).toEqual({
    journey_id: ID,
    kind: 'opinion',
    brief: 'Is she fit to travel?',
    assignee_user_id: 'latika',
  });
});

test('when nobody fits the field it is said, and nobody is offered; by name anyone is found', async () => {
  const { press } = await open(
    {},
    {
      'GET /assignments/candidates': ({ url }: Request) =>
        url.includes('q=') ? [{ ...candidate('asha', 'Dr Asha'), fit: 'none', reasons: ['Of another field'] }] : [],
    },
  );
  await press('Give work');
  expect(await screen.findByText(/^No doctor with an account gives this treatment/)).toBeInTheDocument();
  await fill('Doctor', 'Asha');
  expect(await screen.findByRole('button', { name: /^Dr Asha.*Of another field/ })).toBeInTheDocument();
});

test('work that was declined says why, and is given to someone else with a message', async () => {
  const declined = { ...work, status: 'declined' as const, declined_reason: 'No bed until May.', steps: [] };
  const { press, confirm, sent } = await open(
    {},
    {
      'GET /assignments': pageOf(declined),
      'GET /assignments/candidates': [candidate('asha', 'Dr Asha')],
    },
  );
  expect(await screen.findByText('Declined: No bed until May.')).toBeInTheDocument();
  await press('Give it to someone else');
  expect(await within(await screen.findByRole('dialog')).findByLabelText(/^Note/)).toHaveValue('Is she fit to travel?');
  await confirm('Give it to them');
  expect(await screen.findByText('Please choose who does it.')).toBeInTheDocument();
  await confirm(/^Dr Asha/);
  await fill('First message', 'The family arrives on Friday.');
  await confirm('Give it to them');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent('POST /assignments/given/replace')).body).toMatchObject({
    assignee_user_id: 'asha',
    note: 'The family arrives on Friday.',
  });
});

test('work without an answer is late by itself, as soon as the API says so, and gets more time', async () => {
  let given = { ...work, answer_by: '2030-01-01T08:00:00Z' };
  const { press, confirm, sent, hears } = await open({}, { 'GET /assignments': () => pageOf(given) });
  const list = within(await screen.findByRole('list', { name: 'Handed over' }));
  expect(list.getByText('Waiting for an answer')).toBeInTheDocument();
  expect(list.queryByText('No answer in time')).toBeNull();
  given = { ...given, answer_by: '2026-11-20T08:00:00Z' };
  await hears('assignments.updated', { id: 'given', journey_id: ID });
  expect(await list.findByText('No answer in time')).toBeInTheDocument();
  await press('Change the time');
  await screen.findByRole('dialog');
  await fill('Due on', '2020-01-01');
  await confirm('Save');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await fill('Due on', '2031-02-03');
  await confirm('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent('PATCH /assignments/given')).body).toMatchObject({
    due_at: expect.stringContaining('2031-02-0') as string,
  });
});

test('a doctor accepts, finishes or declines with a reason, and sees no name', async () => {
  const own = { ...work, steps: ['accept', 'finish', 'decline'] as never };
  const { press, confirm, sent, where } = await open(
    { patient: { ...value.patient, name: null }, assigned: [{ status: 'offered' }] as never },
    { 'GET /assignments': pageOf(own) },
    'doctor',
  );
  const card = within(screen.getByRole('region', { name: 'Your work' }));
  expect(await card.findByText('Is she fit to travel?')).toBeInTheDocument();
  expect(screen.queryByText('Jamila Noor')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Handed over' })).toBeNull();
  await press('Accept');
  await waitFor(async () => expect((await sent('PATCH /assignments/given')).body).toEqual({ status: 'accepted' }));
  await press('Decline');
  await confirm('Decline');
  expect(await screen.findByText('Please say why you decline.')).toBeInTheDocument();
  await fill('Reason', 'I am away until Monday.');
  await confirm('Decline');
  await waitFor(() => expect(where()).toBe('/case-manager'));
  expect((await sent('PATCH /assignments/given')).body).toEqual({
    status: 'declined',
    declined_reason: 'I am away until Monday.',
  });
});

test('a task needs a title, is finished with a press, and given to a colleague', async () => {
  const colleague = sampleOf('UserDto', { id: 'them', name: 'Demo admin' });
  const { press, confirm, sent } = await open(
    {},
    {
      'GET /journey-tasks': pageOf(task),
      'GET /staff': pageOf(colleague),
    },
  );
  await press('Add a task');
  await confirm('Add task');
  expect(await screen.findByText('Please say what is to be done.')).toBeInTheDocument();
  await fill('What is to be done', 'Call the family');
  await confirm('Add task');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent('POST /journey-tasks')).body).toMatchObject({ journey_id: ID, title: 'Call the family' });
  await press('Call the clinic', 'checkbox');
  await waitFor(async () => expect((await sent('PATCH /journey-tasks/task')).body).toMatchObject({ status: 'done' }));
  await press('Change');
  await screen.findByRole('dialog', { name: 'Change this task' });
  await fill('Who does it', 'colleague');
  await fill('Colleague', 'Demo');
  await confirm(/^Demo admin/);
  await confirm('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent('PATCH /journey-tasks/task')).body).toMatchObject({
    owner_kind: 'case_manager',
    owner_id: 'them',
  });
});

test('an automatic step that failed says why, and is run again', async () => {
  const step = sampleOf('JourneyAutomationDto', { id: 'step', status: 'failed', failure: 'The papers are not known.' });
  const { press, count } = await open({}, { 'GET /journey-automations': [step] });
  expect(await screen.findByText('The papers are not known.')).toBeInTheDocument();
  await press('Run again');
  await waitFor(() => expect(count('POST /journey-automations/step/run')).toBe(1));
});

test('a note for the team is written to the case', async () => {
  const { press, sent } = await open();
  const [note = document.body] = screen.getAllByRole('textbox', { name: 'Note for the team' });
  fireEvent.change(note, { target: { value: 'The brother speaks English.' } });
  await press('Save note');
  await waitFor(async () =>
    expect((await sent(`POST /cases/${ID}/notes`)).body).toEqual({ text: 'The brother speaks English.' }),
  );
});

test('on the board a case goes over several stages from its menu, which says what that sets off', async () => {
  const card = sampleOf('BoardCardDto', { kind: 'journey', id: ID, stage: 2, status: 'open', patient: 'Esha' });
  const columns = JOURNEY_STAGES.map(({ number }) => ({ stage: number, total: 1, items: number === 2 ? [card] : [] }));
  const { user, press, confirm, count } = await openAddress(
    '/case-manager/board',
    {
      'GET /case-board': { columns },
      'GET /cases/{case_id}/facts': { items: [sampleOf('CaseFactEntryDto', { fact: 'records_complete' })], gaps: [] },
    },
    'ayana_staff',
  );
  await press('To 4. Quotes and plan');
  // What has usually happened before is asked for: it is confirmed, or waited for.
  expect(await screen.findByText('A doctor signed an opinion.')).toBeVisible();
  expect(screen.queryByText('All records that were asked for are here.')).toBeNull();
  await confirm('Complete');
  expect(count('POST /rpc/update_journey_stage')).toBe(0);
  await user.click(screen.getByRole('checkbox', { name: /Complete it all the same/ }));
  await confirm('Complete');
  await waitFor(() => expect(count('POST /rpc/update_journey_stage')).toBe(2));
});

const queued = (id: string, name: string, over: object = {}) =>
  sampleOf('QueueItemDto', { id, name, kind: 'enquiry', due_at: '2026-11-20T08:00:00Z', ...over });

test('the queue leads each thing to its page, and follows the keys and what others do', async () => {
  const read = jest.fn<unknown, []>(() =>
    pageOf(queued('asked', 'Ada'), queued('task', 'Zoe', { kind: 'task', journey_id: ID })),
  );
  const { user, hears } = await openAddress('/case-manager', { 'GET /case-queue': read });
  const ada = await screen.findByRole('link', { name: /Ada/ });
  expect(ada).toHaveAttribute('href', '/admin/inbox?request=asked');
  expect(screen.getByRole('link', { name: /Zoe/ })).toHaveAttribute('href', AT);
  await user.keyboard('j');
  expect(ada).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: /Zoe/ })).toHaveFocus();
  read.mockReturnValue(pageOf(queued('new', 'Bea')));
  await hears('tasks.changed');
  expect(await screen.findByRole('link', { name: /Bea/ })).toBeInTheDocument();
});

test('a doctor with nothing in the queue is led to their own portal', async () => {
  await openAddress('/case-manager', {}, 'doctor');
  expect(await screen.findByText(/Nothing is waiting for you here/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the doctor portal' })).toHaveAttribute('href', '/doctor-portal');
});

test('a car is asked for from the travel of a case, for the case, where the patient goes', async () => {
  const request = { ...sampleOf('CaseRequestDto'), preferred_city: 'Pune' };
  const found = sampleOf('ResourceNeedDto', { id: 'need', title: 'Interpreter for the ward', state: 'open' });
  const { press, confirm, sent } = await openAddress(`${AT}?section=travel`, {
    'GET /cases/{journey_id}': { ...value, case_number: 'AY-7K2Q4', treatment_request: request },
    'GET /resource-needs': pageOf(found),
    'GET /cities': pageOf({ id: 'pune', name: 'Pune', state: 'Maharashtra' }),
  });
  expect(await screen.findByRole('link', { name: 'Interpreter for the ward' })).toHaveAttribute(
    'href',
    '/admin/resource-mobilization/needs/need',
  );
  await press('Ask for a car');
  expect(await screen.findByRole('dialog')).toHaveTextContent('AY-7K2Q4 Jamila Noor');
  await fill('What for', 'From the airport');
  await confirm('Ask for it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent('POST /resource-needs')).body).toMatchObject({
    kind: 'vehicle',
    title: 'From the airport',
    city_id: 'pune',
    journey_id: ID,
  });
});

test('several hospitals are asked for a quote at once, each by its own work', async () => {
  const hospital = (id: string, name: string) =>
    sampleOf('AssignmentCandidateDto', { id, name, field: 'partner_hospital_id', reasons: [] });
  const { press, confirm, sent, count } = await openAddress(`${AT}?section=offers`, {
    'GET /cases/{journey_id}': value,
    'GET /assignments': pageOf({ ...work, kind: 'referral', assignee_name: 'Apollo' }),
    'GET /assignments/candidates': [hospital('one', 'Fortis'), hospital('two', 'Global')],
  });
  expect(await screen.findByText('Apollo')).toBeInTheDocument();
  await press('Ask for quotes');
  await confirm('Ask for quotes');
  expect(await screen.findByText('Please choose at least one hospital.')).toBeInTheDocument();
  await press(/^Fortis/, 'checkbox');
  await press(/^Global/, 'checkbox');
  await confirm('Ask for quotes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(count('POST /assignments')).toBe(2);
  expect((await sent('POST /assignments')).body).toEqual({
    journey_id: ID,
    kind: 'referral',
    brief: 'Please send an itemised quote.',
    partner_hospital_id: 'two',
  });
});

test('a case lists its service requests and links, and is linked by the number of another record', async () => {
  const request = sampleOf('ServiceRequestDto', {
    id: 'request',
    state: 'new',
    number: 'SR-000123',
    item: { id: 'item', name: 'Records request' },
  });
  const link = { id: 'link', kind: 'need', subject_id: 'need', url: null, label: 'NEED-000012 A car', created_at: AT };
  const { press, confirm, sent } = await open(
    {},
    { 'GET /service-requests': pageOf(request), 'GET /record-links': { items: [link] } },
  );
  expect(await screen.findByRole('link', { name: 'Records request' })).toHaveAttribute(
    'href',
    '/admin/service-requests/request',
  );
  expect(screen.getByRole('link', { name: 'Ask for a service' })).toHaveAttribute(
    'href',
    expect.stringContaining(`journey=${ID}`),
  );
  expect(screen.getByRole('link', { name: 'NEED-000012 A car' })).toBeInTheDocument();
  await press('Add a link');
  await fill('Number or address', 'something');
  await confirm('Add it');
  expect(await screen.findByText(/^Please give a number such as/)).toBeInTheDocument();
  await fill('Number or address', 'inc-000004');
  await confirm('Add it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent('POST /record-links')).body).toEqual({
    record_kind: 'journey',
    record_id: ID,
    number: 'inc-000004',
  });
});

test('beside a doctor’s signed opinion staff write one of their own, with a reason', async () => {
  const signed = sampleOf('MedicalOpinionDto', {
    id: 'signed',
    doctor: { id: 'doctor', name: 'Dr Latika' },
    signed_at: '2026-11-20T10:00:00Z',
    reason: null,
  });
  const { press, confirm, sent } = await openAddress(
    `${AT}?section=offers`,
    { 'GET /cases/{journey_id}': value, 'GET /medical-opinions': { items: [signed] } },
    'ayana_staff',
  );
  await press('Write an opinion of your own');
  await fill('Opinion', 'She may fly.');
  await confirm('Save as draft');
  expect(await screen.findByText('Please say why you write an opinion beside the doctor’s.')).toBeInTheDocument();
  await fill('Why you write it', 'The doctor is away.');
  await confirm('Save as draft');
  await waitFor(async () =>
    expect((await sent('POST /medical-opinions')).body).toMatchObject({ reason: 'The doctor is away.' }),
  );
});
