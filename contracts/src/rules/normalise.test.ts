import { hasInnerMarks, isPhone, normalise, normaliseDigits } from './index.ts';

test.each([
  ['\u202A+968 9212 3456\u202C', '+968 9212 3456'],
  ['\u200E\u2066+968 9212 3456\u2069\u200F ', '+968 9212 3456'],
  ['\uFEFF +968 9212 3456\u200B\n', '+968 9212 3456'],
  ['+٩٦٤ ٧٧٠ ١٢٣ ٤٥٦٧', '+964 770 123 4567'],
  ['+۹۳ ۷۰ ۱۲۳ ۴۵۶۷', '+93 70 123 4567'],
  ['+৮৮০ ১৭১২ ৩৪৫৬৭৮', '+880 1712 345678'],
  ['+९७७ ९८ ४१२३ ४५६७', '+977 98 4123 4567'],
])('the telephone %j is %s', (typed, stored) => {
  expect(normaliseDigits(typed)).toBe(stored);
  expect(isPhone(normaliseDigits(typed))).toBe(true);
});

test('marks inside a telephone stay, so that it is refused', () => {
  expect(isPhone(normaliseDigits('+968\u200E9212\u202C3456'))).toBe(false);
});

test('letters are never mapped', () => {
  for (const text of ['аmina@mail.example', 'Ａmina@mail.example', 'amina٣@mail.example', 'ﬁona'])
    expect(normalise(` ${text}\u200F`)).toBe(text);
});

test.each([
  ['علی\u200Cرضا', false],
  ['ශ්\u200Dරී', false],
  ['র\u200D্যাব', false],
  ['क्\u200Dष', false],
  ['👩\u200D⚕️', false],
  ['\u200Fعبد الرحمن\u200F', false],
  ['Am\u200Bina', true],
  ['Am\u200Dina', true],
  ['Am\u202Eina', true],
  ['عبد\u200Fالرحمن', true],
  ['So\u00ADfia', true],
  ['Ами\u200Cна', true],
])('%j has inner marks: %s', (text, inner) => expect(hasInnerMarks(text)).toBe(inner));

test('a joiner that shapes the last letter stays', () => {
  expect(normalise('ত্\u200D')).toBe('ত্\u200D');
  expect(normalise('Amina\u200D\u200C ')).toBe('Amina');
});
