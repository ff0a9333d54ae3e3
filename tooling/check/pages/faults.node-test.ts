// What counts as a fault of a page, and what is the browser's own: each as the events that the browser sends.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';

import type { BrowserContext } from 'playwright-core';

import { Faults } from './faults.ts';

const VIEWER = 'chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai';
const SITE = 'http://site.example';

/** The faults after these events of a browser. */
function after(...events: readonly [name: string, event: unknown][]): string[] {
  const browser = new EventEmitter();
  const faults = new Faults();
  faults.watch(browser as unknown as BrowserContext);
  for (const [name, event] of events) browser.emit(name, event);
  return faults.problems();
}

/** Of no page, as a request of a worker. */
const request = (url: string, failure = 'net::ERR_FAILED') => ({
  url: () => url,
  method: () => 'GET',
  resourceType: () => 'script',
  failure: () => ({ errorText: failure }),
  frame: () => {
    throw new Error('no frame');
  },
});
const response = (url: string, status: number) => ({
  url: () => url,
  status: () => status,
  request: () => request(url),
});
const console = (url: string) => ({ type: () => 'error', text: () => 'wrong', location: () => ({ url }) });
const uncaught = (url: string) => ({
  error: () => new Error('thrown'),
  page: () => ({ url: () => `${SITE}/documents` }),
  location: () => ({ url }),
});

test('requests, answers, lines of the console and errors of the site are faults', () => {
  const file = `${SITE}/main.js`;
  assert.deepEqual(
    after(
      ['requestfailed', request(file)],
      ['response', response(file, 404)],
      ['console', console(file)],
      ['weberror', uncaught(file)],
      ['console', console('')],
      ['weberror', uncaught('')],
    ),
    [
      `net::ERR_FAILED GET ${file}`,
      `404 GET ${file}`,
      'console error: wrong',
      `uncaught Error: thrown on ${SITE}/documents`,
      'console error: wrong',
      `uncaught Error: thrown on ${SITE}/documents`,
    ],
  );
});

test('those of the PDF viewer, which the browser brings, are not', () => {
  const file = `${VIEWER}/pdf/index.js`;
  assert.deepEqual(
    after(
      ['requestfailed', request(file)],
      ['requestfailed', request(file, 'net::ERR_ABORTED')],
      ['response', response(file, 404)],
      ['console', console(file)],
      ['weberror', uncaught(file)],
      ['requestfailed', request('chrome://resources/js/assert.js')],
    ),
    [],
  );
});
