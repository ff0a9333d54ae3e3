import { act, renderHook } from '@testing-library/react';
import { useEvery } from './use-every';

let seen: DocumentVisibilityState;
const look = (state: DocumentVisibilityState): void => {
  seen = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  seen = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('runs repeatedly while visible, at once when visible again, and never after unmounting', () => {
  const read = jest.fn();
  const { unmount } = renderHook(() => useEvery(1000, read));
  act(() => jest.advanceTimersByTime(3000));
  expect(read).toHaveBeenCalledTimes(3);

  look('hidden');
  act(() => jest.advanceTimersByTime(5000));
  expect(read).toHaveBeenCalledTimes(3);
  look('visible');
  expect(read).toHaveBeenCalledTimes(4);

  unmount();
  look('visible');
  jest.advanceTimersByTime(5000);
  expect(read).toHaveBeenCalledTimes(4);
});
