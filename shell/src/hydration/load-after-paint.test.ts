import { loadAfterPaint } from './load-after-paint';

const PATIENCE = 500;
let reportPaint: (name: string) => void = () => undefined;

class PaintObserver {
  constructor(callback: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
    reportPaint = (painted) => callback({ getEntriesByName: (name) => (name === painted ? [{ name }] : []) });
  }
  observe(): void {}
}

let readyState: DocumentReadyState;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  readyState = 'interactive';
  visibility = 'visible';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

const begin = (before: { src: string; integrity: string }[] = [], patience: number | null = PATIENCE): void =>
  loadAfterPaint({
    before,
    main: { src: '/main.js', integrity: 'sha384-main' },
    ahead: [{ src: '/remote.js', integrity: '' }],
    patience,
  });
const added = (): string[] =>
  [...document.head.children].map((element) =>
    element instanceof HTMLScriptElement
      ? `run ${element.getAttribute('src')} ${element.integrity}`
      : `fetch ${element.getAttribute('href')}`,
  );

test('the scripts are fetched once the page’s content is painted, and only once', () => {
  begin();
  expect(added()).toEqual([]);
  reportPaint('first-paint');
  expect(added()).toEqual([]);
  reportPaint('first-contentful-paint');
  reportPaint('first-contentful-paint');
  expect(added()).toEqual(['run /main.js sha384-main', 'fetch /remote.js']);
});

test('where a part of the document is painted before its end has come, the page starts at its end', () => {
  readyState = 'loading';
  begin();
  reportPaint('first-contentful-paint');
  expect(added()).toEqual(['fetch /main.js', 'fetch /remote.js']);
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(added().at(-1)).toBe('run /main.js sha384-main');
});

test('where the server has drawn nothing to read, the scripts come at once', () => {
  readyState = 'loading';
  begin([], null);
  expect(added()).toEqual(['fetch /main.js', 'fetch /remote.js']);
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(added().at(-1)).toBe('run /main.js sha384-main');
});

test('a page in a background tab is not painted: its scripts do not wait', () => {
  visibility = 'hidden';
  begin();
  expect(added()).toContain('run /main.js sha384-main');
});

test('a page that goes to the background before it is painted does not wait any longer', () => {
  begin();
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(added()).toContain('run /main.js sha384-main');
});

test('where the browser reports no paint, the scripts come shortly after the load', () => {
  begin();
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(PATIENCE - 1);
  expect(added()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(added()).toContain('run /main.js sha384-main');
});

test('what must run before the main script is added before it, and keeps the order', () => {
  begin([{ src: '/catalogue.js', integrity: '' }]);
  reportPaint('first-contentful-paint');
  const scripts = [...document.head.querySelectorAll('script')];
  expect(scripts.map((script) => [script.getAttribute('src'), script.async])).toEqual([
    ['/catalogue.js', false],
    ['/main.js', false],
  ]);
});
