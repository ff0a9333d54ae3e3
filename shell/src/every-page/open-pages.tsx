// First of all: the texts are marked as they are loaded.
import { CLOSE, OPEN } from './marked-texts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Role } from '@ayana/contracts/identity';
import { visitorsOf } from '@ayana/contracts/testing';
import type { PortalData, PortalPages } from '@ayana/portal-kit';
import { answerApi, fullAnswer, resetKit, SAMPLE_NOW, signInAs } from '@ayana/portal-kit/testing';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { rawTexts, strayTimes, timesTwice } from './raw-texts';

const root = path.resolve(__dirname, '../../..');
const ID = '0190a000-0000-7000-8000-000000000001';
const PARTS: Readonly<Record<string, string>> = { ':kind': 'articles', ':type': 'all', ':code': 'AY-7K2Q4' };

// The first page compiles what all share.
jest.setTimeout(90_000);

// jsdom saves no files and has read none.
performance.getEntriesByType ??= () => [];
performance.getEntriesByName ??= () => [];
globalThis.PerformanceNavigationTiming ??= class {} as never;
URL.createObjectURL = () => 'blob:';
URL.revokeObjectURL = () => {};

/** How often a page of one thing is opened, each time with the next value of every enum. */
const OPENINGS = 4;

/** What a page leads to that is none of its remote. */
const ELSEWHERE = `${OPEN}Elsewhere${CLOSE}`;

/** Rows with the same value of an enum are no fault of a page. */
const SAME_KEY = /two children with the same key|unique "key" prop/;

/** Opens every page of a remote, with all that the API may answer, and says what of it is no text for people. */
export function everyPage(remote: string, isAbout: (pattern: string) => boolean = () => true): void {
  const { routes } = JSON.parse(readFileSync(path.join(root, remote, 'portal.json'), 'utf8')) as PortalData;
  let restore = (): void => {};
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(SAMPLE_NOW),
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
    const { error } = console;
    console.error = (...said: unknown[]) => {
      if (!SAME_KEY.test(String(said[0]))) error(...said);
    };
  });
  const leave = (): void => {
    cleanup();
    restore();
    resetKit();
    sessionStorage.clear();
  };
  afterEach(() => {
    leave();
    jest.useRealTimers();
  });

  /** Opens a page and says what of it is no text for people. @param at which value enums have that are in no list */
  async function faultsOf(pattern: string, at: number): Promise<string[]> {
    const visitors = visitorsOf(pattern);
    signInAs(roleFor(Array.isArray(visitors) ? visitors : []), { id: 'me', name: '‹Me›' });
    ({ restore } = answerApi({}, (name) => fullAnswer(name, at)));
    const pages = (await import(path.join(root, remote, 'src/portal'))).default as PortalPages;
    const pathname = pattern.replaceAll(/:\w+/g, (part) => PARTS[part] ?? ID);
    const all = routes.flatMap(({ id, path: of }) => {
      const lazy = pages[id];
      return lazy === undefined ? [] : [{ id, path: of, HydrateFallback: () => null, lazy }];
    });
    for (const { route } of matchRoutes(all, pathname) ?? []) await route.lazy();
    const router = createMemoryRouter([...all, { path: '*', element: <h1>{ELSEWHERE}</h1> }], {
      initialEntries: [{ pathname, key: crypto.randomUUID() }],
    });
    const { container } = render(<RouterProvider router={router} />);
    await waitFor(() => expect(router.state).toMatchObject({ initialized: true, navigation: { state: 'idle' } }));
    await waitFor(() => expect(container.querySelector('h1, h2')).not.toBeNull());
    await settled(container);
    expect(router.state.errors).toBeNull();
    const { body } = document;
    return [
      ...rawTexts(body).map((each) => `a word of code, ${each}`),
      ...timesTwice(body).map((each) => `a time that is relative twice: ${each}`),
      ...strayTimes(body).map((each) => `a time by a clock without a name: ${each}`),
    ];
  }

  const paths = routes.map((route) => route.path).filter(isAbout);
  test.each(paths)('%s has texts for people alone', async (pattern) => {
    const found: string[] = [];
    for (let at = 0; at < (pattern.includes(':') ? OPENINGS : 1); at += 1) {
      found.push(...(await faultsOf(pattern, at)));
      leave();
    }
    expect([...new Set(found)]).toEqual([]);
  });
}

/** Once its parts have been read and its lazy parts are there: nothing of a page changes any more. */
async function settled(page: Element): Promise<void> {
  for (let before = ''; before !== page.innerHTML;) {
    before = page.innerHTML;
    await act(() => new Promise((resolve) => void setTimeout(resolve, 20)));
  }
}

/** The one of a page's visitors who sees most of it. */
const roleFor = (visitors: readonly Role[]): Role =>
  (['super_admin', 'partner/hospital', 'patient'] as const).find((each) => visitors.includes(each)) ??
  visitors[0] ??
  'patient';
