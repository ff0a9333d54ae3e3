import { entryOf } from './index.ts';

const WORDS: Readonly<Record<'sent' | 'paid', string>> = { sent: 'Sent', paid: 'Paid' };

test.each([
  ['sent', 'Sent'],
  ['refunded', 'Other'],
  ['toString', 'Other'],
  ['__proto__', 'Other'],
])('%s is read as %s', (state, word) => {
  expect(entryOf(WORDS, state as keyof typeof WORDS, 'Other')).toBe(word);
});
