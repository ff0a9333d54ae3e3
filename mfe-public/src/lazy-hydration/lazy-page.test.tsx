import type { PageModule } from '@ayana/portal-kit';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { lazyPart } from './lazy-part';
import { lazyPage } from './lazy-page';

beforeAll(() => {
  // What jsdom lacks: how the document was reached.
  Object.assign(performance, { getEntriesByType: () => [], getEntriesByName: () => [] });
  Object.assign(globalThis, { PerformanceNavigationTiming: class {} });
});

/** A page with a lazy part, as server HTML and as code. */
function pageWithPart(part: string): { open: () => Promise<PageModule>; fetched: () => number } {
  let fetched = 0;
  const open = lazyPage(part, () => {
    fetched += 1;
    const Inner = lazyPart(`${part}-inner`, () => Promise.resolve(() => <button>Send</button>));
    return Promise.resolve({
      Component: () => (
        <section>
          <h1>Read me</h1>
          <Inner />
        </section>
      ),
    });
  });
  return { open, fetched: () => fetched };
}

function draw(part: string): HTMLElement {
  document.body.innerHTML = `<main><!--$--><div id="later-${part}"><section><h1>Read me</h1><!--$--><div id="later-${part}-inner"><button>Send</button></div><!--/$--></section></div><!--/$--></main>`;
  const main = document.querySelector('main');
  if (main === null) throw new Error('There is no main.');
  return main;
}

const isAlive = (element: Element | null): boolean =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__react'));

async function hydrated(main: HTMLElement, { Component }: PageModule): Promise<void> {
  await act(async () => void hydrateRoot(main, <Component />));
}

test('the code of a server-rendered page loads with the first activity, and hydrates the page', async () => {
  const { open, fetched } = pageWithPart('first');
  const main = draw('first');
  const heading = document.querySelector('h1');
  await hydrated(main, await open());
  expect([fetched(), isAlive(heading)]).toEqual([0, false]);

  await act(async () => void dispatchEvent(new Event('pointermove')));
  await act(async () => undefined);
  expect(fetched()).toBe(1);
  expect([isAlive(heading), document.querySelector('h1')]).toEqual([true, heading]);
});

test('for an active user the page and its parts load at once', async () => {
  const { open, fetched } = pageWithPart('second');
  const main = draw('second');
  await hydrated(main, await open());
  await act(async () => undefined);
  expect(fetched()).toBe(1);
  expect([isAlive(document.querySelector('h1')), isAlive(document.querySelector('button'))]).toEqual([true, true]);
});

test('a page rendered in the browser loads normally', async () => {
  document.body.innerHTML = '';
  const { open, fetched } = pageWithPart('third');
  const page = await open();
  expect([fetched(), page.meta]).toEqual([1, undefined]);
});
