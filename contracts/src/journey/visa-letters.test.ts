import { LETTER_CODE_SIGNS, letterCodeOf, letterCodeText } from './visa-letters.ts';

test('a code is read in groups, and found as people type it', () => {
  const code = '7K3QF0A1BCDEFGH9JKMN';
  expect(letterCodeText(code)).toBe('7K3QF-0A1BC-DEFGH-9JKMN');
  for (const typed of ['7K3QF-0A1BC-DEFGH-9JKMN', ' 7k3qf oaibc defgh 9jkmn', '7K3QFOALBCDEFGH9JKMN'])
    expect(letterCodeOf(typed)).toBe(code);
});

test.each(['', '7K3QF', '7K3QF-0A1BC-DEFGH-9JKMNP', '7K3QF-0A1BC-DEFGH-9JKMU', "' or 1=1 --xxxxxxxxx"])(
  '“%s” is no code',
  (typed) => expect(letterCodeOf(typed)).toBeNull(),
);

test('there are 32 signs, and none that is taken for another', () => {
  expect(new Set(LETTER_CODE_SIGNS).size).toBe(32);
  expect(LETTER_CODE_SIGNS).not.toMatch(/[ILOU]/);
});
