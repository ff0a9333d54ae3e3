import {
  decimalText,
  flagOfMeasured,
  isLargeChange,
  isPossible,
  isUnlikelyMeasured,
  measuredText,
  pastedTable,
  possibleFlags,
  readResult,
} from './index.ts';

const TSH = { unit: 'mIU/l', possible_to: null };
const CREATININE = { unit: 'mg/dl', possible_to: 150 };
const number = (digits: string, comparator: '<' | '≤' | '>' | '≥' | null = null) => ({ comparator, digits });
const range = (low: number | null, high: number | null, critical_low: number | null, critical_high: number | null) => ({
  low,
  high,
  critical_low,
  critical_high,
});

test.each([
  ['5.04', null, '5.04'],
  ['5,04', null, '5.04'],
  ['1.10', null, '1.10'],
  ['<0.01', '<', '0.01'],
  ['< 0,01', '<', '0.01'],
  ['≤ 5', '≤', '5'],
  ['<= 5', '≤', '5'],
  ['>=1000', '≥', '1000'],
  ['>1000 mIU/L', '>', '1000'],
  ['‹0.01', '<', '0.01'],
  ['٠٫٥', null, '0.5'],
  ['4.2 mIU/l', null, '4.2'],
  ['0.000001', null, '0.000001'],
] as const)('“%s” is %s%s', (text, comparator, digits) => {
  expect(readResult(text, TSH)).toEqual({ is: 'number', comparator, digits });
});

test('what can be read in two ways is not read, unless one of them cannot be', () => {
  expect(readResult('<1,250', TSH)).toEqual({ is: 'two', readings: ['<1250', '<1.25'] });
  expect(readResult('1·250', TSH)).toEqual({ is: 'number', comparator: null, digits: '1.250' });
  expect(readResult('1.104', CREATININE)).toEqual({ is: 'number', comparator: null, digits: '1.104' });
});

test('words are a result, a number in another unit and what is neither are not', () => {
  expect(readResult('haemolysed', TSH)).toEqual({ is: 'text', text: 'haemolysed' });
  expect(readResult('2350, repeated', CREATININE)).toEqual({ is: 'text', text: '2350, repeated' });
  expect(readResult('98 µmol/l', CREATININE)).toEqual({ is: 'other_unit', unit: 'µmol/l' });
  expect(readResult('7.1 x10⁹/L', { unit: '10^9/l', possible_to: null })).toEqual({
    is: 'number',
    comparator: null,
    digits: '7.1',
  });
  for (const none of ['', '-2', '1e3', '13.', '5..4', '<', '0.0000001', '?'])
    expect([none, readResult(none, TSH)]).toEqual([none, { is: 'none' }]);
});

// B07: what is shown and its flag are one value.
test.each([
  ['1.104', 2, range(0.5, 1.1, null, 7), '1.104', 'high'],
  ['1.1', 2, range(0.5, 1.1, null, 7), '1.10', 'normal'],
  ['5.04', 1, range(null, 5, null, 300), '5.04', 'high'],
  ['5.64', 1, range(4, 5.6, null, null), '5.64', 'high'],
  ['0.014', 2, range(0.4, 4, 0.01, 50), '0.014', 'low'],
  ['0.010', 2, range(0.4, 4, 0.01, 50), '0.010', 'critical'],
] as const)('%s with %s decimals is shown as it was entered', (digits, decimals, of, shown, flag) => {
  expect([measuredText(number(digits), decimals), flagOfMeasured(number(digits), of)]).toEqual([shown, flag]);
});

test.each([
  ['<', '0.01', ['critical']],
  ['≤', '0.01', ['critical']],
  ['<', '0.02', ['critical', 'low']],
  ['>', '4', ['high', 'critical']],
  ['≥', '4', ['normal', 'high', 'critical']],
  ['≥', '50', ['critical']],
  ['>', '50', ['critical']],
  ['>', '49', ['high', 'critical']],
] as const)('TSH %s%s may be %s', (comparator, digits, flags) => {
  const of = range(0.4, 4, 0.01, 50);
  expect(new Set(possibleFlags(number(digits, comparator), of))).toEqual(new Set(flags));
  expect(flagOfMeasured(number(digits, comparator), of)).toBe(flags.length === 1 ? flags[0] : null);
});

