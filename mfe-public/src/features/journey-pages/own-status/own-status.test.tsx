import type { Role } from '@ayana/contracts/identity';
import { answerApi, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { OWN_STATUS_MESSAGES as TEXTS } from './messages';
import { OwnStatus } from './own-status';
import type { OwnJourney, OwnRequest } from './use-own-state';

const ID = '0190a000-0000-7000-8000-000000000001';
const REQUEST: OwnRequest = {
  id: ID,
  kind: 'video_consultation',
  status: 'new',
  case_id: null,
  case_number: null,
  received_at: '2026-11-20T10:00:00Z',
  due_at: '2026-11-21T10:00:00Z',
  confirmed_starts_at: null,
  confirmed_time_zone: null,
  confirmed_minutes: null,
};
const JOURNEY: OwnJourney = {
  id: ID,
  case_number: 'AY-7K2Q4',
  patient_id: ID,
  treatment_request_id: null,
  current_stage: 2,
  stage_statuses: {
    '1': { status: 'completed', completed_at: '2026-11-21T10:00:00Z' },
    '2': { status: 'completed', completed_at: '2026-11-22T10:00:00Z' },
  },
  journey_data: {},
  case_manager_id: null,
  status: 'open',
  closed_reason: null,
  version: 1,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-22T10:00:00Z',
};

let journey: OwnJourney | null;
let requests: unknown;
let api: ReturnType<typeof answerApi>;
beforeEach(() => {
  resetKit();
  journey = null;
  requests = [];
  api = answerApi({
    'GET /patient-journeys/latest': () => journey,
    'GET /consultation-requests': () => requests,
  });
});
afterEach(() => api.restore());

async function open(step: 'consultation' | 'planning' | undefined, role: Role | null = 'patient'): Promise<void> {
  if (role !== null) signInAs(role);
  const element = <OwnStatus step={step} />;
  await act(async () => void render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />));
}
const own = () => screen.findByRole('region', { name: TEXTS.title });
const link = (name: string) => screen.getByRole('link', { name });

test.each([null, 'partner/hospital', 'ayana_staff'] as const)(
  '%s has no journey, and nothing is read',
  async (role) => {
    await open('planning', role);
    expect(screen.queryByRole('region')).toBeNull();
    expect(api.requests).toHaveLength(0);
  },
);

test('what cannot be loaded is loaded again by a press; before the first request it leads there', async () => {
  requests = Response.json({ status: 503, title: 'x', detail: 'x', code: 'x' }, { status: 503 });
  await open('planning');
  expect(await own()).toHaveTextContent(TEXTS.failed);
  requests = [];
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(TEXTS.not_begun)).toBeVisible();
  expect(link(TEXTS.ask)).toHaveAttribute('href', '/consultation');
});

test('before the journey it has the request’s state, the agreed time, and the stage that comes next', async () => {
  requests = [REQUEST];
  await open(undefined);
  expect(await screen.findByText('No one is working on it yet', { exact: false })).toBeVisible();
  expect(screen.queryByText(TEXTS.call)).toBeNull();
  expect(link('Records and consent')).toHaveAttribute('href', '/treatment-journey/consultation#stage-2');
});

test('a confirmed time is shown', async () => {
  requests = [{ ...REQUEST, status: 'confirmed', confirmed_starts_at: '2099-11-24T04:30:00Z' }];
  await open(undefined);
  expect(await screen.findByText('We have confirmed your time.', { exact: false })).toBeVisible();
  expect(screen.getByText(TEXTS.call)).toBeVisible();
});

test.each([
  [
    'consultation',
    /You are at\s*Medical opinion\s*Enquiry received\s*Completed on 21 November 2026\s*Records and consent\s*Completed on 22 November 2026\s*Medical opinion\s*Now/,
  ],
  ['planning', /You are at\s*Medical opinion\s*Quotes and plan\s*Later/],
] as const)('on the page of %s its stages have their days', async (step, said) => {
  journey = JOURNEY;
  await open(step);
  const region = await own();
  expect(await screen.findByRole('link', { name: TEXTS.portal })).toHaveAttribute(
    'href',
    `/patient-portal?journey=${JOURNEY.id}`,
  );
  expect(region.textContent).toMatch(said);
});
