import {
  answerOf,
  flagOfAnswer,
  flagsOf,
  followingFlag,
  pastedValues,
  resultText,
  typedAnswer,
  usualAnswer,
} from './index.ts';

const NITRITE = {
  code: 'urine_nitrite',
  name: 'Nitrite in urine',
  scale: 'choice',
  choices: [
    { code: 'negative', flag: 'normal' },
    { code: 'positive', flag: 'abnormal' },
  ],
} as const;
const CULTURE = {
  code: 'blood_culture',
  name: 'Blood culture',
  scale: 'organism',
  choices: [
    { code: 'no_growth', flag: 'normal' },
    { code: 'other', flag: 'critical' },
  ],
} as const;
const FILM = { code: 'blood_film', name: 'Blood film', scale: 'text', choices: [] } as const;
const POTASSIUM = { code: 'potassium', name: 'Potassium', scale: 'number', choices: [] } as const;

test('an answer is known by its code, its name and as devices write it', () => {
  for (const text of ['negative', ' Negative ', 'NEG', '-'])
    expect([text, answerOf(text, NITRITE)]).toEqual([text, 'negative']);
  for (const text of ['positive', 'pos.', '+']) expect([text, answerOf(text, NITRITE)]).toEqual([text, 'positive']);
  for (const text of ['', 'reactive', 'other', '4.2']) expect([text, answerOf(text, NITRITE)]).toEqual([text, null]);
  expect(answerOf('other', CULTURE)).toBeNull();
});

test('what is stored: an answer, the organism as it was written, a text; no other answer, and no number', () => {
  expect(typedAnswer('maybe', NITRITE)).toBeNull();
  expect(typedAnswer('No growth', CULTURE)).toBe('no_growth');
  expect(typedAnswer(' Staphylococcus aureus ', CULTURE)).toBe('Staphylococcus aureus');
  expect(typedAnswer('Many ovalocytes', FILM)).toBe('Many ovalocytes');
  expect([typedAnswer(' ', FILM), typedAnswer('x'.repeat(301), FILM), typedAnswer('4', POTASSIUM)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('the flag follows from the answer; an organism has that of growth, a text none', () => {
  expect([flagOfAnswer('negative', NITRITE), flagOfAnswer('positive', NITRITE)]).toEqual(['normal', 'abnormal']);
  expect([flagOfAnswer('no_growth', CULTURE), flagOfAnswer('E. coli', CULTURE)]).toEqual(['normal', 'critical']);
  expect(flagOfAnswer('Many ovalocytes', FILM)).toBeNull();
  const range = { low: 3.5, high: 5.1, critical_low: null, critical_high: null };
  expect([followingFlag('5,2', { ...POTASSIUM, range }), followingFlag('pos', { ...NITRITE, range: null })]).toEqual([
    'high',
    'abnormal',
  ]);
  expect(flagsOf(POTASSIUM)).toEqual(['low', 'normal', 'high', 'critical']);
  expect(flagsOf(FILM)).toEqual(['normal', 'abnormal', 'critical']);
});

test('a result and what is usual, in words', () => {
  const number = { unit: 'mmol/l', decimals: 1 };
  const words = { unit: '', decimals: 0 };
  expect(resultText(number, { value: 4, text: null })).toBe('4.0 mmol/l');
  expect(resultText({ ...number, unit: '' }, { value: 1.25, text: null })).toBe('1.3');
  expect(resultText(words, { value: null, text: 'no_growth' })).toBe('No growth');
  expect(resultText(words, { value: null, text: 'E. coli' })).toBe('E. coli');
  // A text that is a property of every object stays a text.
  expect(resultText(words, { value: null, text: 'constructor' })).toBe('constructor');
  expect([NITRITE, CULTURE, FILM, POTASSIUM].map(usualAnswer)).toEqual(['Negative', 'No growth', null, null]);
});

test('a pasted table has answers, organisms and texts beside numbers', () => {
  const tests = [POTASSIUM, NITRITE, CULTURE, FILM];
  const table =
    'Potassium\t4,2\tmmol/l\nurine_nitrite\tneg\nBlood culture\tE. coli\nBlood film\tMany ovalocytes\tseen twice';
  expect([...pastedValues(table, tests)]).toEqual([
    ['potassium', '4,2'],
    ['urine_nitrite', 'negative'],
    ['blood_culture', 'E. coli'],
    ['blood_film', 'Many ovalocytes'],
  ]);
  expect([...pastedValues('4.2\n+\nNo growth\nNormal cells', tests)]).toEqual([
    ['potassium', '4.2'],
    ['urine_nitrite', 'positive'],
    ['blood_culture', 'no_growth'],
    ['blood_film', 'Normal cells'],
  ]);
  expect([...pastedValues('urine_nitrite\t4.2', tests)]).toEqual([]);
});
