import { billDoubts, doubtText, isHundredfold, newDoubts, priceDoubts, quoteDoubts } from './index.ts';

test.each([
  [125_000, 1250, true],
  [1250, 125_000, true],
  [124_999, 1250, false],
  [1251, 125_000, false],
  [0, 125_000, false],
])('%s beside %s differs a hundredfold: %s', (typed, usual, doubtful) =>
  expect(isHundredfold(typed, usual)).toBe(doubtful),
);

test('a line is compared with the list by its name', () => {
  const list = [
    { label: 'Drain', unit_price: 1250 },
    { label: 'Suite', unit_price: 60_000 },
    { label: 'suite', unit_price: 600 },
  ];
  const lines = [
    { label: ' drain', unit_price: 125_000 },
    { label: 'Suite', unit_price: 60_000 },
    { label: 'Surgeon', unit_price: 50_000_000 },
  ];
  expect(quoteDoubts(lines, list)).toEqual([
    { is: 'list', field: 'lines.0.unit_price', label: 'drain', typed: 125_000, usual: 1250 },
  ]);
});

const quote = { total: 300_000, lines: [{ id: 'q1', quantity: 2, unit_price: 100_000 }] };
const line = (unit_price: number, quantity = 2, quote_line_id: string | null = 'q1') => ({
  label: 'Room',
  quantity,
  unit_price,
  quote_line_id,
});

test('a line above ten times its price and a bill above twice its quote are asked about', () => {
  expect(billDoubts([line(100_000)], quote)).toEqual([]);
  expect(billDoubts([line(300_000)], quote)).toEqual([]);
  expect(billDoubts([line(300_001)], quote).map(({ is }) => is)).toEqual(['bill']);
  expect(billDoubts([line(1_000_001)], quote).map(({ is }) => is)).toEqual(['line', 'bill']);
  expect(billDoubts([line(100_000, 21)], quote).map(({ is }) => is)).toEqual(['line', 'bill']);
  expect(billDoubts([line(5_000_000, 0), line(100, 1, null)], quote)).toEqual([]);
});

test('a doubt names both amounts', () => {
  const money = (cents: number): string => `$${cents / 100}`;
  expect(doubtText({ is: 'list', field: 'price', label: 'Drain', typed: 125_000, usual: 1250 }, money)).toBe(
    'Drain: $1250, and the price list says $12.5.',
  );
  expect(doubtText({ is: 'bill', field: 'lines', label: '', typed: 700_000, usual: 300_000 }, money)).toBe(
    'The whole bill is $7000, and the quote is $3000.',
  );
});

test.each([
  [1250, []],
  [12_500, []],
  [12_501, [12_501]],
  [13, []],
  [12, [12]],
])('a line of %s beside a price of 1250 is asked about: %s', (unit_price, asked) =>
  expect(
    quoteDoubts([{ label: 'Drain', unit_price }], [{ label: 'Drain', unit_price: 1250 }]).map((each) => each.typed),
  ).toEqual(asked),
);

test('a changed price is compared with what it was; what was kept before is not asked about again', () => {
  const price = { field: 'fee', label: 'Fee', typed: 9900, usual: 99 };
  const doubts = priceDoubts([
    price,
    { ...price, usual: null },
    { ...price, typed: undefined },
    { ...price, usual: 100 },
  ]);
  expect(doubts).toEqual([{ is: 'before', ...price }]);
  expect(newDoubts(doubts, [{ ...price, is: 'before', field: 'elsewhere' }])).toEqual([]);
  expect(newDoubts(doubts, [{ ...price, is: 'before', typed: 9901 }])).toEqual(doubts);
});
