import { openPart, portalApi, receive, sampleOf } from '@ayana/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import OpinionBrief from './opinion-brief';

const api = portalApi('patient');
const opinion = (over: Parameters<typeof sampleOf<'MedicalOpinionDto'>>[1] = {}) =>
  sampleOf('MedicalOpinionDto', {
    id: 'o1',
    journey_id: 'j1',
    version: 1,
    summary: `A new hip is the right treatment. ${'It helps most people for many years. '.repeat(12)}The very end.`,
    fit_to_travel: 'with_conditions',
    days_in_hospital: 6,
    ...over,
  });

test('the opinion is there once it is signed: its beginning, what it recommends, and where the whole is', async () => {
  api.answer({ 'GET /medical-opinions': { items: [opinion({ signed_at: null })] } });
  await openPart(<OpinionBrief journeyId="j1" now={new Date('2026-11-21T10:00:00Z')} />);
  await waitFor(() => expect(api.calls()).not.toEqual([]));
  expect(screen.queryByRole('region')).toBeNull();
  api.answer({ 'GET /medical-opinions': { items: [opinion({ signed_at: '2026-11-20T10:00:00Z' })] } });
  await receive('medical_opinions.updated', { id: 'o1', journey_id: 'j1' });
  const card = await screen.findByRole('region', { name: 'Your medical opinion' });
  expect(card).toHaveTextContent('A new hip is the right treatment.');
  expect(card).toHaveTextContent('Fit to travel with conditions');
  expect(card).toHaveTextContent('6 days');
  expect(card).not.toHaveTextContent('The very end.');
  expect(screen.getByRole('link', { name: 'Read the whole opinion' })).toHaveAttribute(
    'href',
    '/patient-portal/quotes?journey=j1',
  );
});
