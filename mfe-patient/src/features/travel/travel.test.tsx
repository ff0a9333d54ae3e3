import { openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../patient-details/details-dialog';
import './flight-dialog';
import '../../task-help/help-card';
import './tasks-card';
import './tickets-card';
import './visa-until-card';
import { travelLoader } from './travel.api';
import { Component as TravelPage } from './travel-page';

const api = portalApi('patient');
const list = (items: unknown[]) => ({ items, next_cursor: null });
type Leg = Parameters<typeof sampleOf<'TravelLegDto'>>[1];
const leg = (over: Leg = {}) =>
  sampleOf('TravelLegDto', {
    id: 'l1',
    kind: 'pickup',
    from_place: 'Chennai airport',
    to_place: 'Lantern Bay',
    starts_at: '2099-12-01T04:00:00Z',
    zone: 'Asia/Kolkata',
    time_known: true,
    ...over,
  });
const task = (id: string, due_at: string, over = {}) => ({
  ...sampleOf('OverviewTaskDto'),
  id,
  title: `Task ${id}`,
  owner_kind: 'patient',
  act: 'travel',
  subject_kind: 'travel_leg',
  due_at,
  ...over,
});
const open = (answers: Record<string, unknown> = {}) => {
  api.answer({
    'GET /patient-journeys': list([sampleOf('PatientJourneyDto', { id: 'j1' })]),
    'GET /patient-journeys/overview': sampleOf('JourneyOverviewDto'),
    'GET /travel-legs': list([]),
    'GET /documents': list([]),
    'GET /visa-applications': list([]),
    'GET /visa-periods': { journey_id: 'j1', valid_until: null, items: [], may_add: true },
    'GET /patient-details/own': sampleOf('PatientDetailsDto', { version: 2 }),
    'GET /travel-feed': { created_at: null },
    'GET /on-call-line': { items: [] },
    ...(answers as Record<string, object>),
  });
  return openPage({ Component: TravelPage, loader: travelLoader }, '/patient-portal/travel');
};
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));
const plan = () => screen.findByRole('list', { name: 'Day by day' });

test('a part of the trip is read at once, on both clocks, with the address for a driver', async () => {
  await open();
  expect(screen.getByText('Your travel plan begins here')).toBeVisible();
  api.answer({ 'GET /travel-legs': list([leg({ to_address: 'லாண்டர்ன்', status: 'planned' })]) });
  await receive('travel_legs.updated', { id: 'l1', journey_id: 'j1' });
  expect(await plan()).toHaveTextContent(/09:30.*Chennai airport → Lantern Bay.*லாண்டர்ன்/);
  expect(await plan()).toHaveTextContent(/04:00 your time/);
  expect(await plan()).toHaveTextContent('Planned');
});

test.each([
  [{ status: 'collecting' }, /Documents needed/],
  [{ status: 'applied', reference: 'IND-1', applied_on: '2026-11-20' }, /Reference IND-1.*Applied/],
  [{ status: 'refused', refused_reason: 'No statement.' }, /No statement\..*Refused/],
  [{ status: 'granted', visa_number: 'VJ1', valid_until: '2027-05-01' }, /Visa number VJ1.*Granted/],
] as const)('of a visa that is %o the card says so', async (over, text) => {
  await open({ 'GET /visa-applications': list([sampleOf('VisaApplicationDto', over)]) });
  expect(await screen.findByRole('region', { name: 'Visa' })).toHaveTextContent(text);
});

test('own tasks about the trip are by the day they are due; those of others are not here', async () => {
  await open({
    'GET /patient-journeys/overview': sampleOf('JourneyOverviewDto', {
      tasks: [
        task('visa', '2099-01-01T10:00:00Z'),
        task('ticket', '2020-01-01T10:00:00Z'),
        task('paper', '2099-01-01T10:00:00Z', { subject_kind: 'document' }),
        task('theirs', '2099-01-01T10:00:00Z', { owner_kind: 'partner' }),
      ] as never,
    }),
  });
  const card = within(await screen.findByRole('region', { name: 'Your tasks for the trip' }));
  expect(card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Late: it was due /),
    expect.stringMatching(/^Due /),
  ]);
  expect(card.getAllByRole('listitem')).toHaveLength(2);
});

