import { screen, waitFor } from '@testing-library/react';
import { fill, openAddress, pageOf, sampleOf } from '../../../testing/open-address';
import { anItem, aVersion } from '../testing/requests';

const PATH = '/admin/enterprise-service-management/recurring';
const FORM = [
  { key: 'what', kind: 'text' as const, label: 'What', required: true, help: null, choices: [] },
  { key: 'urgent', kind: 'yes_no' as const, label: 'Urgent', required: false, help: null, choices: [] },
];
const RECURRING = sampleOf('RecurringRequestDetailDto', {
  id: 'recurring-1',
  item: { id: 'item-1', name: 'Equipment repair' },
  summary: 'Check the oxygen bottles',
  description: null,
  every: 'week',
  weekday: 1,
  month_day: null,
  at: '09:00',
  starts_on: '2026-11-23',
  ends_on: null,
  is_paused: false,
  assigned_to: null,
  next_due_at: '2026-11-30T03:30:00Z',
  last: null,
  impact: 3,
  urgency: 3,
  answers: { what: 'Bottles', urgent: false },
  form: FORM,
  people: [],
  runs: [],
  zone: 'Asia/Kolkata',
  version: 2,
});
const FAILED = { due_at: '2026-11-23T03:30:00Z', request: null, failure: 'Please answer: City' };

test('the list says when, what is paused, and that the last one was not made', async () => {
  await openAddress(PATH, {
    'GET /recurring-requests': pageOf(
      { ...RECURRING, last: FAILED },
      { ...RECURRING, id: 'other', every: 'month', weekday: null, month_day: 31, is_paused: true, next_due_at: null },
    ),
  });
  expect(screen.getByText('Every Monday at 09:00')).toBeInTheDocument();
  expect(screen.getByText('Every month on day 31 at 09:00')).toBeInTheDocument();
  expect(screen.getByText('Not made')).toBeInTheDocument();
  // 03:30 UTC is the morning of that day in India, wherever one reads it.
  expect(screen.getByText(/^Mon 30 Nov/)).toBeInTheDocument();
  expect(screen.getAllByText('Paused').length).toBeGreaterThan(0);
});

test('a new one asks for its service first, then what that asks', async () => {
  const { press, confirm, sent, where } = await openAddress(PATH, {
    'GET /recurring-requests': pageOf(),
    'GET /service-catalog-items': pageOf(anItem()),
    'GET /service-catalog-items/{id}': anItem({ published: aVersion({ form: FORM }) }),
    'POST /recurring-requests': { ...RECURRING, id: 'new' },
  });
  await press('New recurring request');
  await confirm('Set up');
  expect(await screen.findByText('Please choose the service.')).toBeInTheDocument();
  expect(screen.getByText('Please enter what the requests are called.')).toBeInTheDocument();
  await fill('Service', 'Inter');
  await press(/^Interpreter/);
  await fill('What', 'Bottles');
  await fill('Urgent', 'no');
  await fill('Request', 'Check the bottles');
  await fill('How often', 'month');
  await fill('Day of the month', '31');
  await fill('First day', '2031-03-04');
  await confirm('Set up');
  await waitFor(() => expect(where()).toBe(`${PATH}/new`));
  expect((await sent('POST /recurring-requests')).body).toEqual({
    item_id: 'item-1',
    summary: 'Check the bottles',
    answers: { what: 'Bottles', urgent: false },
    impact: 3,
    urgency: 3,
    every: 'month',
    month_day: 31,
    at: '09:00',
    starts_on: '2031-03-04',
  });
});

test('its page pauses it, says why one was not made, and changes it with what it has', async () => {
  const { press, confirm, sent } = await openAddress(`${PATH}/recurring-1`, {
    'GET /recurring-requests/{id}': { ...RECURRING, runs: [FAILED] },
    'POST /recurring-requests/{id}/pause': RECURRING,
    'PATCH /recurring-requests/{id}': RECURRING,
  });
  expect(screen.getByText(/Please answer: City/)).toBeInTheDocument();
  await press('Pause');
  expect((await sent('POST /recurring-requests/recurring-1/pause')).version).toBe('"2"');
  await press('Change');
  await fill('Last day', '2026-11-01');
  await confirm('Save');
  expect(await screen.findByText('The last day must not be before the first.')).toBeInTheDocument();
  await fill('Last day', '2026-12-31');
  await confirm('Save');
  await waitFor(async () =>
    expect((await sent('PATCH /recurring-requests/recurring-1')).body).toMatchObject({
      answers: { what: 'Bottles', urgent: false },
      every: 'week',
      weekday: 1,
      ends_on: '2026-12-31',
      assigned_to: null,
    }),
  );
});
