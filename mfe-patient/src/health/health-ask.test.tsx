import { healthFor, type HealthSummary, JOURNEY_PARTS } from '@ayana/contracts/journey';
import { openPart, portalApi } from '@ayana/portal-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import HealthAsk from './health-ask';

const api = portalApi('patient');
const NEVER = healthFor(new Set(JOURNEY_PARTS), null) as HealthSummary;

test('who has never answered is asked about their health; who has is not', async () => {
  api.answer({ 'GET /health-summary/own': NEVER });
  await openPart(<HealthAsk />);
  expect(await screen.findByRole('region', { name: 'Tell us about your health first' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Answer the questions' })).toBeVisible();
  cleanup();
  api.answer({ 'GET /health-summary/own': { ...NEVER, version: 1, answered_at: '2031-03-04T09:00:00.000Z' } });
  await openPart(<HealthAsk />);
  await waitFor(() => expect(api.calls().length).toBeGreaterThan(1));
  expect(screen.queryByRole('region')).toBeNull();
});
