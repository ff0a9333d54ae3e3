import { ReadableStream as NodeStream } from 'node:stream/web';
import { saveLargeFile } from './save-file';

// jsdom has no streams of its own.
Object.assign(globalThis, { ReadableStream: NodeStream });

const streamOf = (parts: readonly number[], fails = false): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const size of parts) controller.enqueue(new Uint8Array(size));
      if (fails) controller.error(new Error('The line is lost.'));
      else controller.close();
    },
  });

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:1');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

test('a large file says how much has arrived, and is offered once it is whole', async () => {
  const arrived: number[] = [];
  const saved = await saveLargeFile(Promise.resolve({ data: streamOf([10, 5]) }), 'all.zip', (bytes) => {
    arrived.push(bytes);
  });
  expect(saved).toEqual({ value: 'all.zip', failure: null });
  expect(arrived).toEqual([10, 15]);
  expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledTimes(1);
});

test('one that ends early is not offered: half a file must not look whole', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { failure } = await saveLargeFile(Promise.resolve({ data: streamOf([], true) }), 'all.zip', () => undefined);
  expect(failure?.message).toContain('No answer came');
  expect(HTMLAnchorElement.prototype.click).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalled();
});
