import type { TreatmentRequest } from '@ayana/contracts/journey';
import type { OwnAppointment } from '../../../talks/talks';
import type { Account } from './account';
import type { Overview, OverviewTask, OwnRequest } from './home-data';
import { stepsOfJourneys } from './journey-steps';
import { nextStep, nextTalk } from './next-step';

const NOW = new Date('2026-11-20T09:00:00Z');
const complete: Account = {
  email: 'a@people.example',
  name: 'A',
  profile_complete: true,
  missing_fields: [],
  created_at: '2026-11-01T00:00:00Z',
};
const request = (over: Partial<OwnRequest> = {}): OwnRequest => ({
  id: '1',
  kind: 'consultation',
  status: 'new',
  case_id: null,
  case_number: null,
  received_at: '2026-11-20T08:00:00Z',
  due_at: '2026-11-21T08:00:00Z',
  confirmed_starts_at: null,
  confirmed_time_zone: null,
  confirmed_minutes: null,
  ...over,
});
const confirmed = (starts: string): OwnRequest =>
  request({
    id: starts,
    status: 'confirmed',
    confirmed_starts_at: starts,
    confirmed_minutes: 45,
    confirmed_time_zone: 'Africa/Nairobi',
  });

type Read = Parameters<typeof nextStep>[0];
const stepOf = (read: Partial<Read>) =>
  nextStep({ account: complete, overview: null, treatments: [], requests: [], appointments: [], ...read }, NOW);

const asked = (status: TreatmentRequest['status']): TreatmentRequest => ({
  id: `r-${status}`,
  case_id: `r-${status}`,
  case_number: 'AY-7K2Q4',
  patient_id: 'p',
  treatment_id: 't',
  treatment: { id: 't', name: 'Knee replacement', category: 'Orthopaedics', words: '' },
  patient_notes: null,
  priority_level: 'medium',
  status,
  facts: [],
  admin_notes: null,
  preferred_city: null,
  preferred_from: null,
  preferred_to: null,
  attendants: null,
  version: 1,
  created_at: '2026-11-19T08:00:00Z',
  updated_at: '2026-11-19T08:00:00Z',
});
const task = (over: Partial<OverviewTask> = {}): OverviewTask => ({
  id: 'k',
  title: 'Send your reports',
  detail: null,
  owner_kind: 'patient',
  due_at: '2026-11-22T08:00:00Z',
  act: 'send_papers',
  subject_kind: 'document',
  subject_id: null,
  version: 1,
  ...over,
});
const journey = (over: Partial<Overview> = {}, of: Partial<Overview['journey']> = {}): Overview => ({
  journey: {
    id: 'j',
    case_number: 'AY-7K2Q4',
    patient_id: 'p',
    treatment_request_id: null,
    current_stage: 2,
    stage_statuses: {},
    journey_data: {},
    case_manager_id: null,
    status: 'open',
    closed_reason: null,
    version: 1,
    created_at: '2026-11-01T00:00:00Z',
    updated_at: '2026-11-01T00:00:00Z',
    ...of,
  },
  facts: [],
  treatment: null,
  case_manager: null,
  hospital: null,
  completed: [],
  tasks: [],
  work: [],
  next_check_in_on: null,
  ...over,
});

test('an incomplete profile comes before everything', () => {
  const account: Account = { ...complete, profile_complete: false, missing_fields: ['phone'] };
  const read = { account, overview: journey({ tasks: [task()] }), requests: [confirmed('2026-11-21T08:00:00Z')] };
  expect(stepOf(read)).toEqual({ kind: 'profile', missing: ['phone'] });
});

test('an appointment is next until it is over, the first one first', () => {
  const [running, later, past] = [
    confirmed('2026-11-20T08:30:00Z'),
    confirmed('2026-11-24T08:00:00Z'),
    confirmed('2026-11-20T08:00:00Z'),
  ];
  const talkOf = (requests: OwnRequest[]) => nextTalk({ requests, appointments: [] }, NOW);
  expect(talkOf([later, running, past])).toMatchObject({ request: running });
  expect(talkOf([past])).toBeUndefined();
  expect(stepOf({ requests: [later, request()], overview: journey() })).toMatchObject({ talk: { request: later } });
});

test('of a task and an appointment the earlier comes first, and an appointment of the next 24 hours before both', () => {
  const tasks = [task()];
  const soon = confirmed('2026-11-21T08:59:00Z');
  const after = confirmed('2026-11-25T08:00:00Z');
  expect(stepOf({ overview: journey({ tasks }), requests: [soon] }).kind).toBe('appointment');
  expect(stepOf({ overview: journey({ tasks }), requests: [after] }).kind).toBe('task');
  const overdue = [task({ due_at: '2026-11-19T08:00:00Z' })];
  expect(stepOf({ overview: journey({ tasks: overdue }), requests: [after] })).toMatchObject({
    kind: 'task',
    isLate: true,
  });
  expect(stepOf({ overview: journey({ tasks: overdue }), requests: [soon] }).kind).toBe('appointment');
});

test('a closed journey is complete only with its last stage', () => {
  expect(stepOf({ overview: journey({}, { status: 'closed', current_stage: 4 }) }).kind).toBe('closed');
  expect(stepOf({ overview: journey({}, { status: 'closed', current_stage: 10 }) }).kind).toBe('complete');
});

