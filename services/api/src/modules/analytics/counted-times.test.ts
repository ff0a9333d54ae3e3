import { countedTime } from './counted-times.js';

/** As `analytics_pair` writes them. */
const packed = (...pairs: readonly (readonly [minutes: number, cases: number])[]): Buffer =>
  Buffer.concat(
    pairs.map((pair) => {
      const bytes = Buffer.alloc(8);
      for (const [index, value] of pair.entries()) bytes.writeInt32BE(value, 4 * index);
      return bytes;
    }),
  );

test('times of several months add up, in any order: half within ten minutes, nine of ten within a day', () => {
  expect(countedTime([packed([10, 1], [1440, 5]), null, packed([5, 1], [10, 3])])).toEqual({
    cases: 10,
    median: 10,
    p90: 1440,
  });
});

test('of no cases there is no time', () => {
  expect(countedTime([null, packed()])).toEqual({ cases: 0, median: null, p90: null });
});
