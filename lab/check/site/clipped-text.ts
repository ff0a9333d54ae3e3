import type { Page } from 'playwright-core';

import { widths } from '@ayana/tooling/check/pages/looks.ts';

/** What a page's text looks like: texts that cannot be read whole, and pairs of texts drawn over each other. */
interface Texts {
  readonly cut: readonly string[];
  readonly overlapping: readonly string[];
}

const SHOWN = 5;

/** A phone of 320 px (1280 px at 400 %, WCAG 1.4.10): no sideways scrolling, and no text is cut. */
export async function smallFindings(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  const { content, width } = await widths(page);
  const { cut } = await textsOf(page);
  return [
    ...(content > width ? [`${content} px wide at ${width} px`] : []),
    ...cut.slice(0, SHOWN).map((each) => `cut at 320 px: ${each}`),
  ];
}

/**
 * The page as a language written from right to left would have it, on a phone and on a desktop: no sideways scrolling, no text
 * is cut or drawn over another that is not as it is now. Its words stay; only the document's direction is changed.
 */
export async function mirroredFindings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await textsOf(page);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const sizes = await widths(page);
    const after = await textsOf(page);
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
    const added = (now: readonly string[], then: readonly string[]): string[] =>
      now.filter((each) => !then.includes(each)).slice(0, SHOWN);
    if (sizes.content > sizes.width) found.push(`mirrored at ${width} px: ${sizes.content} px wide`);
    found.push(
      ...added(after.cut, before.cut).map((each) => `mirrored at ${width} px, cut: ${each}`),
      ...added(after.overlapping, before.overlapping).map(
        (each) => `mirrored at ${width} px, over each other: ${each}`,
      ),
    );
  }
  return found;
}

/** Reads the place of every text that is drawn. Pictures, fields and what is only for screen readers are left out. */
function textsOf(page: Page): Promise<Texts> {
  return page.evaluate(() => {
    /** Smaller overlaps come from rounding and from the shape of letters. */
    const slack = 2;
    const edge = document.documentElement.clientWidth;
    const drawn: { words: string; boxes: DOMRect[]; element: Element }[] = [];
    const cut = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
      if (element === null || words === '' || element.closest('svg, script, style, noscript, select, [inert]') !== null)
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      let isWhole = true;
      let isForReaders = false;
      let scrolls = false;
      for (
        let around: Element | null = element;
        around !== null && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, clipPath, position } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (clipPath !== 'none' || box.width <= 1) isForReaders = true;
        // A link to the content waits above the page until it has the focus.
        if (box.bottom < -window.scrollY) isForReaders = true;
        if (overflowX === 'auto' || overflowX === 'scroll') scrolls = true;
        if (scrolls || (overflowX !== 'hidden' && overflowX !== 'clip')) {
          if (position === 'fixed') break;
          continue;
        }
        if (boxes.some(({ left, right }) => left < box.left - slack || right > box.right + slack)) isWhole = false;
      }
      if (isForReaders) continue;
      if (!scrolls && boxes.some(({ left, right }) => left < -slack || right > edge + slack)) isWhole = false;
      if (!isWhole) cut.add(`${element.tagName.toLowerCase()} "${words.slice(0, 60)}"`);
      if (!scrolls) drawn.push({ words, boxes, element });
    }
    const overlapping = new Set<string>();
    const lines = drawn
      .flatMap(({ words, boxes, element }) => boxes.map((box) => ({ words, box, element })))
      .toSorted((one, other) => one.box.top - other.box.top);
    for (const [at, one] of lines.entries()) {
      for (let next = at + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (other === undefined || other.box.top > one.box.bottom - 6) break;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const isInside = one.element.contains(other.element) || other.element.contains(one.element);
        if (across > 6 && !isInside) overlapping.add(`"${one.words.slice(0, 40)}" and "${other.words.slice(0, 40)}"`);
      }
    }
    return { cut: [...cut], overlapping: [...overlapping] };
  });
}
