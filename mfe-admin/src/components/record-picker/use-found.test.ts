import { act, renderHook, waitFor } from '@testing-library/react';

import { useFound } from './use-found';

/** Searches that are answered by hand, by their words. */
function searches() {
  const waiting = new Map<string, (rows: readonly string[]) => void>();
  const find = (q: string): Promise<readonly string[]> => new Promise((resolve) => waiting.set(q, resolve));
  return { find, answer: (q: string, ...rows: string[]) => act(async () => waiting.get(q)?.(rows)) };
}

test('what was found stays until the next answer, so that it can be pressed; a late answer is not shown', async () => {
  const { find, answer } = searches();
  const { result, rerender } = renderHook(({ q }) => useFound(q, find), { initialProps: { q: '' } });
  expect(result.current).toBeNull();
  rerender({ q: 'p' });
  await answer('p', 'Pune', 'Patna');
  expect(result.current).toEqual(['Pune', 'Patna']);
  rerender({ q: 'pa' });
  rerender({ q: 'pu' });
  expect(result.current).toEqual(['Pune', 'Patna']);
  await answer('pa', 'Patna');
  expect(result.current).toEqual(['Pune', 'Patna']);
  await answer('pu', 'Pune');
  expect(result.current).toEqual(['Pune']);
  rerender({ q: '' });
  expect(result.current).toBeNull();
});

test('a search that fails says so', async () => {
  const find = () => Promise.reject(new Error('away'));
  const { result } = renderHook(() => useFound('p', find));
  await waitFor(() => expect(result.current).toBe('failed'));
});
