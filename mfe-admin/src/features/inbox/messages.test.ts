import { messages } from './messages';

test.each([
  [{ late: 1, today: 4, later: 2 }, '1 late, 4 due today.'],
  [{ late: 0, today: 4, later: 2 }, '4 due today.'],
  [{ late: 3, today: 0, later: 0 }, '3 late.'],
  [{ late: 0, today: 0, later: 2 }, 'Nothing due today, 2 later.'],
  [{ late: 0, today: 0, later: 12_936 }, 'Nothing due today, 12,936 later.'],
  [{ late: 1200, today: 3400, later: 0 }, '1,200 late, 3,400 due today.'],
  [{ late: 0, today: 0, later: 0 }, 'Nothing is due.'],
])('%j reads %j', (counts, sentence) => expect(messages.counts(counts)).toBe(sentence));
