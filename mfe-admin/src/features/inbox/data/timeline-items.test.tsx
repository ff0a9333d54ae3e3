import type { InboxDetail, TimelineEntry } from '@ayana/contracts/inbox';
import { render, screen } from '@testing-library/react';
import { Timeline } from '@ayana/shared-ui';
import { inboxItem, NOW } from '../testing/inbox-item.factory';
import { metAt, timelineItems } from './timeline-items';

let count = 0;
const entry = (over: Partial<TimelineEntry>): TimelineEntry => ({
  id: String((count += 1)),
  event: 'note',
  at: '2026-11-20T06:00:00Z',
  actor: null,
  person: null,
  text: null,
  from_status: null,
  to_status: null,
  ...over,
});
const IV = { id: 'iv', name: 'Ishani Verghese' };

const detailOf = (over: Partial<InboxDetail>): InboxDetail => ({
  ...inboxItem(),
  timeline: [],
  confirmed: null,
  reply_frame: { language: 'en', greeting: 'Hello,', closing: 'Ayana' },
  ...over,
});
function lines(detail: InboxDetail, me = 'me'): string[] {
  render(<Timeline label="story" items={timelineItems(detail, detail, me, NOW)} />);
  return screen.getAllByRole('listitem').map((line) => line.textContent.replaceAll(/[\u2068\u2069]/g, ''));
}

test('a new request shows what was asked, what it needs and when it is due', () => {
  expect(lines(detailOf({ payload: { notes: 'She can hardly walk.' } }))).toEqual([
    'Reply due. After that it is first in the list, as overdue.18:00',
    'Now: needs an owner and a first reply14:20',
    'Oluwaseun Adebimpe-Sowande asked for a free consultationThu 18:00She can hardly walk.',
  ]);
});

test('markup in what people write is text', () => {
  const { container } = render(
    <Timeline
      label="story"
      items={timelineItems(inboxItem({ payload: { notes: '<img src=x onerror=alert(1)>' } }), null, 'me', NOW)}
    />,
  );
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

test('everyone is named, and you are "You"', () => {
  const detail = detailOf({
    status: 'answered',
    assigned_to: IV,
    timeline: [
      entry({ event: 'received' }),
      entry({ event: 'acknowledged' }),
      entry({ event: 'claimed', actor: IV, to_status: 'claimed' }),
      entry({ event: 'note', actor: { id: 'me', name: 'Me' }, text: 'Ask for an ECG.' }),
      entry({ event: 'reply', actor: IV, text: 'Dear Oluwaseun', to_status: 'answered' }),
      entry({ event: 'reply_sent' }),
      entry({ event: 'status_changed', actor: IV, to_status: 'closed' }),
    ],
  });
  expect(lines(detail).slice(0, -1)).toEqual([
    'Ishani Verghese closed it11:30',
    'The reply was handed to the mail server11:30',
    'Ishani Verghese replied11:30Dear Oluwaseun',
    'You, internal note11:30Ask for an ECG.',
    'Ishani Verghese claimed this request11:30',
    'Acknowledged by e-mail11:30',
  ]);
  const kinds = timelineItems(detail, detail, 'me', NOW).map(({ kind }) => kind);
  expect(kinds).toEqual(['event', 'system', 'system', 'note', 'event', 'system', 'system']);
  expect(metAt(detail)?.toISOString()).toBe('2026-11-20T06:00:00.000Z');
});

test('a late request says so first, and a confirmed one shows its day', () => {
  expect(lines(detailOf({ status: 'claimed', assigned_to: IV, due_at: '2026-11-20T08:00:00Z' })).slice(0, 2)).toEqual([
    'Now: needs a first reply from Ishani Verghese14:20',
    'Reply was due13:30',
  ]);
  const confirmed = { starts_at: '2026-11-25T09:00:00Z', time_zone: 'Africa/Lagos', minutes: 45 };
  expect(timelineItems(inboxItem(), detailOf({ status: 'confirmed', confirmed }), 'me', NOW).length).toBeGreaterThan(0);
  expect(metAt(detailOf({}))).toBeNull();
});
