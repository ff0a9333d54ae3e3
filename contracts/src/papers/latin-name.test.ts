import { latinNameProblem, notLatin } from './index.ts';

test.each([
  'NGUYEN THI MY HANH',
  'Nguyễn Thị Mỹ Hạnh',
  'Ọláyẹmí Adébáyọ̀',
  'O‘ktam G‘aniyev',
  "O'Brien-Šťastný, Jr.",
  'MUTHU A/L RAJAN',
  ' \u200EMd. Rahman\u200F ',
  'Sukarno',
])('“%s” is a name as passports have it', (name) => expect(latinNameProblem(name)).toBeUndefined());

test.each([
  ['নাদিয়া Rahman', ['ন', 'া', 'দ', 'ি', '\u09AF', '\u09BC']],
  ['Абебе', ['А', 'б', 'е']],
  ['Раul', ['Р', 'а']],
  ['عبد الرحمن', ['ع', 'ب', 'د', 'ا', 'ل', 'ر', 'ح', 'م', 'ن']],
  ['王 Wei', ['王']],
  ['Maya 2', ['2']],
  ['Maya ٢', ['٢']],
])('“%s” is not: its signs are named', (name, signs) => {
  expect(notLatin(name)).toEqual(signs);
  for (const sign of signs) expect(latinNameProblem(name)).toContain(`“${sign}”`);
  expect(latinNameProblem(name)).toMatch(/write the name as in the passport, in Latin letters/);
});

test.each(['', ' - ', '.'])('“%s” is no name', (name) =>
  expect(latinNameProblem(name)).toBe('Please write the name as in the passport, in Latin letters.'),
);
