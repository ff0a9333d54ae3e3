import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CheckInForm } from './check-in-form';

const CHECK_IN = { day: 3, answered: false, red_flags: [] } as const;
const form = (token: string) => {
  const element = <CheckInForm token={token} checkIn={{ ...CHECK_IN, red_flags: [] }} />;
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};
const worry = (): HTMLTextAreaElement => screen.getByRole('textbox');

beforeEach(() => sessionStorage.clear());

test('what is typed stays with its check-in: another one of the same day does not show it', () => {
  const first = form('0193a4c0-7f1a-7abc-8def-000000000001.secret-of-one');
  fireEvent.change(worry(), { target: { value: 'My leg is cold.' } });
  first.unmount();
  const second = form('0193a4c0-7f1a-7abc-8def-000000000002.secret-of-two');
  expect(worry().value).toBe('');
  second.unmount();
  form('0193a4c0-7f1a-7abc-8def-000000000001.secret-of-one');
  expect(worry().value).toBe('My leg is cold.');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret');
});