test('below an open range everything is normal', () => {
  const crp = range(null, 5, null, 300);
  expect(['<', '≤'].map((sign) => flagOfMeasured(number('5', sign as '<'), crp))).toEqual(['normal', 'normal']);
  expect(flagOfMeasured(number('5.1', '<'), crp)).toBeNull();
  expect(flagOfMeasured(number('300', '>'), crp)).toBe('critical');
  expect(flagOfMeasured(number('5', '<'), null)).toBe('normal');
});

test('what cannot be is told from what is unlikely', () => {
  const potassium = { possible_above: 0, possible_to: 30 };
  expect(
    [number('30'), number('29', '>'), number('0', '>'), number('0.1', '<')].map((each) => isPossible(each, potassium)),
  ).toEqual([true, true, true, true]);
  expect(
    [number('30.1'), number('30', '>'), number('0'), number('0', '<')].map((each) => isPossible(each, potassium)),
  ).toEqual([false, false, false, false]);
  expect(isPossible(number('0'), { possible_above: null, possible_to: null })).toBe(true);
  const of = range(3.5, 5.1, 2.5, 6.5);
  expect([isUnlikelyMeasured(number('0.1'), of), isUnlikelyMeasured(number('0.1', '<'), of)]).toEqual([true, false]);
  expect([isUnlikelyMeasured(number('51', '<'), of), isUnlikelyMeasured(number('6', '>'), of)]).toEqual([true, false]);
});

test('a change beyond the width of the range is large', () => {
  const of = range(135, 145, null, null);
  expect([isLargeChange(number('140'), number('130'), of), isLargeChange(number('140'), number('129'), of)]).toEqual([
    false,
    true,
  ]);
  expect(isLargeChange(number('12'), number('4'), range(null, 5, null, null))).toBe(true);
  expect(isLargeChange(number('12'), number('4', '<'), range(null, 5, null, null))).toBe(false);
  expect(isLargeChange(number('12'), number('4'), null)).toBe(false);
});

test('the ends of a range are never rounded', () => {
  expect([decimalText(1.1, 2), decimalText(0.015, 2), decimalText(5, 0)]).toEqual(['1.10', '0.015', '5']);
});

const scaled = { scale: 'number', choices: [] } as const;
const TESTS = [
  { ...scaled, ...TSH, code: 'tsh', name: 'TSH' },
  { ...scaled, ...CREATININE, code: 'creatinine', name: 'Creatinine' },
  { ...scaled, unit: '10^9/l', possible_to: 1000, code: 'wbc', name: 'White cells' },
];

test('a pasted table keeps comparators and words, and names every line that it does not take', () => {
  const { values, left } = pastedTable(
    [
      'TSH\t<0.01\tmIU/l\t0.4-4.0\tL',
      'Creatinine\tH\t98\tµmol/l',
      'wbc\t7.1\t10^9/l',
      'WBC\t7.2',
      'Sodium\t140\tmmol/l',
      'creatinine\t\t',
    ].join('\n'),
    TESTS,
  );
  expect([...values]).toEqual([
    ['tsh', '<0.01'],
    ['wbc', '7.1'],
  ]);
  expect(left).toEqual([
    { row: 2, line: 'Creatinine · H · 98 · µmol/l', why: 'other_unit' },
    { row: 4, line: 'WBC · 7.2', why: 'twice' },
    { row: 5, line: 'Sodium · 140 · mmol/l', why: 'no_test' },
    { row: 6, line: 'creatinine', why: 'no_result' },
  ]);
});

test('a pasted column fills the tests in order; one value too many is named', () => {
  const { values, left } = pastedTable('<0.01\r\nhaemolysed\r1,250\n5', TESTS);
  expect([...values]).toEqual([
    ['tsh', '<0.01'],
    ['creatinine', 'haemolysed'],
    // Of white cells only 1.25 can be.
    ['wbc', '1,250'],
  ]);
  expect(left).toEqual([{ row: 4, line: '5', why: 'no_test' }]);
});
