import { openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { finishTaskAction } from '../../own-tasks/finish-task';
import { homeLoader } from './data/loader';
import '../../own-tasks/task-papers';
import '../../stay-news/news-card';
import './home-below';
import { Component as HomePage } from './home-page';

const api = portalApi('patient');
const list = (items: unknown[]) => ({ items, next_cursor: null });
const journey = sampleOf('PatientJourneyDto', { id: 'j1', current_stage: 2 });
const task = {
  ...sampleOf('OverviewTaskDto'),
  id: 'k1',
  title: 'Tell us your blood group',
  owner_kind: 'patient',
  act: 'other',
  subject_kind: null,
  version: 3,
} as const;
const overview = (over: Parameters<typeof sampleOf<'JourneyOverviewDto'>>[1] = {}) =>
  sampleOf('JourneyOverviewDto', {
    journey,
    treatment: { ...sampleOf('RequestedTreatmentDto'), name: 'Knee replacement' },
    ...over,
  });
const open = (answers: Record<string, unknown> = {}, query = '') => {
  api.answer({
    'GET /auth/account': sampleOf('AccountDto', { profile_complete: true }),
    'GET /patient-journeys/overview': () => Response.json(null),
    'GET /patient-journeys': list([]),
    'GET /treatment-requests': list([]),
    'GET /consultation-requests': [],
    'GET /own-appointments': [],
    'GET /general-inquiries': list([]),
    'GET /patient-notifications': list([]),
    'GET /on-call-line': { items: [] },
    ...(answers as Record<string, object>),
  });
  const page = { Component: HomePage, loader: homeLoader, action: finishTaskAction };
  return openPage(page, '/patient-portal', `/patient-portal${query}`);
};
const part = (name: string) => screen.findByRole('region', { name });

test('what is missing of the profile is asked for first, then what to ask', async () => {
  await open({ 'GET /auth/account': sampleOf('AccountDto', { missing_fields: ['phone', 'country'] }) });
  expect(screen.getByRole('link', { name: 'Complete profile' })).toHaveAttribute('href', '/patient-portal/people');
  expect(document.body).toHaveTextContent('Still missing: phone and country.');
  api.answer({ 'GET /auth/account': sampleOf('AccountDto', { profile_complete: true }) });
  await receive('journey.updated', { id: 'j1' });
  expect(await screen.findByRole('link', { name: 'Ask for a consultation' })).toHaveAttribute('href', '/consultation');
  expect(screen.getByRole('link', { name: 'Ask for a treatment' })).toHaveAttribute(
    'href',
    '/patient-portal/requests/new',
  );
  expect(document.body).toHaveTextContent(/Enquiry received.*Home follow-up/);
});

test('nothing is asked for while it is not known what was asked already', async () => {
  await open({ 'GET /treatment-requests': () => refusal(503, 'service_unavailable', { detail: 'Away.' }) });
  expect(await screen.findByRole('link', { name: 'Open “About me”' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ask for a consultation' })).toBeNull();
});

test.each([['r1'], [null]])('a journey links to its treatment request where there is one: %s', async (request) => {
  await open({
    'GET /patient-journeys/overview': overview({ journey: { ...journey, treatment_request_id: request } }),
  });
  const links = within(await part('Your journey: Knee replacement')).queryAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    request === null ? [] : ['/requests/patient-portal/r1'],
  );
});

test('a journey moves on while the page is open, and names what is next', async () => {
  await open({ 'GET /patient-journeys/overview': overview() });
  const card = await part('Your journey: Knee replacement');
  expect(card).toHaveTextContent('2 of 10 stages are completed.');
  expect(card.querySelector('[aria-current=step]')).toHaveTextContent('Medical opinion');
  api.answer({ 'GET /patient-journeys/overview': overview({ journey: { ...journey, current_stage: 3 } }) });
  await receive('journey.updated', { id: 'j1' });
  await waitFor(() => expect(card).toHaveTextContent('3 of 10 stages are completed.'));
});

test('at home, where a day is waited for, the day is said', async () => {
  const waits = { facts: ['flown_home' as const], tasks: [], next_check_in_on: '2099-12-12' };
  await open({ 'GET /patient-journeys/overview': overview(waits) });
  expect(await screen.findByText(/Nothing to do until Sat 12 Dec 2099/)).toBeVisible();
});

test('an own task is ticked off here, by the version that was read; a refusal is said', async () => {
  await open({
    'GET /patient-journeys/overview': overview({ tasks: [task] }),
    'PATCH /journey-tasks/k1': () => refusal(409, 'illegal_transition', { detail: 'It is over.' }),
  });
  const done = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'I have done this: Tell us your blood group' }));
  await done();
  expect(await screen.findByText('It is over.')).toBeVisible();
  api.answer({
    'PATCH /journey-tasks/k1': sampleOf('JourneyTaskDto'),
    'GET /patient-journeys/overview': overview(),
  });
  await done();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your tasks' })).toBeNull());
  expect((await api.changes()).at(-1)).toEqual(['PATCH /journey-tasks/k1', { status: 'done' }]);
  expect(
    api
      .calls()
      .find(({ method }) => method === 'PATCH')
      ?.headers.get('if-match'),
  ).toBe('"3"');
});

