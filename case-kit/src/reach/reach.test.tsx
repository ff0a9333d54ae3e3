import { render, screen } from '@testing-library/react';
import { NightHelp, SupportHours } from './index';

afterEach(() => jest.useRealTimers());

// The desk is in New York; the tests' own clock is in UTC.
test.each([
  ['2026-01-14T13:30:00Z', /^Mon-Fri 8AM-8PM EST.*Open now, until .*(Thu )?(1:00|01:00)/],
  ['2026-01-15T02:00:00Z', /^Mon-Fri 8AM-8PM EST.*Closed now, opens (1:00.PM|13:00) your time/],
  ['2026-01-17T23:00:00Z', /Closed now, opens Sun (3:00.PM|15:00) your time/],
])('at %s it is said whether the desk is open, by the reader’s own clock', (now, text) => {
  jest.useFakeTimers({ now: new Date(now) });
  render(<SupportHours />);
  expect(document.body).toHaveTextContent(text);
});

test('the hours are said on the clock of the desk and on the reader’s, each with its name', () => {
  jest.useFakeTimers({ now: new Date('2026-01-14T13:30:00Z') });
  render(<SupportHours />);
  expect(document.body).toHaveTextContent(
    /Wed (8:00.AM|08:00) to (8:00.PM|20:00), Eastern Time \(Wed (1:00.PM|13:00) to (1:00.AM|01:00), (UTC|GMT\+00:00|Coordinated Universal Time)\)/,
  );
});

test('numbers for an emergency are there with one press, the patient’s hospital among them', () => {
  render(<NightHelp hospital={{ name: 'Lantern Bay', phone: '+91 44 5550 0100' }} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:112',
    'tel:108',
    'tel:+914455500100',
  ]);
  expect(document.body).toHaveTextContent('Your hospital, Lantern Bay');
});
