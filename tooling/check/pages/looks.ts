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
