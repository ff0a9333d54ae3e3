import type { components } from '@ayana/contracts/api';
import type { Role } from '@ayana/contracts/identity';
import { openPage, portalApi, receive, refusal, sampleOf, signInAs } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as WorkList } from './list/work-list';
import { workListLoader } from './list/work-list.api';
import './page/papers-card';
import './page/tasks-card';
import './page/thread-card';
import { workLoader } from './page/work.api';
import { Component as WorkPage } from './page/work-page';

const api = portalApi('partner/lodging');
type Work = Partial<components['schemas']['AssignmentDetailDto']>;
const facts = (over: Partial<components['schemas']['CaseSummaryDto']> = {}) => sampleOf('CaseSummaryDto', over);
const work = (over: Work = {}) =>
  sampleOf('AssignmentDetailDto', {
    id: 'w1',
    journey_id: 'j1',
    kind: 'lodging',
    status: 'offered',
    brief: 'A quiet room for two.',
    may_write: true,
    steps: ['accept', 'decline'],
    version: 3,
    facts: facts(),
    ...over,
  });
const open = (over: Work = {}) => {
  api.answer({
    'GET /assignments/w1': work(over),
    'GET /work-teams/w1': sampleOf('WorkTeamDto', { is_shared: false }),
    'GET /journey-tasks': { items: [], next_cursor: null },
    'GET /threads': { items: [] },
    'GET /admissions': { items: [] },
    'GET /travel-legs': { items: [] },
    'GET /documents': { items: [] },
  });
  const page = { Component: WorkPage, loader: workLoader };
  return openPage(page, '/partner-portal/work/:assignmentId', '/partner-portal/work/w1');
};
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));
const part = (name: string) => screen.findByRole('region', { name });

