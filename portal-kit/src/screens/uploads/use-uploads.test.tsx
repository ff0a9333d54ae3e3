import { ApiProblem } from '@ayana/portal-kit';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { TransferEvents, UploadTarget } from './transfer';
import { useUploads } from './use-uploads';

interface Sent {
  file: File;
  events: TransferEvents;
  target: UploadTarget;
  start: jest.Mock;
  pause: jest.Mock;
  cancel: jest.Mock;
  arrived: () => number;
}

const mockSent: Sent[] = [];
jest.mock('./transfer', () => ({
  transferOf: (file: File, _type: string, events: TransferEvents, target: UploadTarget): Sent => {
    const sent = { file, events, target, start: jest.fn(), pause: jest.fn(), cancel: jest.fn(), arrived: () => 3 };
    mockSent.push(sent);
    return sent;
  },
}));

const online = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  mockSent.length = 0;
  online.mockReturnValue(true);
});

const pdf = (name: string): File => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
const refusedBy = (status: number, detail: string): ApiProblem =>
  new ApiProblem({ status, code: 'invalid_fields', detail });

function start(use: (file: { id: string }) => Promise<unknown> | void = () => undefined, ...names: string[]) {
  const { result, unmount } = renderHook(() => useUploads(use));
  act(() => result.current.uploader.onAdd(names.map(pdf)));
  const items = () => result.current.uploader.items.map(({ name, state, sent }) => `${name} ${state} ${sent}`);
  const key = () => result.current.uploader.items[0]?.key ?? '';
  const started = (count: number) =>
    waitFor(() => expect(mockSent.filter((each) => each.start.mock.calls.length > 0)).toHaveLength(count));
  return { result, unmount, items, key, started };
}

test('two files are sent at once, and the next when one has been used', async () => {
  const use = jest.fn(async () => undefined);
  const { items, started } = start(use, 'a.pdf', 'b.pdf', 'c.pdf');
  await started(2);
  await waitFor(() => expect(items()).toEqual(['a.pdf sending 0', 'b.pdf sending 0', 'c.pdf waiting 0']));
  await act(async () => mockSent[0]?.events.done('upload-a'));
  expect(use).toHaveBeenCalledWith({
    key: expect.any(String),
    id: 'upload-a',
    name: 'a.pdf',
    type: 'application/pdf',
    size: 8,
  });
  await started(3);
  await waitFor(() => expect(items()).toEqual(['b.pdf sending 0', 'c.pdf sending 0']));
});

test('files of a user go to the uploads of users, others to the target they were added for', async () => {
  const { started } = start(undefined, 'a.pdf');
  await started(1);
  const ofForm = (secret: string): UploadTarget => ({ endpoint: '/api/form-uploads', headers: { secret } });
  const { result, rerender } = renderHook(({ target }) => useUploads(() => undefined, target), {
    initialProps: { target: ofForm('first') },
  });
  act(() => result.current.uploader.onAdd([pdf('b.pdf')]));
  rerender({ target: ofForm('second') });
  await started(2);
  expect(mockSent.map(({ target }) => target)).toEqual([{ endpoint: '/api/uploads' }, ofForm('first')]);
});

test('a wrong file is refused in the words of the specification, and nothing is sent', () => {
  const { result } = renderHook(() => useUploads(() => undefined));
  const large = pdf('large.pdf');
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  act(() => result.current.uploader.onAdd([large, pdf('photo.png'), new File(['x'], 'film.mov')]));
  expect(result.current.uploader.items.map(({ failure }) => failure)).toEqual([
    'File size exceeds 10MB limit',
    'File extension does not match file type',
    'File type not allowed',
  ]);
  expect([result.current.busy, mockSent.length]).toEqual([false, 0]);
});

test('a lost line waits, shows what has arrived, and continues when it is back', async () => {
  const { items, started } = start(undefined, 'a.pdf');
  await started(1);
  online.mockReturnValue(false);
  act(() => mockSent[0]?.events.failed(null));
  // The browser reports the cut-off part late.
  act(() => mockSent[0]?.events.progress(7));
  expect(items()).toEqual(['a.pdf offline 3']);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(mockSent[0]?.start).toHaveBeenCalledTimes(2));
  expect(mockSent).toHaveLength(1);
});

test('an unreachable server is a failure that can be tried again; a refusal is final', async () => {
  const { items, key, result, started } = start(undefined, 'a.pdf');
  await started(1);
  act(() => mockSent[0]?.events.failed(null));
  expect(items()).toEqual(['a.pdf failed 3']);
  act(() => result.current.uploader.onResume(key()));
  await waitFor(() => expect(mockSent[0]?.start).toHaveBeenCalledTimes(2));
  act(() => mockSent[0]?.events.failed('File type not allowed'));
  expect(result.current.uploader.items[0]).toMatchObject({ state: 'refused', failure: 'File type not allowed' });
});

test('a file that has arrived is used again after a lost answer, without being sent again', async () => {
  const use = jest.fn<Promise<void>, [{ id: string }]>();
  use.mockRejectedValueOnce(new Error('no answer')).mockResolvedValueOnce();
  const { items, key, result, started } = start(use, 'a.pdf');
  await started(1);
  await act(async () => mockSent[0]?.events.done('upload-a'));
  expect(items()).toEqual(['a.pdf failed 8']);
  act(() => result.current.uploader.onResume(key()));
  await waitFor(() => expect(items()).toEqual([]));
  expect(use.mock.calls.map(([{ id }]) => id)).toEqual(['upload-a', 'upload-a']);
  expect(mockSent[0]?.start).toHaveBeenCalledTimes(1);
});

test('what the server refuses to use is refused with its reason', async () => {
  const use = () => Promise.reject(refusedBy(422, 'File extension does not match file type'));
  const { result, started } = start(use, 'a.pdf');
  await started(1);
  await act(async () => mockSent[0]?.events.done('upload-a'));
  expect(result.current.uploader.items[0]).toMatchObject({
    state: 'refused',
    failure: 'File extension does not match file type',
  });
});

test('a file that is paused at once does not start; removed, it is cancelled; leaving the page pauses', async () => {
  const { items, key, result, started, unmount } = start(undefined, 'a.pdf');
  await act(async () => {
    await Promise.resolve();
    result.current.uploader.onPause(key());
  });
  expect(items()).toEqual(['a.pdf paused 0']);
  expect(mockSent.every((each) => each.start.mock.calls.length === 0)).toBe(true);
  act(() => result.current.uploader.onResume(key()));
  await started(1);
  act(() => result.current.uploader.onRemove(key()));
  expect([items(), mockSent.at(-1)?.cancel.mock.calls.length]).toEqual([[], 1]);
  act(() => result.current.uploader.onAdd([pdf('b.pdf')]));
  await started(2);
  unmount();
  expect(mockSent.at(-1)?.pause).toHaveBeenCalled();
});
