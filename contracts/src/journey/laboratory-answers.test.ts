import {
  answerOf,
  answersOf,
  flagOfAnswer,
  flagsOf,
  followingFlag,
  pastedTable,
  resultText,
  typedAnswer,
  usualAnswer,
} from './index.ts';

const NITRITE = {
  unit: '',
  possible_to: null,
  code: 'urine_nitrite',
  name: 'Nitrite in urine',
  scale: 'choice',
  choices: [
    { code: 'negative', flag: 'normal' },
    { code: 'positive', flag: 'abnormal' },
  ],
} as const;
const CULTURE = {
  unit: '',
  possible_to: null,
  code: 'blood_culture',
  name: 'Blood culture',
  scale: 'organism',
  choices: [
    { code: 'no_growth', flag: 'normal' },
    { code: 'other', flag: 'critical' },
  ],
} as const;
const FILM = {
  unit: '',
  possible_to: null,
  code: 'blood_film',
  name: 'Blood film',
  scale: 'text',
  choices: [],
} as const;
const POTASSIUM = {
  unit: 'mmol/l',
  possible_to: 30,
  code: 'potassium',
  name: 'Potassium',
  scale: 'number',
  choices: [],
} as const;

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
  const measured = (digits: string, comparator: '<' | null = null) => ({ comparator, digits, text: null });
  const said = (text: string | null) => ({ comparator: null, digits: null, text });
  expect(resultText(number, measured('4'))).toBe('4.0 mmol/l');
  // More digits than the test has are kept, never rounded.
  expect(resultText({ ...number, unit: '' }, measured('1.25'))).toBe('1.25');
  expect(resultText(number, measured('0.01', '<'))).toBe('<0.01 mmol/l');
  expect(resultText(words, said('no_growth'))).toBe('No growth');
  expect(resultText(words, said('E. coli'))).toBe('E. coli');
  // A text that is a property of every object stays a text.
  expect(resultText(words, said('constructor'))).toBe('constructor');
  expect([NITRITE, CULTURE, FILM, POTASSIUM].map(usualAnswer)).toEqual(['Negative', 'No growth', null, null]);
});

test('a pasted table has answers, organisms and texts beside numbers', () => {
  const tests = [POTASSIUM, NITRITE, CULTURE, FILM];
  const table =
    'Potassium\t4,2\tmmol/l\nurine_nitrite\tneg\nBlood culture\tE. coli\nBlood film\tMany ovalocytes\tseen twice';
  expect([...pastedTable(table, tests).values]).toEqual([
    ['potassium', '4,2'],
    ['urine_nitrite', 'negative'],
    ['blood_culture', 'E. coli'],
    ['blood_film', 'Many ovalocytes'],
  ]);
  expect([...pastedTable('4.2\n+\nNo growth\nNormal cells', tests).values]).toEqual([
    ['potassium', '4.2'],
    ['urine_nitrite', 'positive'],
    ['blood_culture', 'no_growth'],
    ['blood_film', 'Normal cells'],
  ]);
  expect([...pastedTable('urine_nitrite\t4.2', tests).values]).toEqual([]);
});

const HIV = {
  code: 'hiv',
  name: 'HIV',
  scale: 'choice',
  choices: [
    { code: 'not_reactive', flag: 'normal' },
    { code: 'reactive', flag: 'critical' },
  ],
} as const;
const GLUCOSE = {
  code: 'urine_glucose',
  name: 'Glucose in urine',
  scale: 'choice',
  choices: [
    { code: 'negative', flag: 'normal' },
    { code: 'trace', flag: 'abnormal' },
    { code: 'positive', flag: 'abnormal' },
  ],
} as const;

/** By hand: what devices write. */
test.each([
  [GLUCOSE, 'negative', ['neg', 'neg.', '-', '−']],
  [GLUCOSE, 'trace', ['tr', '(+)', '±']],
  [GLUCOSE, 'positive', ['pos', 'pos.', '+']],
  [HIV, 'not_reactive', ['non-reactive', 'nr', 'Not reactive', 'not_reactive']],
  [HIV, 'reactive', ['r', 'R', 'Reactive']],
  [CULTURE, 'no_growth', ['sterile', 'ng']],
] as const)('%# %s as it is written', (test_, code, texts) => {
  expect(texts.map((text) => answerOf(text, test_))).toEqual(texts.map(() => code));
  expect(answerOf('', test_)).toBeNull();
});

test('an answer of another test is not one of this, and the longest text is stored', () => {
  expect([answerOf('+', HIV), typedAnswer('reactive', GLUCOSE)]).toEqual([null, null]);
  expect(typedAnswer('x'.repeat(300), FILM)).toBe('x'.repeat(300));
  // Nobody names the organism “other”.
  expect(answersOf(CULTURE)).toEqual(['no_growth']);
  expect(flagOfAnswer('anything', { scale: 'number', choices: [{ code: 'other', flag: 'critical' }] })).toBeNull();
  expect(flagOfAnswer('anything', { scale: 'text', choices: [{ code: 'other', flag: 'critical' }] })).toBeNull();
  expect(flagOfAnswer('trace', { ...NITRITE })).toBeNull();
});

test('nothing follows from what is no value and no answer', () => {
  expect(followingFlag('', { ...POTASSIUM, range: null })).toBeNull();
  expect(followingFlag('4', { ...POTASSIUM, range: null })).toBe('normal');
  expect(followingFlag('maybe', { ...NITRITE, range: null })).toBeNull();
});

test('a result without anything is empty; what is usual is not what grew', () => {
  expect(resultText({ unit: 'g', decimals: 0 }, { comparator: null, digits: null, text: null })).toBe('');
  const strange = {
    scale: 'organism',
    choices: [
      { code: 'other', flag: 'normal' },
      { code: 'no_growth', flag: 'normal' },
    ],
  } as const;
  expect(usualAnswer(strange)).toBe('No growth');
  expect(usualAnswer({ scale: 'choice', choices: [{ code: 'positive', flag: 'abnormal' }] })).toBeNull();
  expect(usualAnswer({ ...NITRITE, scale: 'text' })).toBeNull();
  expect(usualAnswer({ ...NITRITE, scale: 'number' })).toBeNull();
});

test('a table is pasted from any computer, with empty lines, and a line of no test is passed over', () => {
  const tests = [POTASSIUM, NITRITE, FILM];
  expect([...pastedTable('\r\n  \r\n4.2\r\nneg\r\n', tests).values]).toEqual([
    ['potassium', '4.2'],
    ['urine_nitrite', 'negative'],
  ]);
  // A line of several cells that names no test is not taken for the next in the list.
  expect([...pastedTable('Sodium\t140', tests).values]).toEqual([]);
  expect([...pastedTable('1\n+\nNormal\n5\n6', tests).values]).toHaveLength(3);
  // The name of a test in words is not its result.
  expect([...pastedTable('Blood film', [FILM]).values]).toEqual([]);
  expect([...pastedTable(' POTASSIUM \t H \t 5,9 \t mmol/l', tests).values]).toEqual([['potassium', '5,9']]);
  expect([...pastedTable('4.2', [{ ...POTASSIUM, code: 'x', name: 'X' }]).values]).toEqual([['x', '4.2']]);
});
