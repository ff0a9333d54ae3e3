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

test('a page is fetched once someone rests on its link, and once only', () => {
  does('pointerover', 'span');
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(100);
  does('focusin', 'a');
  jest.advanceTimersByTime(100);
  expect(asked).toEqual(['/about']);
});

test('passing over a link fetches nothing; a finger on it at once', () => {
  does('pointerover', 'span');
  does('pointerover', 'p');
  jest.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
  does('pointerdown', 'span');
  expect(asked).toEqual(['/about']);
});

test('other sites and other tabs are left alone', () => {
  for (const link of ['[href^=https]', '[target]']) does('pointerdown', link);
  expect(asked).toEqual([]);
});

test('a page that did not come is asked for again', async () => {
  does('pointerdown', '[href="/broken"]');
  await jest.advanceTimersByTimeAsync(0);
  does('pointerdown', '[href="/broken"]');
  expect(asked).toEqual(['/broken', '/broken']);
});

test('those who save data fetch nothing ahead', () => {
  stop();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  stop = prefetchOnIntent(document, load);
  does('pointerdown', 'span');
  expect(asked).toEqual([]);
});
