import { act, renderHook } from '@testing-library/react';
import { useDraft } from './use-draft';

beforeEach(() => sessionStorage.clear());

test('a draft and its key survive a reload until it is cleared', () => {
  const { result, unmount } = renderHook(() => useDraft('reply-1'));
  act(() => result.current.set('Dear Amina'));
  const key = result.current.idempotencyKey();
  unmount();
  const again = renderHook(() => useDraft('reply-1')).result;
  expect([again.current.ready, again.current.text, again.current.idempotencyKey()]).toEqual([true, 'Dear Amina', key]);
  act(() => again.current.renewKey());
  expect(again.current.idempotencyKey()).not.toBe(key);
  act(() => again.current.clear());
  expect([again.current.text, sessionStorage.length]).toEqual(['', 0]);
});