test('tasks of others are not the patient’s; a task without a date is', () => {
  const [others, own] = [task({ owner_kind: 'case_manager' }), task({ due_at: null })];
  expect(stepOf({ overview: journey({ tasks: [others] }) }).kind).toBe('step');
  expect(stepOf({ overview: journey({ tasks: [others, own] }) })).toEqual({ kind: 'task', task: own, isLate: false });
});

test('a request that a person has set to wait for the patient comes before where the case is', () => {
  const overview = journey({ facts: ['opinion_signed'] });
  for (const status of ['waiting_for_patient', 'quoted'] as const)
    expect(stepOf({ overview, treatments: [asked(status)] })).toMatchObject({ kind: 'request', request: { status } });
  expect(stepOf({ overview, treatments: [asked('in_review')] })).toEqual({
    kind: 'step',
    facts: new Set(['opinion_signed']),
    until: null,
  });
});

test('what has happened says what is next, whatever is stored: nobody who has accepted is asked to choose', () => {
  const overview = journey({ facts: ['quote_sent', 'quote_accepted'] });
  const accepted = { ...asked('accepted'), facts: overview.facts };
  expect(stepOf({ overview, treatments: [accepted] })).toEqual({
    kind: 'step',
    facts: new Set(overview.facts),
    until: null,
  });
  // The quotes of a case are its step, with a button to the quotes; not a turn of the request beside it.
  const open = journey({ facts: ['quote_sent'] });
  expect(stepOf({ overview: open, treatments: [{ ...asked('quoted'), facts: ['quote_sent'] }] }).kind).toBe('step');
});

test('a visa and flights are the next step only once the letter is there', () => {
  const tasks = [task({ act: 'apply_visa' }), task({ act: 'book_flights' })];
  const facts = ['quote_accepted'] as const;
  expect(stepOf({ overview: journey({ tasks, facts: [...facts] }) })).toMatchObject({ kind: 'step' });
  expect(stepOf({ overview: journey({ tasks, facts: [...facts, 'letter_issued'] }) })).toMatchObject({
    kind: 'task',
    task: { act: 'apply_visa' },
  });
});

test('without tasks the case’s next step is said, and its end', () => {
  expect(stepOf({ overview: journey() })).toMatchObject({ kind: 'step' });
  expect(stepOf({ overview: journey({}, { current_stage: 10 }) }).kind).toBe('complete');
});

test('before there is a journey the open requests wait for an answer, the first due on top', () => {
  const sooner = request({ id: '2', status: 'claimed', due_at: '2026-11-20T10:00:00Z' });
  expect(stepOf({ requests: [request(), sooner] })).toEqual({ kind: 'waiting', request: sooner });
  expect(stepOf({ requests: [request()], treatments: [asked('pending')] }).kind).toBe('asked');
  expect(stepOf({ treatments: [asked('withdrawn')] }).kind).toBe('ask');
});

test('an answer is shown until its request is closed; without requests, the page offers to ask', () => {
  const answered = request({ status: 'answered' });
  expect(stepOf({ requests: [answered] })).toEqual({ kind: 'answered', request: answered });
  expect(stepOf({ requests: [request({ status: 'closed' })] })).toEqual({ kind: 'ask' });
  expect(stepOf({ account: null })).toEqual({ kind: 'ask' });
});

it('is complete once the last stage is; a case that was closed before says why', () => {
  const closed = (of: Partial<Overview['journey']>) => journey({}, { status: 'closed', ...of });
  expect(stepOf({ overview: closed({ current_stage: 10 }) })).toEqual({ kind: 'complete' });
  expect(stepOf({ overview: closed({ closed_reason: 'Treated at home.' }) })).toEqual({
    kind: 'closed',
    isWithdrawn: false,
    reason: 'Treated at home.',
  });
  const withdrawn = asked('withdrawn');
  const own = closed({ treatment_request_id: withdrawn.id, closed_reason: 'Withdrawn.' });
  expect(stepOf({ overview: own, treatments: [withdrawn] })).toMatchObject({ kind: 'closed', isWithdrawn: true });
});

test('of several journeys each has its own step: the patient’s first, the soonest on top', () => {
  const of = (id: string, over: Partial<Overview> = {}, fields: Partial<Overview['journey']> = {}): Overview =>
    journey(over, { id, ...fields });
  const talk = {
    request_id: 'q',
    journey_id: 'talk',
    starts_at: '2026-11-21T08:00:00Z',
    ends_at: '2026-11-21T09:00:00Z',
    status: 'booked',
  } as OwnAppointment;
  const work = [{ id: 'w', kind: 'opinion', status: 'accepted', due_at: '2026-11-20T10:00:00Z' } as const];
  const steps = stepsOfJourneys(
    [
      of('others', { work }),
      of('stage'),
      of('quoted', {}, { treatment_request_id: 'r-quoted' }),
      of('task', { tasks: [task()] }),
      of('talk'),
      of('late', { tasks: [task({ due_at: '2026-11-19T08:00:00Z' })] }),
    ],
    { treatments: [asked('quoted')], appointments: [talk] },
    NOW,
  );
  expect(steps.map(({ overview, step }) => [overview.journey.id, step.kind])).toEqual([
    ['late', 'task'],
    ['talk', 'appointment'],
    ['task', 'task'],
    ['quoted', 'request'],
    ['others', 'step'],
    ['stage', 'step'],
  ]);
});