test('details that the API refuses are named at their field; saved, they are shown', async () => {
  await open();
  await press('Change', await screen.findByRole('region', { name: 'Your passport and needs' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change your details' });
  const type = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  type(/^Passport number/, 'AB1234567');
  type(/^Their phone/, 'no phone');
  api.answer({
    'PATCH /patient-details/own': () =>
      refusal(422, 'invalid_fields', { errors: [{ field: 'emergency_phone', message: 'No such number.' }] }),
  });
  await press('Save', dialog);
  expect(await within(dialog).findByText('No such number.')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Passport number/)).toHaveValue('AB1234567');
  type(/^Their phone/, '');
  const saved = sampleOf('PatientDetailsDto', { passport_number: 'AB1234567', version: 3 });
  api.answer({ 'PATCH /patient-details/own': saved, 'GET /patient-details/own': saved });
  await press('Save', dialog);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Your passport and needs' })).toHaveTextContent('AB1234567'),
  );
  expect(
    api
      .calls()
      .find(({ method }) => method === 'PATCH')
      ?.headers.get('if-match'),
  ).toBe('"2"');
});

test('a name as in the passport is asked in Latin letters, and what is not is named as it is typed', async () => {
  await open();
  await press('Change', await screen.findByRole('region', { name: 'Your passport and needs' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change your details' });
  const type = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  type(/^Name as in the passport/, 'নাদিয়া');
  expect(within(dialog).getByText(/^Not a Latin letter: “ন” \(U\+09A8\)/)).toBeVisible();
  await press('Save', dialog);
  expect(api.calls().filter(({ method }) => method === 'PATCH')).toEqual([]);
  type(/^Name as in the passport/, 'NADIA RAHMAN');
  // It is the account’s, and changed in “About me”.
  expect(within(dialog).queryByLabelText(/^Date of birth/)).toBeNull();
  await press('Add who comes with you', dialog);
  await press('Save', dialog);
  expect(within(dialog).getByText('Please enter the number of the passport.')).toBeVisible();
  type(/^Name of companion 1/, 'Мая');
  expect(within(dialog).getByText(/^Not a Latin letter: “М”/)).toBeVisible();
  type(/^Name of companion 1/, 'MAYA RAHMAN');
  type(/^Passport number of companion 1/, 'N7654321');
  api.answer({ 'PATCH /patient-details/own': sampleOf('PatientDetailsDto', { version: 3 }) });
  await press('Save', dialog);
  await waitFor(() => expect(dialog).not.toBeVisible());
  const [[, sent] = []] = (await api.changes()) as [string, Record<string, unknown>][];
  expect(sent).toMatchObject({
    passport_name: 'NADIA RAHMAN',
    attendants: [{ name: 'MAYA RAHMAN', passport_number: 'N7654321' }],
  });
});

test('a calendar link is shown once, and a new one takes its place', async () => {
  api.answer({ 'POST /travel-feeds': { path: '/api/travel-feeds/one' } });
  await open({ 'GET /travel-legs': list([leg()]) });
  api.answer({ 'GET /travel-feed': { created_at: '2026-11-20T10:00:00Z' } });
  await press('Make a calendar link');
  const link = await screen.findByRole('textbox', { name: 'Calendar link' });
  expect(link).toHaveValue('http://localhost/api/travel-feeds/one');
  expect(screen.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^webcal:/),
  );
  api.answer({ 'POST /travel-feeds': { path: '/api/travel-feeds/two' } });
  await press('Make a new link');
  await waitFor(() => expect(link).toHaveValue('http://localhost/api/travel-feeds/two'));
});

test('a flight is reported with the number that is known; a plan that fails does not hide the rest', async () => {
  const flight = leg({
    kind: 'flight',
    reference: 'KQ 210',
    end_zone: 'Asia/Kolkata',
    ends_at: '2099-12-01T08:00:00Z',
  });
  await open({ 'GET /travel-legs': list([flight]) });
  await press('Tell us a flight');
  const dialog = await screen.findByRole('dialog', { name: 'Your flight' });
  expect(within(dialog).getByLabelText(/^Flight number/)).toHaveValue('KQ 210');
  api.answer({ 'POST /flight-reports': flight });
  await press('Send', dialog);
  await waitFor(async () =>
    expect(await api.changes()).toEqual([
      ['POST /flight-reports', expect.objectContaining({ journey_id: 'j1', kind: 'flight', reference: 'KQ 210' })],
    ]),
  );
});

test('tickets are those that were sent; other papers and wanted tickets are not among them', async () => {
  const paper = (id: string, over: object) => ({ ...sampleOf('CaseDocumentDto'), id, kind: 'ticket', ...over });
  await open({
    'GET /documents': list([
      paper('t1', { file_name: 'ticket.pdf' }),
      paper('t2', { file_name: null }),
      paper('t3', { kind: 'report', file_name: 'report.pdf' }),
    ]),
  });
  const tickets = within(await screen.findByRole('region', { name: 'Flights you booked yourself' })).getByRole('list');
  expect(within(tickets).getAllByRole('listitem')).toHaveLength(1);
  expect(tickets).toHaveTextContent('ticket.pdf');
});

test('the last day of the visa is entered where it is missing, and then shown', async () => {
  const overview = sampleOf('JourneyOverviewDto', { facts: ['quote_accepted'] });
  await open({ 'GET /patient-journeys/overview': overview });
  const card = await screen.findByRole('region', { name: 'How long your visa lasts' });
  expect(card).toHaveTextContent('Not known yet.');
  await press('Enter the last day', card);
  const dialog = await screen.findByRole('dialog', { name: 'Last day of the visa' });
  await press('Save', dialog);
  expect(await within(dialog).findByText('Please choose the last day.')).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText(/^Valid until/), { target: { value: '2099-03-01' } });
  const said = { id: 'p1', valid_until: '2099-03-01', reference: 'EV-1', by: 'Amina', at: '2026-11-01T09:00:00Z' };
  const known = { journey_id: 'j1', valid_until: '2099-03-01', items: [said], may_add: true };
  api.answer({ 'POST /visa-periods': known, 'GET /visa-periods': known });
  await press('Save', dialog);
  await waitFor(() => expect(card).toHaveTextContent(/Valid until .*2099/));
  expect(card).toHaveTextContent(/reference EV-1: Amina/);
  expect(within(card).getByRole('button', { name: 'Enter an extension' })).toBeVisible();
  expect(await api.changes()).toEqual([['POST /visa-periods', { journey_id: 'j1', valid_until: '2099-03-01' }]]);
});
