import type { InboxItem } from '@ayana/contracts/inbox';

let count = 0;

/** A request received 20 h 20 min before Fri 20 Nov 2026, 14:20 in Chennai; each has its own id. */
export function inboxItem(over: Partial<InboxItem> = {}): InboxItem {
  count += 1;
  const received_at = over.received_at ?? '2026-11-19T12:30:00.000Z';
  return {
    id: `0190a000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    kind: 'consultation',
    status: 'new',
    case_id: null,
    case_number: null,
    name: 'Oluwaseun Adebimpe-Sowande',
    email: 'oluwaseun@example.org',
    phone: '+234 700 000 0114',
    country: 'Nigeria',
    received_at,
    due_at: new Date(Date.parse(received_at) + 24 * 3_600_000).toISOString(),
    assigned_to: null,
    payload: {},
    lead_stage: 'new',
    lost_reason: null,
    follow_up_on: null,
    is_read: false,
    repeated: false,
    repeat_count: 0,
    ...over,
  };
}

export const NOW = new Date('2026-11-20T08:50:00Z');
