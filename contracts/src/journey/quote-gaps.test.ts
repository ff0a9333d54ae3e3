import { isOneSum, quoteGaps } from './index.ts';

const line = (category: 'surgeon' | 'room' | 'implant', unit_price: number, included = true) => ({
  category,
  unit_price,
  included,
  quantity: 1,
});

test('a quote of one line in the price is one sum, whatever it names besides', () => {
  expect(isOneSum([line('surgeon', 500_000)])).toBe(true);
  expect(isOneSum([line('surgeon', 500_000), line('room', 1000, false)])).toBe(true);
  expect(isOneSum([line('surgeon', 500_000), line('room', 1000)])).toBe(false);
  expect(isOneSum([])).toBe(false);
});

test('what each quote lacks: what costs more, and what only another mentions', () => {
  const quotes = [
    { lines: [line('surgeon', 1), line('implant', 90_000, false)] },
    { lines: [line('surgeon', 1), line('implant', 1), line('room', 1)] },
  ];
  expect(quoteGaps(quotes)).toEqual([
    [
      { category: 'implant', state: 'extra', amount: 90_000 },
      { category: 'room', state: 'not_mentioned', amount: 0 },
    ],
    [],
  ]);
});
