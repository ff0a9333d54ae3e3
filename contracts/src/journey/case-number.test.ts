import { CASE_NUMBER, caseNumberPattern } from './index.ts';

test.each([
  'AY-7K2Q4',
  'ay-7k2q4',
  ' AY 7K2Q4 ',
  'ay7k2q4',
  '7k2q4',
  '7K2 Q4',
  'AY-7K2-Q4',
  'A Y 7 K 2 Q 4',
  'AY–7K2Q4',
  'AY−7K2Q4',
  '#AY-7K2Q4',
  '\u202AAY-7K2Q4\u202C',
  'AY-٧K٢Q٤',
  'AY-७K२Q४',
  'ＡＹ－７Ｋ２Ｑ４',
  'AY-7KZQ4',
])('%s is read as AY-7K2Q4', (typed) => {
  expect(caseNumberPattern(typed)).toBe('AY-7K2Q4');
});

test('letters that no number has are any letter, and misread digits are read', () => {
  expect(caseNumberPattern('AY-7K2O4')).toBe('AY-7K2_4');
  expect(caseNumberPattern('ay 7k20 4')).toBe('AY-7K2_4');
  expect(caseNumberPattern('AY-1LI7K')).toBe('AY-___7K');
  expect(caseNumberPattern('AY-BGSZ2')).toBe('AY-86522');
});

test('with the prefix the beginning is enough', () => {
  expect(caseNumberPattern('ay-7k')).toBe('AY-7K%');
  expect(caseNumberPattern('AY-7')).toBeNull();
  expect(caseNumberPattern('AY')).toBeNull();
});

test.each(['', 'Maria', 'knees', 'hjkmn', '7k2q', '7k2q45', 'AY-7K2Q45', 'AY-7A2Q4', '+254 733', '%_%%%', 'AY-%'])(
  '“%s” is no case number',
  (typed) => {
    expect(caseNumberPattern(typed)).toBeNull();
  },
);

test('a stored number has its form', () => {
  expect(CASE_NUMBER.test('AY-7K2Q4')).toBe(true);
  for (const wrong of ['AY-7K2O4', 'AY-7K2Q', 'ay-7k2q4', 'AY-7K2Q44']) expect(CASE_NUMBER.test(wrong)).toBe(false);
});
