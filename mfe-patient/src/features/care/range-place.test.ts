import { rangePlace } from './range-place';

const range = (low: number | null, high: number | null) => ({ low, high, critical_low: null, critical_high: null });

test('a value within its range is drawn within it, one beyond beside it, and none leaves the line', () => {
  expect(rangePlace(4, range(3, 5))).toEqual({ from: 30, to: 70, value: 50 });
  expect(rangePlace(3, range(3, 5))?.value).toBe(30);
  expect(rangePlace(6, range(3, 5))?.value).toBe(90);
  expect([rangePlace(60, range(3, 5))?.value, rangePlace(0, range(3, 5))?.value]).toEqual([97, 3]);
});

test('a range with one end begins or ends with the line; without one nothing is drawn', () => {
  expect(rangePlace(5, range(null, 5))).toEqual({ from: 0, to: 60, value: 60 });
  expect(rangePlace(60, range(60, null))).toEqual({ from: 40, to: 100, value: 40 });
  expect([rangePlace(5, range(null, null)), rangePlace(5, null)]).toEqual([null, null]);
});
