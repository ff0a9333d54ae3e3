import { messageLines } from './message-lines';
import type { ConversationMessage } from './message-types';

const [ME, STAFF] = [
  { id: 'me', name: 'Amina', kind: 'patient' },
  { id: 'staff', name: 'Mara', kind: 'staff' },
];
const at = (time: string, author: ConversationMessage['author'] = STAFF): ConversationMessage => ({
  id: time,
  author,
  text: '',
  documents: [],
  created_at: `2026-01-${time}:00.000Z`,
});
const MESSAGES = [at('01T10:00', ME), at('01T10:02'), at('01T10:04'), at('01T10:20'), at('02T09:00', ME)];
const lines = (readBefore: string | null = null, readUntil?: string) =>
  messageLines(MESSAGES, {
    me: 'me',
    zone: 'UTC',
    readBefore,
    reads: readUntil === undefined ? [] : [{ user: STAFF, read_until: `2026-01-${readUntil}:00.000Z` }],
  });

test('each day has a heading, and one author’s messages within five minutes are one block', () => {
  expect(lines().map(({ own, startsDay, follows }) => [own, startsDay, follows])).toEqual([
    [true, true, false],
    [false, false, false],
    [false, false, true],
    [false, false, false],
    [true, true, false],
  ]);
});

test('the divider is above the first unread message of others, not above the first of all', () => {
  const divided = (readBefore: string | null) => lines(readBefore).findIndex(({ startsNew }) => startsNew);
  expect(divided(null)).toBe(-1);
  expect(divided('2026-01-01T10:02:00.000Z')).toBe(2);
  expect(divided('')).toBe(1);
  expect(divided('2026-01-01T10:20:00.000Z')).toBe(-1);
  expect(lines('2026-01-01T10:02:00.000Z')[2]?.follows).toBe(false);
});

test('a reader is named once, under the last of my messages they have read', () => {
  const seen = (readUntil: string) => lines(null, readUntil).map(({ seenBy }) => seenBy.join());
  expect(seen('01T10:01')).toEqual(['Mara', '', '', '', '']);
  expect(seen('02T09:00')).toEqual(['', '', '', '', 'Mara']);
  expect(seen('01T09:00')).toEqual(['', '', '', '', '']);
});
