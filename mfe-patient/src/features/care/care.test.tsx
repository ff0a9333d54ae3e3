import { openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './answer-dialog';
import { careLoader } from './care.api';
import { Component as CarePage } from './care-page';
import './earlier-card';
import './stages-card';

const api = portalApi('patient');
const list = (items: unknown[]) => ({ items, next_cursor: null });
type CheckIn = Parameters<typeof sampleOf<'CheckInDto'>>[1];
const checkIn = (over: CheckIn = {}) => sampleOf('CheckInDto', { id: 'c1', day: 3, is_due: true, ...over });
const answers = { ...sampleOf('CheckInAnswersDto'), pain: 8, fever: true, medicine_taken: true, worry: 'It burns.' };
const open = (checkIns: unknown[], overview = {}) => {
  api.answer({
    'GET /patient-journeys': list([sampleOf('PatientJourneyDto', { id: 'j1' })]),
    'GET /check-ins': list(checkIns),
    'GET /documents': list([]),
    'GET /discharge-summaries': list([]),
    'GET /stay-consents': { items: [] },
    'GET /stays/updates': { items: [] },
    'GET /patient-journeys/overview': sampleOf('JourneyOverviewDto', overview),
    'GET /patient-journeys/j1': sampleOf('JourneyDetailDto'),
    'GET /own-consultation-notes': list([]),
    'GET /laboratory-orders': list([]),
    'GET /prescriptions': list([]),
    'GET /on-call-line': { items: [] },
  });
  return openPage({ Component: CarePage, loader: careLoader }, '/patient-portal/care');
};
const DONE = { 2: { status: 'completed', completed_at: '2026-11-20T10:00:00Z' } } as never;
const part = (name: string) => screen.findByRole('region', { name });

test('who to call is there with one press, the emergency first', async () => {
  await open([], {
    hospital: { ...sampleOf('OverviewHospitalDto'), name: 'Lantern Bay', phone: '+91 44 1' },
    case_manager: { ...sampleOf('OverviewPersonDto'), name: 'Asha', phone: null },
  });
  const links = within(await part('Who to call')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:112',
    'tel:+91441',
    'tel:108',
    expect.stringMatching(/^tel:\+/),
    '/patient-portal/messages',
  ]);
  expect(document.body).toHaveTextContent(/(Open|Closed) now, (until|opens) .* your time/);
  expect(screen.getByText('After your return')).toBeVisible();
});

test('a case that ended before the treatment promises no check-ins, and says what the home says', async () => {
  await open([], { facts: ['withdrawn'] });
  expect(await screen.findByText('You have withdrawn your request')).toBeVisible();
  expect(screen.queryByText('After your return')).toBeNull();
});

test('stages have their people, from the journey’s overview', async () => {
  const completed = { ...sampleOf('CompletedStageDto'), number: 2, completed_by: 'Asha' };
  await open([], {
    journey: sampleOf('PatientJourneyDto', { current_stage: 2, stage_statuses: DONE }),
    completed: [completed],
  });
  expect(within(await part('Where your journey is')).getAllByRole('listitem')[1]).toHaveTextContent(
    /Records and consent.*Asha/,
  );
});

test('a check-in that is due is answered whole; what to do about it is said at once', async () => {
  await open([checkIn()]);
  await userEvent.click(screen.getByRole('button', { name: 'Answer now' }));
  const dialog = await screen.findByRole('dialog', { name: 'How are you today?' });
  const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Send answers' }));
  await send();
  expect(await within(dialog).findByText('Please say whether you have a fever.')).toBeVisible();
  expect(await api.changes()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Pain 8 of 10' }));
  for (const [group, name] of [
    [/fever/i, 'Yes'],
    [/wound/i, 'Healing well'],
    [/medicine/i, 'Yes'],
  ] as const)
    await userEvent.click(within(within(dialog).getByRole('group', { name: group })).getByRole('radio', { name }));
  const answered = checkIn({
    is_due: false,
    answered_at: '2026-11-20T10:00:00Z',
    answers,
    red_flags: ['pain', 'fever'],
  });
  api.answer({ 'POST /check-ins/c1/answer': answered, 'GET /check-ins': list([answered]) });
  await send();
  await waitFor(async () => expect(await api.changes()).toHaveLength(1));
  expect(await screen.findByText('Thank you. Please read this now')).toBeVisible();
  expect(await part('Your answers')).toHaveTextContent(
    /3 days after the return.*Pain 8 of 10 · Fever.*It burns\..*Your case manager calls you/,
  );
  expect((await api.changes()).map(([, body]) => body)).toEqual([
    expect.objectContaining({ pain: 8, fever: true, wound: 'good', medicine_taken: true }),
  ]);
});

test('that the case manager has read it is said while the page is open; a reading that fails leaves what was there', async () => {
  const answered = checkIn({ is_due: false, answers, red_flags: ['pain'], answered_at: '2026-11-20T10:00:00Z' });
  await open([answered]);
  await part('Your answers');
  api.answer({ 'GET /check-ins': list([{ ...answered, seen_at: '2026-11-20T11:00:00Z' }]) });
  await receive('check_ins.updated', { id: 'c1', journey_id: 'j1' });
  await waitFor(async () => expect(await part('Your answers')).toHaveTextContent('Read by your case manager'));
});

test('check-ins that cannot be read say so, and numbers to call are there all the same', async () => {
  await open([]);
  api.answer({ 'GET /check-ins': () => refusal(503, 'service_unavailable') });
  localStorage.clear();
  await receive('check_ins.updated', { id: 'c1', journey_id: 'j1' });
  expect(await screen.findByText(/^Your check-ins couldn’t be loaded/)).toBeVisible();
  expect(await part('Who to call')).toBeVisible();
});
