import { LETTER_CODE_SIGNS, letterCodeOf, letterCodeText, maskedPassport } from './visa-letters.ts';

test('a code is read in groups, and found as people type it', () => {
  const code = '7K3QF0A1BCDEFGH9JKMN';
  expect(letterCodeText(code)).toBe('7K3QF-0A1BC-DEFGH-9JKMN');
  for (const typed of [
    '7K3QF-0A1BC-DEFGH-9JKMN',
    ' 7k3qf oaibc defgh 9jkmn',
    '7K3QFOALBCDEFGH9JKMN',
    '٧K٣QF-٠A١BC-DEFGH-٩JKMN',
    '۷k۳qf–۰a۱bc–defgh–۹jkmn',
    '৭K৩QF ০A১BC DEFGH ৯JKMN',
    '७K३QF ०A१BC DEFGH ९JKMN',
    '７Ｋ３ＱＦ－０Ａ１ＢＣ－ＤＥＦＧＨ－９ＪＫＭＮ',
    '\u200E7K3QF-0A1BC\u200B-DEFGH\u2011-9JKMN\u200F',
  ])
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

test.each([
  ['N1234567', '•••567'],
  ['AB 123 4567', '•••567'],
  ['X12', '•••'],
  ['', '•••'],
])('of the passport %s others see %s', (number, masked) => expect(maskedPassport(number)).toBe(masked));
