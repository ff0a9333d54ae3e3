import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

let axeSource: string | undefined;

/** Asks frames of any origin too. */
function readAxe(): string {
  const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  return `${readFileSync(file, 'utf8')};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;
}

/** WCAG 2.2 AA and the rest of axe's rules. What is found is named with its place. @param part looks at this part alone */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  // A button that is just being enabled has the colours of neither state.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // @axe-core/playwright took six times as long: it opens a page for each result, and hands over what passed as well.
  axeSource ??= readAxe();
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim() ?? ''})`),
    );
  }, part);
}

/** How wide the page's content is, and how much of it can be seen, in pixels. */
export function widths(page: Page): Promise<{ content: number; width: number }> {
  return page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
}

/** What causes sideways scrolling at each width (WCAG 1.4.10), and with text alone at 200 % (1.4.4). */
export async function widthFindings(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async (at: string): Promise<void> => {
    const { content, width } = await widths(page);
    if (content > width) found.push(`${content} px wide at ${at}: ${(await sticksOut(page)).join(', ')}`);
  };
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await look(`${width} px`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await look('1280 px and 200 % text');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

/** The first few of the innermost elements beyond the right edge. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > edge + 1 && element.checkVisibility(),
    );
    return beyond
      .filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 80));
  });
}

/** What still moves; animations that end at once, as reduced motion asks, do not count. */
export function movingThings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => {
        const timing = animation.effect?.getComputedTiming();
        return animation.playState === 'running' && (timing?.duration === 'auto' || Number(timing?.duration) > 10);
      })
      .map(
        (animation) =>
          `${animation.constructor.name} ${(animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 80)}`,
      ),
  );
}

/** Opens every fold of a page's content. The header's menu covers the page: it is checked by itself. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });
}

/** Closes what covers a phone's page while it is open. @returns whether there was any */
export function foldSheets(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLDetailsElement>('details:has(#filters)')];
    for (const details of sheets) details.open = false;
    return sheets.length > 0;
  });
}

/** Presses of Tab beyond as many as there are stops: for groups that move their stop, and the browser's own. */
const SPARE_PRESSES = 80;
const MOST_PRESSES = 900;

/**
 * Goes through a page by Tab: every link and button that can be seen is reached, each shows that it has the focus, and nothing
 * keeps it. What is left out of the order on purpose (`tabindex="-1"`) is not asked for.
 */
export async function keyboardFindings(page: Page): Promise<string[]> {
  const stops = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, [role="button"], [role="link"]')];
    const wanted = all.filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getClientRects().length > 0,
    );
    const reached = new Set<Element>();
    const unseen: string[] = [];
    const name = (element: Element): string => element.outerHTML.slice(0, 110);
    const outlined = (element: Element | null | undefined): boolean => {
      if (element == null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || target === document.body || reached.has(target)) return;
      reached.add(target);
      // A field's frame, or the element shown for a hidden one, may show it instead.
      const shows = [target, target.parentElement, target.parentElement?.parentElement, target.nextElementSibling];
      if (!target.hasAttribute('data-base-ui-focus-guard') && !shows.some(outlined)) unseen.push(name(target));
    });
    Object.assign(window, {
      keyboardWalk: () => ({
        unreached: wanted.filter((each) => each.isConnected && !reached.has(each)).map(name),
        unseen,
      }),
    });
    // From the start of the page, wherever the focus was.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    return wanted.length + document.querySelectorAll('input, select, textarea, [tabindex="0"]').length;
  });
  const result = (): Promise<{ unreached: string[]; unseen: string[] }> =>
    page.evaluate(() => (Reflect.get(window, 'keyboardWalk') as () => { unreached: string[]; unseen: string[] })());
  const most = Math.min(stops + SPARE_PRESSES, MOST_PRESSES);
  let walked = await result();
  for (let presses = 0; presses < most && walked.unreached.length > 0; presses += 1) {
    await page.keyboard.press('Tab');
    if (presses % 20 === 19) walked = await result();
  }
  walked = await result();
  return [
    ...walked.unreached.map((each) => `Tab does not lead to ${each}`),
    ...walked.unseen.map((each) => `its focus cannot be seen: ${each}`),
  ];
}

/** A list's filters are a sheet on a phone: the keyboard opens it, goes through its fields, and closes it by Escape. */
export async function sheetFindings(page: Page): Promise<string[]> {
  const sheet = page.locator('details:has(#filters)');
  if ((await sheet.count()) === 0) return [];
  const summary = sheet.locator('> summary');
  await sheet.evaluate((details: HTMLDetailsElement) => (details.open = false));
  await summary.focus();
  await page.keyboard.press('Enter');
  const isOpen = (): Promise<boolean> => sheet.evaluate((details: HTMLDetailsElement) => details.open);
  if (!(await isOpen())) return ['Enter does not open the filters'];
  await page.keyboard.press('Tab');
  const isInside = await sheet.evaluate((details) => details.querySelector('form')?.contains(document.activeElement));
  await page.keyboard.press('Escape');
  const hasFocus = await summary.evaluate((element) => element === document.activeElement);
  return [
    ...(isInside === true ? [] : ['Tab does not lead into the opened filters']),
    ...((await isOpen()) ? ['Escape does not close the filters'] : []),
    ...(hasFocus ? [] : ['the focus is not at the filters once they are closed']),
  ];
}
