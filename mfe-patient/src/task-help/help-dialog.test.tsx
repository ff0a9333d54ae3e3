import { openPart, portalApi, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import HelpDialog from './help-dialog';
import type { HelpTopic } from './topics';

const api = portalApi('patient');
const open = (topic: HelpTopic, nationality: string | null = null, opinions: unknown[] = []) => {
  cleanup();
  api.answer({
    'GET /patient-details/own': sampleOf('PatientDetailsDto', { nationality }),
    'GET /medical-opinions': { items: opinions },
  });
  return openPart(<HelpDialog topic={topic} journeyId="j1" onClose={() => {}} />);
};

test.each([
  [
    'Kenya',
    'With a passport of Kenya: the e-Medical visa, online',
    ['at the latest 4 days', '60 days', 'valid 6 months'],
  ],
  ['kenya ', 'With a passport of Kenya: the e-Medical visa, online', []],
  ['Nepal', 'No visa is needed with a passport of Nepal', []],
  ['Maldives', 'With a passport of Maldives: up to 90 days without a visa', ['whether this includes treatment']],
  ['Bangladesh', 'With a passport of Bangladesh: a medical visa from an Indian mission', ['not online']],
])('the visa of %s: %s', async (nationality, title, texts) => {
  await open('visa', nationality);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  for (const text of [...texts, 'as of November 2026']) expect(screen.getByRole('dialog')).toHaveTextContent(text);
});

test.each(['Iraq', 'Atlantis'])('of %s we do not know, and say what to ask the mission', async (nationality) => {
  await open('visa', nationality);
  expect(await screen.findByRole('heading', { name: 'We do not know; ask the Indian mission' })).toBeVisible();
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('Which visa do I need for a medical treatment');
  expect(dialog).not.toHaveTextContent('60 days');
});

test('without a nationality it is asked for first; one that cannot be read is no nationality', async () => {
  await open('visa');
  expect(await screen.findByRole('link', { name: 'Add your nationality' })).toHaveAttribute(
    'href',
    '/patient-portal/travel',
  );
  api.answer({ 'GET /patient-details/own': () => refusal(503, 'service_unavailable', { detail: 'Away.' }) });
  cleanup();
  await openPart(<HelpDialog topic="visa" journeyId={null} onClose={() => {}} />);
  expect(await screen.findByText(/Your nationality couldn’t be loaded/)).toBeVisible();
});

test('whether one may fly is what the newest signed opinion says, and else is not said', async () => {
  const opinion = (signed_at: string | null, fit_to_travel: 'yes' | 'no') =>
    sampleOf('MedicalOpinionDto', { signed_at, fit_to_travel });
  await open('flying', null, [opinion('2026-11-01T09:00:00Z', 'yes'), opinion('2026-11-20T09:00:00Z', 'no')]);
  expect(await screen.findByText(/^Not fit to travel, says the opinion of/)).toBeVisible();
  await open('flying', null, [opinion(null, 'yes')]);
  expect(await screen.findByText(/Do not book before it is signed/)).toBeVisible();
});

test('what to bring leads to the checklist of the nationality, and insurance to what can be insured', async () => {
  await open('packing', 'Kenya');
  expect(await screen.findByRole('link', { name: 'Open the checklist with your dates' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/travel-checklist/),
  );
  await open('insurance');
  expect(await screen.findByRole('link', { name: 'Kinds of cover, and what to ask an insurer' })).toHaveAttribute(
    'href',
    '/insurance',
  );
});