test('accepted with one press, by the version that was read; a refusal is said, and the work read again', async () => {
  await open();
  api.answer({ 'PATCH /assignments/w1': () => refusal(409, 'already_decided', { detail: 'It was taken back.' }) });
  await press('Accept');
  expect(await screen.findByText('It was taken back.')).toBeVisible();
  api.answer({ 'PATCH /assignments/w1': work(), 'GET /assignments/w1': work({ status: 'accepted', steps: [] }) });
  await press('Accept');
  expect(await screen.findByText('In work')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(await api.changes()).toContainEqual(['PATCH /assignments/w1', { status: 'accepted' }]);
  expect(
    api
      .calls()
      .find(({ method }) => method === 'PATCH')
      ?.headers.get('if-match'),
  ).toBe('"3"');
});

test('the clock of accepted work on a trip is of its next part, not of a far date', async () => {
  const starts_at = new Date(Date.now() + 22.5 * 3_600_000).toISOString();
  const next_leg = { kind: 'pickup', starts_at, zone: 'Asia/Kolkata', is_booked: true } as const;
  await open({
    status: 'accepted',
    steps: [],
    due_at: new Date(Date.now() + 42 * 24 * 3_600_000).toISOString(),
    next_leg,
  });
  expect(await screen.findByRole('heading', { name: /^Pickup in 22 h/ })).toBeVisible();
});

test('declined by keyboard alone, with the reason that is needed; the page leads to what waits', async () => {
  api.answer({ 'PATCH /assignments/w1': work({ status: 'declined' }) });
  const router = await open();
  (await screen.findByRole('button', { name: 'Decline' })).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Decline this work' });
  await press('Decline', dialog);
  expect(await api.changes()).toEqual([]);
  const reason = within(dialog).getByLabelText(/^Reason/);
  expect(reason).toBeInvalid();
  fireEvent.change(reason, { target: { value: ' No bed in June. ' } });
  within(dialog).getByRole('button', { name: 'Decline' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/partner-portal'));
  expect(await api.changes()).toEqual([
    ['PATCH /assignments/w1', { status: 'declined', declined_reason: 'No bed in June.' }],
  ]);
});

test.each<[Work, boolean]>([
  [{ kind: 'transport', status: 'accepted', steps: ['finish'] }, true],
  [{ kind: 'opinion', status: 'accepted', steps: ['finish'] }, false],
  [{ kind: 'referral', status: 'accepted', steps: ['finish'] }, false],
  [{ kind: 'lab_order', status: 'accepted', steps: [] }, false],
])('%o is finished by a press only where nothing else finishes it', async (over, isThere) => {
  api.answer({
    'GET /medical-opinions': { items: [] },
    'GET /quotes': { items: [] },
    'GET /laboratory-orders': { items: [] },
  });
  await open(over);
  expect(screen.queryByRole('button', { name: 'Done' }) !== null).toBe(isThere);
});

test('done is asked once more', async () => {
  api.answer({ 'PATCH /assignments/w1': work({ status: 'done' }) });
  await open({ status: 'accepted', steps: ['finish'] });
  await press('Done');
  const dialog = await screen.findByRole('dialog', { name: 'This work is done' });
  expect(await api.changes()).toEqual([]);
  await press('Done', dialog);
  await waitFor(async () => expect(await api.changes()).toEqual([['PATCH /assignments/w1', { status: 'done' }]]));
});

const KNOWN = {
  name: 'Wairimu Otieno',
  passport_number: 'A1234567',
  special_needs: 'A wheelchair',
  age_band: '60 to 69',
  preferred_from: '2026-12-01',
};
test.each(Object.entries(KNOWN))('of the patient it shows what the work was given, such as %s', async (name, value) => {
  await open({ facts: facts({ [name]: value }), patient_name: null });
  const shown = (await part('Patient')).textContent;
  expect(shown).toContain(name === 'preferred_from' ? 'from 1 Dec 2026' : value);
  for (const [other, text] of Object.entries(KNOWN)) if (other !== name) expect(shown).not.toContain(text);
});

test('a hospital reads notes, needs, results and medicines, and who is called in an emergency', async () => {
  signInAs('partner/hospital');
  await open({
    kind: 'lodging',
    facts: facts({
      patient_notes: 'My knee hurts since spring.',
      special_needs: 'A wheelchair',
      emergency_name: 'A sister',
      emergency_phone: '+254205550142',
      results: [
        sampleOf('ResultSummaryDto', {
          id: 'r1',
          test: 'Potassium',
          comparator: null,
          digits: '6.9',
          text: null,
          unit: 'mmol/l',
          decimals: 1,
          flag: 'critical',
        }),
      ],
      medicines: [sampleOf('PrescribedSummaryDto', { id: 'm1', medicine: 'Apixaban', strength: '5 mg' })],
    }),
  });
  const patient = await part('Patient');
  for (const text of ['My knee hurts since spring.', 'A wheelchair', 'A sister'])
    expect(patient).toHaveTextContent(text);
  expect(within(patient).getByRole('link', { name: '+254205550142' })).toHaveAttribute('href', 'tel:+254205550142');
  expect(await part('Released results')).toHaveTextContent(/Potassium.*6\.9 mmol\/l.*Critical/);
  expect(await part('Prescribed medicines')).toHaveTextContent('Apixaban 5 mg');
});

test('work whose access has ended says why, and shows nothing of the case', async () => {
  signInAs('partner/hospital');
  await open({ kind: 'referral', status: 'done', steps: [], access_end: 'other_chosen', brief: null, facts: null });
  expect(await screen.findByText(/^The patient chose another hospital\./)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Patient' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Papers' })).toBeNull();
});

test('the list says why work is closed', async () => {
  signInAs('partner/hospital');
  const closed = sampleOf('WorkItemDto', { id: 'w1', kind: 'referral', status: 'done', access_end: 'quote_lapsed' });
  api.answer({ 'GET /work': { items: [closed], next_cursor: null } });
  const page = { Component: WorkList, loader: workListLoader };
  await openPage(page, '/partner-portal/work', '/partner-portal/work');
  expect(await screen.findByText(/^Your quote is no longer open\./)).toBeVisible();
});

test('work that shows nothing of its patient says so, names nobody, and has no papers', async () => {
  await open({ facts: null, patient_name: null, treatment_name: 'Knee replacement', brief: null });
  expect(await part('Patient')).toHaveTextContent('This work shows nothing about the patient.');
  expect(screen.getByText('No note was written.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Papers' })).toBeNull();
});

test('a paper that is missing is asked for once, with why it is needed', async () => {
  const report = { kind: 'report', reason: 'To judge the knee.', state: 'wanted' } as const;
  api.answer({
    'GET /visa-applications': { items: [] },
    'GET /visa-periods': { journey_id: 'j1', valid_until: null, items: [], may_add: true },
  });
  await open({ kind: 'visa_support', status: 'accepted', facts: facts({ documents: [] }), paper_requests: [] });
  api.answer({ 'POST /assignments/w1/paper-requests': work() });
  await press('Ask for a paper');
  const dialog = await screen.findByRole('dialog', { name: 'Ask for a paper' });
  await press('Ask the patient', dialog);
  expect(await within(dialog).findByText('Please say why you need it.')).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText(/^Why you need it/), { target: { value: 'For the form.' } });
  api.answer({
    'GET /assignments/w1': work({
      facts: facts({ documents: [] }),
      paper_requests: [sampleOf('PaperRequestDto', report)],
    }),
  });
  await press('Ask the patient', dialog);
  expect(await screen.findByText('To judge the knee.')).toBeVisible();
  expect(await api.changes()).toEqual([
    ['POST /assignments/w1/paper-requests', { kind: 'passport', reason: 'For the form.' }],
  ]);
});

