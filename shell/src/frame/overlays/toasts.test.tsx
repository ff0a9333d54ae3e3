import { toast, useToasts } from '@ayana/portal-kit';
import { resetKit } from '@ayana/portal-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { Toasts } from './toasts';

beforeEach(() => {
  resetKit();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));
const titles = (): string[] => screen.queryAllByRole('status').map((each) => each.textContent);

it('shows three secondary toasts for 4 s each; a fourth waits', () => {
  render(<Toasts />);
  act(() => ['One', 'Two', 'Three', 'Four'].forEach((title) => toast.secondary(title, '')));
  expect(titles()).toEqual(['OneClose', 'TwoClose', 'ThreeClose']);
  pass(3999);
  expect(titles()).toHaveLength(3);
  pass(1);
  expect(titles()).toEqual(['FourClose']);
  pass(4000);
  expect(titles()).toEqual([]);
});

it('keeps the main toast on screen beside them', () => {
  render(<Toasts />);
  act(() => {
    toast.failure('Submission Failed', 'Please try again.');
    toast.secondary('Saved', '');
  });
  expect(screen.getByRole('alert').textContent).toContain('Submission Failed');
  pass(4000);
  expect(titles()).toEqual([]);
  expect(screen.getByRole('alert')).toBeDefined();
});

it('removes a closed toast after the removal delay', () => {
  render(<Toasts />);
  act(() => void toast.success('Success!', 'Sent.'));
  pass(5000);
  expect(titles()).toEqual([]);
  pass(999_999);
  expect(useToasts.getState().current).not.toBeNull();
  pass(1);
  expect(useToasts.getState().current).toBeNull();
});
