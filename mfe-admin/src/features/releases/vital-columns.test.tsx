import { ShortTable } from '@ayana/shared-ui/table';
import { dateText } from '@ayana/shared-ui/time';
import { render, screen } from '@testing-library/react';
import { placeOf, VITAL_COLUMNS, vitalText } from './vital-columns';

test('a vital shows value, rating, limit and number of measurements per version', () => {
  render(
    <ShortTable
      label="Vitals"
      columns={VITAL_COLUMNS}
      rows={[
        { name: 'LCP', version: '1.0.0-a', rank: 'rest', p75: 900, reports: 1200 },
        { name: 'LCP', version: '1.0.0-b', rank: 'part', p75: 4200, reports: 1 },
      ]}
      keyOf={({ version }) => version}
    />,
  );
  const cells = screen.getAllByRole('row').map((row) => Array.from(row.children, ({ textContent }) => textContent));
  expect(cells.slice(1).map((row) => row.slice(1))).toEqual([
    ['1.0.0-a: 900 ms, good', '2.5 s', '1.2K'],
    ['1.0.0-b: 4.2 s, poor', '2.5 s', '1'],
  ]);
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