test('each task names its act: what is done elsewhere leads there, a paper is taken here, a hard one has help', async () => {
  const own = (id: string, act: 'health' | 'pay_deposit' | 'apply_visa' | 'send_papers', subject: object = {}) => ({
    ...task,
    id,
    act,
    title: `Task ${id}`,
    ...subject,
  });
  const paper = sampleOf('CaseDocumentDto', { id: 'd1', journey_id: 'j1', kind: 'passport', status: 'wanted' });
  await open({
    'GET /patient-journeys/overview': overview({
      tasks: [
        own('1', 'health', { subject_kind: 'health_summary' }),
        own('2', 'pay_deposit', { subject_kind: 'quote' }),
        own('3', 'apply_visa', { subject_kind: 'travel_leg' }),
        own('4', 'send_papers', { subject_kind: 'document', subject_id: 'd1' }),
      ] as never,
    }),
    'GET /documents': list([paper]),
  });
  const card = within(await part('Your tasks'));
  expect(card.getByRole('link', { name: 'Answer the questions: Task 1' })).toBeVisible();
  expect(card.getByRole('link', { name: 'See how to pay: Task 2' })).toHaveAttribute('href', '/patient-portal/quotes');
  expect(card.getByRole('button', { name: 'I have applied: Task 3' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Help with the visa' })).toBeVisible();
  expect(await card.findByRole('group', { name: 'Add: Passport' })).toBeInTheDocument();
  expect(card.queryByRole('button', { name: /^Done/ })).toBeNull();
});

test('a part that fails leaves the others, and is read again', async () => {
  const question = sampleOf('OwnInquiryDto', { message: 'What does a new knee cost?', due_at: '2099-01-01T10:00:00Z' });
  await open({
    'GET /consultation-requests': () => refusal(503, 'service_unavailable', { detail: 'Away.' }),
    'GET /general-inquiries': list([question]),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your consultations couldn’t be loaded. Away.');
  expect(await part('Your questions')).toHaveTextContent('What does a new knee cost?');
  api.answer({ 'GET /consultation-requests': [] });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('of several journeys the address names one; one of someone else is not found', async () => {
  const [older, newer] = [
    sampleOf('PatientJourneyDto', {
      id: 'old',
      case_number: 'AY-7K2Q4',
      treatment_request_id: 'r1',
      created_at: '2026-01-01T10:00:00Z',
    }),
    sampleOf('PatientJourneyDto', { id: 'new', status: 'closed', created_at: '2026-11-01T10:00:00Z' }),
  ];
  await open(
    {
      'GET /patient-journeys': list([older, newer]),
      'GET /treatment-requests': list([
        sampleOf('TreatmentRequestDto', {
          id: 'r1',
          preferred_city: 'Chennai',
          treatment: { ...sampleOf('RequestedTreatmentDto'), name: 'Knee replacement' },
        }),
      ]),
      'GET /patient-journeys/overview': ({ url }: Request) =>
        url.includes('journey_id=old')
          ? overview({ journey: { ...older, current_stage: 5 } })
          : refusal(404, 'not_found'),
    },
    '?journey=old',
  );
  const choice = within(await screen.findByRole('navigation', { name: 'Your journeys' }));
  expect(
    choice.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['/patient-portal?journey=new', null],
    ['/patient-portal?journey=old', 'page'],
  ]);
  expect(document.body).toHaveTextContent('5 of 10 stages');
  expect(choice.getByRole('link', { current: 'page' })).toHaveTextContent(
    /^Knee replacement *AY-7K2Q4 · Chennai · since Thu 1 Jan/,
  );
  // What the page leads to is about the same journey.
  expect(screen.getByRole('link', { name: 'All notifications' })).toHaveAttribute('href', '/notifications?journey=old');
});

test('every open journey has its next step here, the soonest first, and its button opens that journey', async () => {
  const openOf = (id: string) =>
    sampleOf('PatientJourneyDto', { id, case_number: `AY-${id}`, status: 'open', created_at: '2026-01-01T10:00:00Z' });
  const [first, second] = [openOf('first'), openOf('second')];
  const over = sampleOf('PatientJourneyDto', { id: 'over', status: 'closed', created_at: '2025-01-01T10:00:00Z' });
  const papers = (title: string, due_at: string) => ({ ...task, title, due_at, subject_kind: 'document' as const });
  const overviews: Record<string, unknown> = {
    first: overview({ journey: first, tasks: [papers('Send the scan', '2099-02-01T10:00:00Z')] }),
    second: overview({ journey: second, tasks: [papers('Send the biopsy', '2099-01-01T10:00:00Z')] }),
  };
  await open({
    'GET /patient-journeys': list([first, second, over]),
    'GET /patient-journeys/overview': ({ url }: Request) =>
      overviews[new URL(url).searchParams.get('journey_id') ?? 'first'],
  });
  const next = await part('Send the biopsy');
  expect(next).toHaveTextContent('AY-second');
  expect(within(next).getByRole('link')).toHaveAttribute('href', '/patient-portal/documents?journey=second');
  const other = await part('Next in your other journeys');
  expect(other).toHaveTextContent(/Send the scan.*AY-first/);
  expect(within(other).getByRole('link')).toHaveAttribute('href', '/patient-portal/documents?journey=first');
});

test('the next talk says who it is with and when, and is joined from here', async () => {
  // One clock: a millisecond between two readings is no whole minute.
  const now = Date.now();
  const starts = new Date(now + 60_000).toISOString();
  const ends = new Date(now + 1_860_000).toISOString();
  const doctor = { ...sampleOf('AppointmentDoctorDto'), full_name: 'Dr Latika', time_zone: 'Asia/Kolkata' };
  const talk = {
    kind: 'video',
    status: 'booked',
    appointment_id: 'a1',
    starts_at: starts,
    ends_at: ends,
    doctor,
  } as const;
  await open({ 'GET /own-appointments': [sampleOf('OwnAppointmentDto', talk)] });
  const card = await part('Next appointment');
  expect(card).toHaveTextContent(/Dr Latika.*By video, 30 minutes/);
  expect(within(card).getByRole('link', { name: 'Join' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/consultation-room\/a1$/),
  );
  expect(screen.getAllByText(/With Dr Latika\./)).toHaveLength(1);
  expect(document.body).not.toHaveTextContent('The link is in the e-mail');
});

test('a journey of someone else is not found', async () => {
  await open({ 'GET /patient-journeys/overview': () => refusal(404, 'not_found') }, '?journey=other');
  expect(screen.getByRole('heading', { name: 'Refused: not_found' })).toBeVisible();
});

test('the newest news of the hospital is on the first page from the admission on, and comes by itself', async () => {
  const news = (id: string, text: string) => ({ ...sampleOf('StayUpdateDto'), id, text, journey_id: 'j1' });
  api.answer({ 'GET /stays/updates': { items: [news('u1', 'The operation went well.')] } });
  await open({ 'GET /patient-journeys/overview': overview({ facts: ['admitted'] }) });
  const card = await part('News from the hospital');
  expect(card).toHaveTextContent('The operation went well.');
  expect(within(card).queryByRole('link')).toBeNull();
  api.answer({ 'GET /stays/updates': { items: [news('u2', 'She walks.'), news('u1', 'The operation went well.')] } });
  await receive('admissions.updated', { id: 'a1', journey_id: 'j1' });
  await waitFor(() => expect(card).toHaveTextContent('She walks.'));
  expect(card).not.toHaveTextContent('The operation went well.');
  expect(within(card).getByRole('link', { name: 'All news of the stay' })).toHaveAttribute(
    'href',
    '/patient-portal/care',
  );
});
