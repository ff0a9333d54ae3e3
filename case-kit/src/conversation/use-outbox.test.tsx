import { ApiProblem, api } from '@ayana/portal-kit';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { CaseMessage } from './conversation.types';
import { useOutbox } from './use-outbox';

jest.mock('@ayana/portal-kit', () => ({
  ...jest.requireActual<object>('@ayana/portal-kit'),
  useRealtime: () => undefined,
}));

type Call = { headers: { 'Idempotency-Key': string }; body: { text?: string; document_ids?: string[] } };
const post = jest.spyOn(api, 'POST');
const calls = (): Call[] => (post.mock.calls as unknown as [string, Call][]).map(([, options]) => options);
const accept = () => post.mockImplementation((async () => ({ data: { id: 'written' } })) as never);
const refuse = (status: number, detail = 'no') =>
  post.mockImplementation((async () => {
    throw new ApiProblem({ status, code: status === 0 ? 'network_error' : 'invalid_fields', detail });
  }) as never);

beforeEach(() => {
  sessionStorage.clear();
  post.mockReset();
});

function open() {
  const onSent = jest.fn<void, [CaseMessage]>();
  const hook = renderHook(() => useOutbox('thread', onSent));
  return { ...hook, onSent, texts: () => hook.result.current.outgoing.map(({ text }) => text) };
}

test('messages are sent one after the other, and removed once they are written', async () => {
  accept();
  const { result, onSent, texts } = open();
  act(() => {
    result.current.send('One', []);
    result.current.send('', [{ id: 'paper', file_name: 'x-ray.pdf' }]);
  });
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
  expect(calls().map(({ body }) => body)).toEqual([{ text: 'One' }, { document_ids: ['paper'] }]);
  expect(texts()).toEqual([]);
});

test('without an answer a message waits, also through a reload, and is sent with the same key when the line is back', async () => {
  refuse(0);
  const first = open();
  act(() => first.result.current.send('One', []));
  await waitFor(() => expect(first.result.current.stalled).toBe(true));
  act(() => first.result.current.send('Two', []));
  await waitFor(() => expect(calls()).toHaveLength(2));
  first.unmount();

  const second = open();
  expect(second.texts()).toEqual(['One', 'Two']);
  await waitFor(() => expect(second.result.current.stalled).toBe(true));
  post.mockClear();
  accept();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(second.onSent).toHaveBeenCalledTimes(2));
  expect(calls().map(({ body }) => body.text)).toEqual(['One', 'Two']);
  expect(second.texts()).toEqual([]);
  expect(new Set(calls().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2);
});

test('the same key is sent at every attempt', async () => {
  refuse(503);
  const { result } = open();
  act(() => result.current.send('One', []));
  await waitFor(() => expect(result.current.stalled).toBe(true));
  accept();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.outgoing).toEqual([]));
  const [key, again] = calls().map(({ headers }) => headers['Idempotency-Key']);
  expect(again).toBe(key);
});

test('a refused message says why and lets the next one pass; it is sent again or deleted by hand', async () => {
  refuse(422, 'The message must not contain scripts.');
  const { result, texts, onSent } = open();
  act(() => result.current.send('One', []));
  await waitFor(() => expect(result.current.outgoing[0]?.refusal).toBe('The message must not contain scripts.'));
  accept();
  act(() => result.current.send('Two', []));
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(texts()).toEqual(['One']));
  act(() => result.current.retry(result.current.outgoing[0]?.key ?? ''));
  await waitFor(() => expect(texts()).toEqual([]));
  refuse(422);
  act(() => result.current.send('Three', []));
  await waitFor(() => expect(result.current.outgoing[0]?.refusal).toBe('no'));
  act(() => result.current.remove(result.current.outgoing[0]?.key ?? ''));
  expect(texts()).toEqual([]);
});