test('a hospital that is asked for the letter for the visa issues it there, and nothing of the visa is read', async () => {
  signInAs('partner/hospital');
  api.answer({ 'GET /quotes': { items: [] }, 'GET /letters': { items: [] } });
  await open({ kind: 'visa_support', facts: facts({ documents: [] }), paper_requests: [] });
  expect(await screen.findByText(/^Once the patient has accepted your quote/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for a paper' })).toBeNull();
  expect(api.calls().map(({ url }) => url)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/visa-applications|travel-legs/)]),
  );
});

test('a task that is ticked is open again when the API refuses it', async () => {
  await open();
  const task = sampleOf('JourneyTaskDto', { id: 'k1', title: 'Send the address', status: 'open' });
  api.answer({
    'GET /journey-tasks': { items: [task], next_cursor: null },
    'PATCH /journey-tasks/k1': () => refusal(409, 'illegal_transition', { detail: 'It is over.' }),
  });
  await receive('tasks.changed', { id: 'k1', journey_id: 'j1' });
  const box = await screen.findByRole('checkbox', { name: /Send the address/ });
  await userEvent.click(box);
  expect(await screen.findByText('It is over.')).toBeVisible();
  expect(box).not.toBeChecked();
});

test('work that is taken back while it is open leaves nothing to read', async () => {
  await open({ facts: facts({ name: 'Shirin Rao' }) });
  expect(await screen.findByText('A quiet room for two.')).toBeVisible();
  api.answer({ 'GET /assignments/w1': () => refusal(404, 'not_found') });
  await receive('assignments.updated', { id: 'w1', journey_id: 'j1' });
  expect(await screen.findByRole('heading', { level: 1, name: 'This work is no longer yours' })).toBeVisible();
  for (const text of ['A quiet room for two.', 'Shirin Rao']) expect(screen.queryByText(text)).toBeNull();
});

test('work that cannot be reached is not said to be over', async () => {
  api.answer({ 'GET /assignments/w1': () => refusal(503, 'service_unavailable') });
  const page = { Component: WorkPage, loader: workLoader };
  await openPage(page, '/partner-portal/work/:assignmentId', '/partner-portal/work/w1');
  expect(screen.getByText('This work couldn’t be loaded')).toBeVisible();
  expect(screen.queryByText('This work is no longer yours')).toBeNull();
});

test.each<[Role, boolean]>([
  ['partner/lodging', false],
  ['partner/travel_visa', true],
])('the list of a %s has a filter by kind: %s', async (role, isThere) => {
  signInAs(role);
  api.answer({
    'GET /work': { items: [sampleOf('WorkItemDto', { id: 'w1', kind: 'lodging', status: 'done' })], next_cursor: null },
  });
  const page = { Component: WorkList, loader: workListLoader };
  await openPage(page, '/partner-portal/work', '/partner-portal/work?q=rahima&status=done');
  const asked = api.calls().find(({ url }) => url.includes('/work?'));
  expect(Object.fromEntries(new URL(asked?.url ?? '').searchParams)).toMatchObject({ q: 'rahima', status: 'done' });
  expect(within(await screen.findByRole('grid')).getByText('Done')).toBeVisible();
  expect(screen.queryByText('Kind') !== null).toBe(isThere);
});

test('a hospital prints the case sheet beside the patient, and reads why it cannot', async () => {
  api.answer({
    'GET /quotes': { items: [] },
    'GET /patient-journeys/j1/case-sheet': () => refusal(404, 'not_found', { detail: 'It is gone.' }),
  });
  await open({ kind: 'referral', status: 'accepted', steps: [] });
  await press('Print the case sheet', await part('Patient'));
  expect(await screen.findByText('It is gone.')).toBeVisible();
});

test('work without a referral has no case sheet', async () => {
  await open();
  await part('Patient');
  expect(screen.queryByRole('button', { name: 'Print the case sheet' })).toBeNull();
});
