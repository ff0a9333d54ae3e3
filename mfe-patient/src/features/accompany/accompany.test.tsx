import { openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accompanyLoader } from './accompany.api';
import { Component as AccompanyPage } from './accompany-page';
import './leave-dialog';
import './papers-card';

const api = portalApi('patient');
const ID = 'j1';
type Journey = Parameters<typeof sampleOf<'JourneyDetailDto'>>[1];
const mine = (may: ('see_journey' | 'write_messages' | 'see_documents')[]) =>
  sampleOf('AccompaniedJourneyDto', { companion_id: 'c1', journey_id: ID, patient_name: 'Farah Ali', may });

const open = (may: Parameters<typeof mine>[0], journey: Journey = {}) => {
  api.answer({
    [`GET /patient-journeys/${ID}`]: sampleOf('JourneyDetailDto', { id: ID, ...journey }),
    'GET /companions/mine': { items: [mine(may)] },
    'GET /travel-legs': {
      items: [sampleOf('TravelLegDto', { kind: 'lodging', to_place: 'Garden house', zone: 'Asia/Kolkata' })],
    },
    'GET /documents': { items: [sampleOf('CaseDocumentDto', { kind: 'report', file_name: 'report.pdf' })] },
    'GET /travel-feed': { created_at: null },
  });
  const page = { Component: AccompanyPage, loader: accompanyLoader };
  return openPage(page, '/patient-portal/accompany/:journeyId', `/patient-portal/accompany/${ID}`);
};
const parts = ['How it goes', 'Travel plan', 'Messages', 'Papers', 'In your calendar'];
const shown = () => parts.filter((name) => screen.queryByRole('region', { name }) !== null);

test.each<[Parameters<typeof mine>[0], Journey, string[]]>([
  [
    ['see_journey'],
    { parts: ['stages', 'travel'], stage_statuses: {} },
    ['How it goes', 'Travel plan', 'In your calendar'],
  ],
  [['write_messages'], { parts: ['treatment'] }, ['Messages']],
  [['see_documents'], { parts: ['clinical_documents'] }, ['Papers']],
])('a companion who may %j sees that, and nothing else', async (may, journey, expected) => {
  await open(may, journey);
  expect(screen.getByRole('heading', { level: 1, name: 'Journey of Farah Ali' })).toBeVisible();
  await waitFor(() => expect(shown()).toEqual(expected));
  const read = new Set(api.calls().map(({ url }) => new URL(url).pathname));
  expect(read.has('/api/travel-legs')).toBe(expected.includes('Travel plan'));
  expect(read.has('/api/documents')).toBe(expected.includes('Papers'));
});

test('before anything is shown, the page says that the patient decides', async () => {
  await open([], { parts: [] });
  expect(screen.getByText('Nothing is shown to you yet')).toBeVisible();
});

test('once it is ended, nothing of it is readable: not what was read before either', async () => {
  await open(['write_messages'], { parts: ['treatment'] });
  expect(screen.getByRole('link', { name: 'Open messages' })).toHaveAttribute(
    'href',
    `/patient-portal/messages?accompanied=${ID}`,
  );
  api.answer({ [`GET /patient-journeys/${ID}`]: () => refusal(404, 'not_found') });
  await receive('journey.updated', { id: ID });
  expect(await screen.findByRole('heading', { name: 'Refused: not_found' })).toBeVisible();
  expect(screen.queryByText(/Farah Ali/)).toBeNull();
});

test('without the API the page is as it was, and says from when', async () => {
  const router = await open(['see_journey'], { parts: ['stages'], stage_statuses: {} });
  api.answer({ [`GET /patient-journeys/${ID}`]: () => refusal(503, 'service_unavailable') });
  await receive('documents.updated', { id: 'd', journey_id: ID });
  expect(await screen.findByText(/This is how it was today/)).toBeVisible();
  expect(shown()).toEqual(['How it goes']);
  expect(router.state.errors).toBeNull();
});

test('a companion leaves by themselves, after a question; a refusal stays in it', async () => {
  const router = await open(['see_journey'], { parts: ['stages'], stage_statuses: {} });
  api.answer({ 'POST /companions/c1/withdraw': () => refusal(409, 'illegal_transition', { detail: 'It is ended.' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Stop accompanying' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stop accompanying Farah Ali?' });
  const confirm = () => userEvent.click(within(dialog).getByRole('button', { name: 'Stop accompanying' }));
  await confirm();
  expect(await within(dialog).findByText('It is ended.')).toBeVisible();
  api.answer({ 'POST /companions/c1/withdraw': sampleOf('CompanionDto') });
  await confirm();
  await waitFor(() => expect(router.state.location.pathname).toBe('/patient-portal/people'));
});
