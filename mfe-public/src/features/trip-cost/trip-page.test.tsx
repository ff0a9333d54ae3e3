import { readTripChoice } from '@ayana/contracts/trip';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { forgetTrip } from '../../trip/kept-trip';
import type { TripRead } from './load-trip';
import { TRIP_MESSAGES as TEXTS } from './messages';
import { TripPage } from './trip-page';

const choice = readTripChoice({ treatment: 'knee-replacement', city: 'chennai', attendants: '1', from: 'KE' });
const READ: TripRead = {
  choice,
  treatments: [{ slug: 'knee-replacement', name: 'Knee replacement' }],
  cities: [{ slug: 'chennai', name: 'Chennai' }],
  shown: {
    treatment: 'Knee replacement',
    city: 'Chennai',
    estimate: { days: 21, rows: [], usd_min: 5650, usd_max: 8105 },
  },
  failed: false,
};
const KEPT = /^Knee replacement in Chennai\. 21 days in India, 2 people/;
const open = (read: TripRead) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <TripPage read={read} ask={null} /> }])} />);

afterEach(() => forgetTrip());

// That it goes with a request is in consultation-dialogs.test.tsx.
test('an estimate is kept, is offered again without answers, and can be removed', () => {
  const first = open(READ);
  expect(screen.getByText(TEXTS.saved)).toBeVisible();
  first.unmount();
  open({ ...READ, choice: readTripChoice({}), shown: null });
  expect(screen.getByText(KEPT)).toBeVisible();
  expect(screen.getByRole('link', { name: TEXTS.saved_open }).getAttribute('href')).toMatch(
    /^\/trip-cost\?.*treatment=knee-replacement.*#cost$/,
  );
  fireEvent.click(screen.getByRole('button', { name: TEXTS.saved_forget }));
  expect(screen.queryByText(KEPT)).toBeNull();
});

test('prices that cannot be read are not called a missing answer', () => {
  open({ ...READ, shown: null, failed: true });
  expect(screen.getByText(TEXTS.failed_title)).toBeVisible();
  expect(screen.queryByText(TEXTS.incomplete_title)).toBeNull();
});
