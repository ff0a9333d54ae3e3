import fc from 'fast-check';
import {
  centsOf,
  dollarsOf,
  doubtfulNumber,
  latinDigits,
  measureOf,
  plainly,
  quantityProblem,
  readQuantity,
  wholeOf,
} from './index.ts';

const short = (text: string, kind: 'money' | 'count' | 'measure'): string => {
  const reading = readQuantity(text, kind);
  return reading.is === 'one' ? reading.decimal : reading.is === 'two' ? reading.decimals.join(' or ') : 'none';
};

test.each([
  ['1250', '1250'],
  ['1,250', '1250'],
  ['12,50', '12.50'],
  ['12,5', '12.5'],
  ['12.50', '12.50'],
  ['1,250.50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['1 250,50', '1250.50'],
  ['1\u00A0250,50', '1250.50'],
  ['1\u202F250.50', '1250.50'],
  ['1\u2009250', '1250'],
  ['1’250.50', '1250.50'],
  ["1'250", '1250'],
  ['1,25,000', '125000'],
  ['1,25,000.50', '125000.50'],
  ['12,34,567', '1234567'],
  ['1,250,000', '1250000'],
  ['1.250.000', '1250000'],
  ['1.250.000,5', '1250000.5'],
  ['$1,250.50', '1250.50'],
  ['US$ 12,50', '12.50'],
  ['1250 USD', '1250'],
  ['usd1250', '1250'],
  ['1,25,000/-', '125000'],
  ['١٢٥٠', '1250'],
  ['١٬٢٥٠٫٥٠', '1250.50'],
  ['١٢٫٥', '12.5'],
  ['۱۲۵۰', '1250'],
  ['۱۲٫۵۰', '12.50'],
  ['১২৫০', '1250'],
  ['১,২৫,০০০', '125000'],
  ['१२५०', '1250'],
  ['१,२५,०००.५०', '125000.50'],
  ['\u200F١٢٥٠\u200F', '1250'],
  ['\u202A1250\u202C', '1250'],
  [' 0,99 ', '0.99'],
  ['0', '0'],
])('money: %s is %s', (text, decimal) => expect(short(text, 'money')).toBe(decimal));

test.each([
  '',
  ' ',
  '.',
  ',',
  '.5',
  '12.',
  '-5',
  '+5',
  '12.345',
  '12,3456',
  '1,2,3',
  '12,50,00',
  '1,25,00',
  '01,250.505',
  '1.25E+03',
  '1e3',
  '1.25×10³',
  'a lot',
  '12 50',
  '1k',
  '1.5 lakh',
  '€12',
  '₹1,250',
  '12\u200B50',
  '1\u200E2',
  '$$12',
  '1.250,50.5',
  '1234567890123',
  '½',
  '¹²',
])('money: %j is no amount', (text) => expect(short(text, 'money')).toBe('none'));

test('a point before three digits of an amount may group or not, so the person says which', () => {
  expect(short('1.250', 'money')).toBe('1250 or 1.25');
  expect(centsOf('1.250')).toBeUndefined();
});

test('rupees take the signs of rupees and no dollar', () => {
  for (const text of ['₹1,25,000', 'Rs. 125000', '125000 INR'])
    expect(centsOf(text, { currency: 'INR' })).toBe(12_500_000);
  expect(centsOf('$5', { currency: 'INR' })).toBeUndefined();
});

test.each([
  ['0,5', '0.5'],
  ['0.125', '0.125'],
  ['0,125', '0.125'],
  ['2.5', '2.5'],
  ['2,5', '2.5'],
  ['1.10', '1.10'],
  ['12,50', '12.50'],
  ['1250', '1250'],
  ['1250.500', '1250.500'],
  ['1,250.5', '1250.5'],
  ['1.250,5', '1250.5'],
  ['1,250,000', '1250000'],
  ['1,25,000', '125000'],
  ['1 250', '1250'],
  ['1·250', '1.250'],
  ['١٢٫٥٠٠', '12.500'],
  ['۲۵۰', '250'],
  ['২.৫', '2.5'],
  ['1,250', '1250 or 1.25'],
  ['1.250', '1250 or 1.25'],
  ['250,000', '250000 or 250'],
  ['১,২৫০', '1250 or 1.25'],
  ['१.२५०', '1250 or 1.25'],
  ['١،٢٥٠', '1250 or 1.25'],
  ['.5', 'none'],
  ['5.', 'none'],
  ['1e3', 'none'],
  ['$5', 'none'],
  ['5 mg', 'none'],
  ['<5', 'none'],
])('measure: %s is %s', (text, decimal) => expect(short(text, 'measure')).toBe(decimal));

test('what cannot be decides between two readings', () => {
  const isPossible = (value: number): boolean => value >= 1 && value <= 1.06;
  expect(measureOf('1.020', { isPossible })).toBe(1.02);
  expect(measureOf('1.020')).toBeUndefined();
  expect(measureOf('7', { isPossible })).toBeUndefined();
});

test('counts are whole', () => {
  expect(['7', ' 9999 ', '1,250', '১২', '۳۰', '1,25,000'].map((text) => wholeOf(text))).toEqual([
    7, 9999, 1250, 12, 30, 125_000,
  ]);
  expect(['1.5', '1,5', '1.250', 'a1', '1a', '', '-1', '1.0'].map((text) => wholeOf(text))).toEqual(
    Array(8).fill(undefined),
  );
});

test('a whole number has its limits', () => {
  expect(wholeOf('100', { min: 1, max: 100 })).toBe(100);
  expect([wholeOf('101', { max: 100 }), wholeOf('0', { min: 1 })]).toEqual([undefined, undefined]);
});

test('a minus is read where it can be', () => {
  expect(measureOf('-12,5', { signed: true })).toBe(-12.5);
  expect(measureOf('\u200E\u2212٣٫٥', { signed: true })).toBe(-3.5);
  expect(measureOf('-77.209', { signed: true, isPossible: (value) => Math.abs(value) <= 180 })).toBe(-77.209);
  expect(readQuantity('-1,125', 'measure', { signed: true })).toEqual({ is: 'two', decimals: ['-1125', '-1.125'] });
  expect([measureOf('-5'), measureOf('--5', { signed: true })]).toEqual([undefined, undefined]);
});

test('what a person chooses is read in that way only', () => {
  expect(plainly('1.125')).toBe('1·125');
  for (const decimal of ['1250', '1.125', '250.125', '0.125', '12.5'])
    expect(short(plainly(decimal), 'measure')).toBe(decimal);
});

test('two readings are both named', () => {
  expect(quantityProblem(' 1,250', 'measure')).toBe(
    '“1,250” can be read as 1250 or as 1.25. Please choose which you mean.',
  );
  expect(quantityProblem('x', 'measure')).toBe('Please enter a number, as 5 or 0.5.');
  expect(quantityProblem('1,250', 'money')).toBeUndefined();
  expect(quantityProblem('5', 'count')).toBeUndefined();
});

test('an amount is read as it was shown, in every notation a program writes', () => {
  const locales = [
    'en-US',
    'en-IN',
    'de-DE',
    'fr-FR',
    'de-CH',
    'ar-EG',
    'fa-IR',
    'bn-BD',
    'ne-NP',
    'hi-IN',
    'uz-UZ',
    'ru-RU',
  ];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom(...locales), (cents, locale) => {
      const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
      return centsOf(shown) === cents && centsOf(dollarsOf(cents)) === cents;
    }),
  );
});

test('digits of every script are read, and nothing else changes', () => {
  expect(latinDigits('+٩٦٤ ۷۷۰ ১২৩ ४५६ ๗ ７ a½²')).toBe('+964 770 123 456 7 7 a½²');
});

test.each([
  ['500 mg', undefined],
  ['2.5 mg/ml', undefined],
  ['1,25 mg', undefined],
  ['1 250 mg', undefined],
  ['1,250 mg', ['1250', '1.25']],
  ['10.000 IU', ['10000', '10']],
  ['১,২৫০ মিগ্রা', ['1250', '1.25']],
  ['500/1,250 mg', ['1250', '1.25']],
] as const)('of a strength such as “%s” it is said when a number has two readings', (text, readings) => {
  const problem = doubtfulNumber(text);
  if (readings === undefined) expect(problem).toBeUndefined();
  else for (const each of readings) expect(problem).toContain(each);
});
