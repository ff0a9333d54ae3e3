import { useToasts } from '@ayana/portal-kit';
import { resetKit, signInAs } from '@ayana/portal-kit/testing';
import { act, renderHook } from '@testing-library/react';
import { useDraft } from './use-draft';

beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  history.replaceState(null, '', '/');
});

/** Types a draft, moves to an address, and says what the toasts say then. */
function saidAfter(typed: string, address: string): string[] {
  const { result, unmount } = renderHook(() => useDraft('reply-1'));
  act(() => result.current.set(typed));
  history.replaceState(null, '', address);
  unmount();
  return useToasts.getState().secondary.map(({ title }) => title);
}

test('who moves to another page without sending is told that it is kept', () => {
  signInAs('admin');
  expect(saidAfter('Dear Amina', '/admin/inbox')).toEqual(['Not sent yet']);
});

test.each([
  ['', '/admin/inbox'],
  ['Dear Amina', '/?part=papers'],
])('%j, and then %s, needs no word', (typed, address) => {
  signInAs('admin');
  expect(saidAfter(typed, address)).toEqual([]);
});

test('who is not signed in is not told', () => expect(saidAfter('Dear Amina', '/services')).toEqual([]));

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
