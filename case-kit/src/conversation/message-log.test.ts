import { type MessageLog, withMessage, withNewest, withOlder } from './message-log';
import type { CaseMessage, CaseMessagesPage } from './conversation.types';

const message = (minute: number): CaseMessage => ({
  id: `m${minute}`,
  thread_id: 't',
  author: null,
  channel: 'portal',
  from_address: null,
  is_confirmed: true,
  confirmation: null,
  sent_to: null,
  left_out: [],
  text: '',
  documents: [],
  created_at: `2026-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`,
});
/** As the API answers: newest first. */
const page = (from: number, to: number, next_cursor: string | null = null): CaseMessagesPage => ({
  items: Array.from({ length: to - from + 1 }, (_each, index) => message(to - index)),
  next_cursor,
});
const idsOf = (log: MessageLog | null) => log?.messages.map(({ id }) => id).join(' ');

test('pages join to one thread, oldest first, each message once', () => {
  const newest = withNewest(null, page(5, 7, 'five'));
  const all = withOlder(withOlder(newest, page(3, 5, 'three')), page(1, 2));
  expect(idsOf(all)).toBe('m1 m2 m3 m4 m5 m6 m7');
  expect(all.older).toBeNull();
  expect(idsOf(withNewest(all, page(6, 9, 'six')))).toBe('m1 m2 m3 m4 m5 m6 m7 m8 m9');
});

test('after a gap the thread begins again, so that nothing in it is missing', () => {
  const known = withNewest(null, page(1, 3));
  const log = withNewest(known, page(7, 9, 'seven'));
  expect([idsOf(log), log.older]).toEqual(['m7 m8 m9', 'seven']);
  expect(idsOf(withNewest(withNewest(null, page(1, 0)), page(1, 2)))).toBe('m1 m2');
});

test('what was written here has its place among what others wrote at the same time, once', () => {
  const log = withNewest(null, page(1, 3));
  const later = withMessage(withMessage(log, message(5)), message(4));
  expect(idsOf(later)).toBe('m1 m2 m3 m4 m5');
  const changed = withMessage(later, { ...message(4), text: 'Changed' });
  expect(idsOf(changed)).toBe('m1 m2 m3 m4 m5');
  expect(changed?.messages[3]?.text).toBe('Changed');
});
