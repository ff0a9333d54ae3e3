import { act, renderHook, waitFor } from '@testing-library/react';
import { useLoaded } from './use-loaded';

const warn = jest.fn();
// The hook says what could not be loaded.
beforeEach(() => {
  console.warn = warn;
});

test('what could not be loaded without a connection is loaded once it is back', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('dialog');
  const { result } = renderHook(() => useLoaded(true, load));
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(result.current).toBeUndefined();
  act(() => void globalThis.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current).toBe('dialog'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('what is not wanted any more is not loaded', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('offline'));
  const { rerender } = renderHook(({ wanted }) => useLoaded(wanted, load), { initialProps: { wanted: true } });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  rerender({ wanted: false });
  globalThis.dispatchEvent(new Event('online'));
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(1);
});
