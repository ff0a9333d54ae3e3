import { fetchAhead } from './fetch-ahead';

const asked: string[] = [];
const ready = jest.spyOn(document, 'readyState', 'get');

beforeEach(() => {
  asked.length = 0;
  ready.mockReturnValue('complete');
  globalThis.fetch = jest.fn((address: string) => {
    asked.push(address);
    return address === '/broken.js'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) });
  }) as never;
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test('all are fetched in order, and a failure stops nothing', async () => {
  await fetchAhead(['/page.js', '/broken.js', '/dialog.js']);
  expect(asked).toEqual(['/page.js', '/broken.js', '/dialog.js']);
});

test('nothing is fetched while the first view loads', async () => {
  ready.mockReturnValue('interactive');
  const fetched = fetchAhead(['/page.js']);
  await Promise.resolve();
  expect(asked).toEqual([]);
  globalThis.dispatchEvent(new Event('load'));
  await fetched;
  expect(asked).toEqual(['/page.js']);
});

test('nothing is prefetched in data-saving mode', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  void fetchAhead(['/page.js']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
});

test('connections stay free for clicks', async () => {
  globalThis.fetch = jest.fn((address: string) => {
    asked.push(address);
    return new Promise(() => {});
  }) as never;
  void fetchAhead(Array.from({ length: 9 }, (_, number) => `/${number}.js`));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual(['/0.js', '/1.js', '/2.js', '/3.js']);
});
