import { render, screen } from '@testing-library/react';
import { placeOf, VitalScale, vitalText } from './vital-scale';
import { dateText } from '@ayana/shared-ui/time';

test('a vital shows value, rating and number of measurements per version', () => {
  render(
    <VitalScale
      name="LCP"
      values={[
        { version: '1.0.0-a', rank: 'rest', p75: 900, reports: 1200 },
        { version: '1.0.0-b', rank: 'part', p75: 4200, reports: 1 },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1.0.0-a: 900 ms, good1.2K measured',
    '1.0.0-b: 4.2 s, poor1 measured',
  ]);
  // The limits of the ratings.
  expect(screen.getByText('2.5 s')).toBeTruthy();
  expect(screen.getByText('4 s')).toBeTruthy();
});

test('a scale ends 25 % above the "poor" limit, and worse values are shown at its end', () => {
  expect([0, 2500, 4000, 5000, 90_000].map((value) => placeOf('LCP', value))).toEqual([0, 50, 80, 100, 100]);
});

test.each([
  ['LCP', 900, '900 ms'],
  ['TTFB', 1800, '1.8 s'],
  ['CLS', 0.0123, '0.012'],
] as const)('%s of %d is %s', (name, value, text) => expect(vitalText(name, value)).toBe(text));

test.each([
  ['2026-11-20T10:00:00Z', 'just now'],
  ['2026-11-20T09:15:00Z', '45 minutes ago'],
  ['2026-11-20T07:00:00Z', '3 hours ago'],
  ['2026-11-17T07:00:00Z', '3 days ago'],
])('%s is %s', (at, text) => expect(dateText(new Date(at), new Date('2026-11-20T10:00:30Z'))).toBe(text));
