import { prefetchOnIntent } from './prefetch';

let asked: string[];
let stop: () => void;
const load = jest.fn((path: string): Promise<unknown> => {
  asked.push(path);
  return path === '/broken' ? Promise.reject(new Error('not reached')) : Promise.resolve();
});

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  document.body.innerHTML = `<a href="/about"><span>About</span></a> <a href="/broken">Broken</a>
    <a href="https://elsewhere.example/x">Elsewhere</a> <a href="/file" target="_blank">File</a> <p>Text</p>`;
  stop = prefetchOnIntent(document, load);
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});

const does = (type: string, on: string): void => {
  document.querySelector(on)?.dispatchEvent(new Event(type, { bubbles: true }));
};

test('a page is fetched once when the pointer rests on its link', () => {
  does('pointerover', 'span');
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(100);
  does('focusin', 'a');
  jest.advanceTimersByTime(100);
  expect(asked).toEqual(['/about']);
});

test('passing over a link fetches nothing; touching it fetches at once', () => {
  does('pointerover', 'span');
  does('pointerover', 'p');
  jest.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
  does('pointerdown', 'span');
  expect(asked).toEqual(['/about']);
});

test('links to other sites and tabs are ignored', () => {
  for (const link of ['[href^=https]', '[target]']) does('pointerdown', link);
  expect(asked).toEqual([]);
});

test('a page that failed to load is fetched again', async () => {
  does('pointerdown', '[href="/broken"]');
  await jest.advanceTimersByTimeAsync(0);
  does('pointerdown', '[href="/broken"]');
  expect(asked).toEqual(['/broken', '/broken']);
});

test('nothing is prefetched in data-saving mode', () => {
  stop();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  stop = prefetchOnIntent(document, load);
  does('pointerdown', 'span');
  expect(asked).toEqual([]);
});
