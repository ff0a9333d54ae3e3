import type { Browser, Page } from 'playwright-core';

import { asNewVisitor, slowDown } from '../browser.ts';
import { type Line, LINES } from './lines.ts';

/** Something a visitor taps, and what shows that it is done. */
export interface Tap {
  readonly name: string;
  readonly path: string;
  /** What is tapped; of several the first that is drawn. */
  readonly target: string;
  /** Selector of what is there once it is done, and was not there before. */
  readonly done: string;
}

export const TAPS: readonly Tap[] = [
  {
    name: 'Dialog from the hero',
    path: '/',
    target: 'main a[href="/consultation"]',
    done: '[role="dialog"] form',
  },
  { name: 'Menu', path: '/', target: 'header summary', done: 'header [open] nav' },
  {
    name: 'Filter',
    path: '/hospitals',
    target: '#filters input[type="checkbox"]',
    done: 'ul[aria-label="Chosen"]',
  },
];

export interface Tapped {
  readonly name: string;
  /** Milliseconds from the first paint to the tap. */
  readonly after: number;
  /** Milliseconds from the tap to the next frame that shows a sign of it; undefined where none came. */
  readonly reaction: number | undefined;
  /** Milliseconds from the tap to what it asked for; undefined where it was lost. */
  readonly done: number | undefined;
}

/** A new visitor opens a page and taps once. */
export function tap(
  browser: Browser,
  origin: string,
  {
    what,
    line,
    after,
    patience = LINES[line].patience,
  }: { what: Tap; line: Line; after: number; patience?: number | undefined },
): Promise<Tapped> {
  return asNewVisitor(browser, async (page) => {
    await slowDown(page, line);
    await page.addInitScript(watchTap, what);
    await page.goto(origin + what.path, { waitUntil: 'commit', timeout: 60_000 });
    const { x, y } = await placeOf(page, what);
    const wait = await page.evaluate((wanted) => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return painted + wanted - performance.now();
    }, after);
    await page.waitForTimeout(Math.max(0, wait));
    await page.mouse.click(x, y);
    await page
      .waitForFunction(() => (Reflect.get(globalThis, 'tapped') as Watched).done > 0, null, { timeout: patience })
      .catch(() => undefined);
    const seen = await page.evaluate(() => Reflect.get(globalThis, 'tapped') as Watched);
    return {
      name: what.name,
      after: seen.at === 0 ? after : seen.at - seen.painted,
      reaction: seen.at > 0 && seen.shown > 0 ? seen.shown - seen.at : undefined,
      done: seen.at > 0 && seen.done > 0 ? seen.done - seen.at : undefined,
    };
  });
}

/** Times in the page's own clock; 0 while it has not happened. */
interface Watched {
  painted: number;
  at: number;
  shown: number;
  done: number;
}

/** In the page, before anything else of it runs: notes the tap, the first frame that shows it, and when it is done. */
function watchTap({ done }: { done: string }): void {
  const seen = { painted: 0, at: 0, shown: 0, done: 0 };
  Object.assign(globalThis, { tapped: seen });
  new PerformanceObserver((list) => {
    seen.painted ||= list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  }).observe({ type: 'paint', buffered: true });
  let target: Element | undefined;
  const isShown = (): boolean =>
    target !== undefined &&
    (target.getAnimations().length > 0 ||
      target.matches(':checked,[open] > summary,[aria-busy="true"],[aria-expanded="true"],[aria-pressed="true"]') ||
      document.querySelector(done) !== null);
  const look = (): void => {
    // After this frame's callbacks it is painted.
    if (seen.shown === 0 && isShown()) seen.shown = performance.now();
    if (document.querySelector(done) !== null) seen.done = performance.now();
    else requestAnimationFrame(look);
  };
  addEventListener(
    'pointerdown',
    (event) => {
      seen.at = event.timeStamp;
      target = (event.target as Element).closest('a,button,label,input,summary') ?? undefined;
      if (target instanceof HTMLLabelElement) target = target.control ?? target;
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/** Where it is drawn, once the page is painted; a fold around it is open, as a browser opens it without any code. */
async function placeOf(page: Page, { target }: Tap): Promise<{ x: number; y: number }> {
  const place = await page.waitForFunction((selector) => {
    if (performance.getEntriesByName('first-contentful-paint').length === 0) return null;
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const fold = element.parentElement?.closest<HTMLDetailsElement>('details:not(header *)');
      if (fold) fold.open = true;
      if (!element.checkVisibility()) continue;
      element.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  }, target);
  const found = await place.jsonValue();
  if (found === null) throw new Error(`There is no ${target}.`);
  return found;
}
