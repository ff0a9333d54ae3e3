import { render, screen } from '@testing-library/react';

import { TwoClocks } from './two-clocks';

let zone: string | null;
jest.mock('../../time/device-zone', () => ({ deviceZone: () => zone }));

test.each([
  ['Asia/Dhaka', 'Your time, Dhaka', /10:00( AM)? to 10:45/, /9:30( AM)? to 10:15/],
  ['Africa/Nairobi', 'Your time, Nairobi', /10:00( AM)? to 10:45/, /12:30( PM)? to (13|1):15/],
  ['Asia/Kolkata', 'Nairobi', /10:00( AM)? to 10:45/, /12:30( PM)? to (13|1):15/],
])('in %s the same talk is shown on the visitor’s clock and on India’s', (device, place, own, there) => {
  zone = device;
  render(<TwoClocks />);
  const figure = screen.getByRole('figure');
  for (const said of [place, own, there]) expect(figure).toHaveTextContent(said);
});
