import type { Page } from 'playwright-core';

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
