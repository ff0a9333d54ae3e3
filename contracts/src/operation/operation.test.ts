import { bucketOf, newRequestId, percentile75, ratingOf, REQUEST_ID, VITAL_NAMES, VITALS } from './index.ts';

const histogram = (name: 'LCP' | 'CLS', values: readonly number[]): number[] => {
  const buckets = Array.from({ length: VITALS[name].bounds.length + 1 }, () => 0);
  for (const value of values) buckets[bucketOf(name, value)] = (buckets[bucketOf(name, value)] ?? 0) + 1;
  return buckets;
};

test.each(VITAL_NAMES)(
  '%s: bounds rise and hold both limits, so that a rating is never a matter of rounding',
  (name) => {
    const bounds: readonly number[] = VITALS[name].bounds;
    expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
    expect(bounds).toEqual(expect.arrayContaining([VITALS[name].good, VITALS[name].poor]));
  },
);

test('the 75th percentile is in the bucket that three quarters fall into', () => {
  expect(percentile75('LCP', histogram('LCP', []))).toBeNull();
  expect(percentile75('LCP', histogram('LCP', [900, 900, 900, 9000]))).toBe(1000);
  const spread = percentile75('LCP', histogram('LCP', [100, 700, 700, 2400]));
  expect(spread).toBeGreaterThan(600);
  expect(spread).toBeLessThanOrEqual(800);
  expect(percentile75('LCP', histogram('LCP', [60_000]))).toBe(10_000);
  expect(percentile75('CLS', histogram('CLS', [0, 0, 0, 0]))).toBeLessThanOrEqual(0.001);
});

test('a value at its limit gets the better rating', () => {
  expect([ratingOf('LCP', 2500), ratingOf('LCP', 4000), ratingOf('LCP', 4001)]).toEqual(['good', 'middling', 'poor']);
});

test('the servers accept their own request ids', () => {
  expect(newRequestId()).toMatch(REQUEST_ID);
  expect(newRequestId()).not.toBe(newRequestId());
});
