import { recordTaps } from './tap-recorder';

const shown = jest.fn();
const cancelled = jest.fn();
const redone: string[] = [];

beforeAll(() => {
  // What jsdom does not render or measure.
  Object.assign(performance, { mark: jest.fn() });
  Object.assign(HTMLElement.prototype, {
    animate: (...what: unknown[]) => {
      shown(...what);
      return { cancel: cancelled };
    },
  });
  // In place of the page’s code.
  for (const type of ['click', 'input', 'change', 'submit'])
    document.body.addEventListener(type, (event) => {
      const { id, name } = event.target as HTMLInputElement;
      redone.push(`${type} ${id || name || (event.target as Element).tagName}`);
      if (type === 'submit') event.preventDefault();
    });
  recordTaps({
    parts: '[id^="later-"],#root',
    live: 'live',
    failed: 'failed',
    mark: 'early',
    key: 'key',
    patience: 10_000,
  });
});

beforeEach(() => {
  jest.clearAllMocks();
  redone.length = 0;
  document.body.innerHTML = `
    <div id="root">
      <button id="menu">Menu</button>
      <a id="link" href="#there">There</a>
      <a id="dialog" href="#page" aria-haspopup="dialog">Ask</a>
      <div id="later-list">
        <form method="post"><input name="q"><input type="checkbox" name="c"><button type="submit">Send</button></form>
        <form id="search" method="get"><button type="submit">Search</button></form>
      </div>
    </div>`;
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};
const field = (name: string): HTMLInputElement => find(`[name="${name}"]`) as HTMLInputElement;
const goLive = (selector: string): boolean => find(selector).dispatchEvent(new Event('live', { bubbles: true }));

test('a click is shown at once, kept until its code has loaded, and replayed once', () => {
  find('#menu').click();
  find('#menu').click();
  expect([redone, shown.mock.calls.length]).toEqual([[], 1]);
  goLive('#root');
  expect([redone, cancelled.mock.calls.length]).toEqual([['click menu'], 1]);
  find('#menu').click();
  expect(redone).toEqual(['click menu', 'click menu']);
});

test('a link that opens a dialog is kept; one that navigates is left to the browser', () => {
  find('#dialog').click();
  find('#link').click();
  expect(redone).toEqual(['click link']);
  goLive('#root');
  expect(redone).toEqual(['click link', 'click dialog']);
});

test('typing and submitting are replayed in order, in their own part', () => {
  const box = field('c');
  const text = field('q');
  text.value = 'knee';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  box.click();
  find('button[type="submit"]').click();
  redone.length = 0;
  goLive('#root');
  expect(redone).toEqual([]);
  // The code starts with its own values.
  text.value = '';
  box.checked = false;
  goLive('#later-list');
  expect([text.value, box.checked]).toEqual(['knee', true]);
  expect(redone).toEqual(['input q', 'click c', 'input c', 'change c', 'click BUTTON', 'submit FORM']);
});

test('a search form is submitted by the browser at once', () => {
  find('#search button').click();
  expect(redone).toEqual(['click BUTTON', 'submit search']);
});

test('without its code a button is given up, with a message', () => {
  find('#menu').click();
  const given = !find('#root').dispatchEvent(new Event('failed', { bubbles: true, cancelable: true }));
  goLive('#root');
  expect([given, redone]).toEqual([true, []]);
});

test('without its code a form is sent by the browser, with one key however often', () => {
  Object.assign(globalThis, { isSecureContext: true });
  Object.assign(crypto, { randomUUID: jest.fn().mockReturnValueOnce('k-1').mockReturnValueOnce('k-2') });
  const form = find('form') as HTMLFormElement;
  form.insertAdjacentHTML('beforeend', '<input type="hidden" name="key" value="">');
  const sent: string[] = [];
  form.submit = () => void sent.push(field('key').value);
  for (let press = 0; press < 2; press += 1) {
    find('button[type="submit"]').click();
    find('#later-list').dispatchEvent(new Event('failed', { bubbles: true, cancelable: true }));
  }
  expect(sent).toEqual(['k-1', 'k-1']);
});
