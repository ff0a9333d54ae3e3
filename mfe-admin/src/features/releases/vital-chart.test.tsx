import { render, screen } from '@testing-library/react';
import { VitalChart, vitalText } from './vital-chart';
import { whenText } from './when';

test('a vital says its number, its rating and its limits in words', () => {
  render(<VitalChart name="LCP" p75={4200} reports={1} />);
  expect(screen.getByText('4.2 s, poor')).toBeTruthy();
  expect(screen.getByText('good up to 2.5 s, poor from 4 s; 1 measurement')).toBeTruthy();
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
])('%s is %s', (at, text) => expect(whenText(new Date(at), new Date('2026-11-20T10:00:30Z'))).toBe(text));
