import type { QueueItem } from '@ayana/contracts/journey';
import { screen, within } from '@testing-library/react';
import { openAddress, pageOf, sampleOf } from '../../../testing/open-address';

const item = (over: Partial<QueueItem>): QueueItem => ({
  ...sampleOf('QueueItemDto'),
  id: 'one',
  name: 'Amina Rahman',
  country: 'Kenya',
  case_id: 'case',
  journey_id: 'case',
  case_number: 'AY-7K2Q4',
  treatment: 'Knee replacement',
  priority_level: null,
  partner: null,
  amount: null,
  stage: null,
  subject_kind: null,
  owner: null,
  ...over,
});
const open = (...items: QueueItem[]) =>
  openAddress('/case-manager', { 'GET /case-queue': pageOf(...items), 'GET /case-queue/counts': { kinds: [] } });
const rowOf = (text: string): HTMLElement => screen.getByText(text).closest('[data-row]') ?? document.body;

test('a row says what is due, who it is about, and why; its kind is an icon with a name', async () => {
  await open(
    item({
      kind: 'request',
      detail: 'Knee replacement',
      priority_level: 'urgent',
      journey_id: null,
      case_number: null,
    }),
    item({ id: 'two', kind: 'quote', detail: 'Apollo Chennai', amount: 890_000 }),
    item({ id: 'three', kind: 'enquiry', detail: 'video_consultation', treatment: 'My knee', journey_id: null }),
    item({ id: 'four', kind: 'task', detail: 'Call the clinic', stage: 3 }),
    item({ id: 'five', kind: 'assignment', detail: 'opinion', partner: 'Dr Latika', subject_kind: 'accepted' }),
  );
  const request = within(rowOf('New request: Knee replacement'));
  expect(request.getByText('Urgent')).toBeInTheDocument();
  expect(request.getByText('Urgent priority: answered within 4 hours')).toBeInTheDocument();
  expect(request.getByText('Amina Rahman · Kenya')).toBeInTheDocument();
  const quote = within(rowOf('Quote lapses: Apollo Chennai'));
  expect(quote.getByText('Amina Rahman · Kenya · Knee replacement · $8,900 · AY-7K2Q4')).toBeInTheDocument();
  expect(within(rowOf('Answer: My knee')).getByText(/^Video consultation/)).toBeInTheDocument();
  expect(within(rowOf('Call the clinic')).getByText('Part of stage 3: Medical opinion')).toBeInTheDocument();
  expect(
    within(rowOf('Late: Medical opinion, Dr Latika')).getByText('Accepted, but not done in time'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Kind' })).toBeNull();
});
