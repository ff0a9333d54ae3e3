import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

import { fitsItsWidth, hasNoAxeViolations } from './page-checks.ts';

interface Route {
  readonly path: string;
  readonly title: string;
}

/** The pages of a remote, as its `portal.json` names them. */
export const routesOf = (remote: string): readonly Route[] =>
  (
    JSON.parse(readFileSync(new URL(`../../${remote}/portal.json`, import.meta.url), 'utf8')) as {
      routes: Route[];
    }
  ).routes;

export const routeAt = (routes: readonly Route[], path: string): Route | undefined =>
  routes.find((route) => new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path.replace(/[?#].*/, '')));

/**
 * Looks at pages of a portal one after the other, once their data are there: axe on a desktop, their width on a phone. A page is opened
 * as the Back button opens it, without its document: that is most of what a visit costs.
 */
export async function visitPages(page: Page, routes: readonly Route[], paths: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  for (const path of paths)
    await test.step(path, async () => {
      await page.evaluate((to) => {
        // As the router writes it: lists remember their rows by the key.
        history.pushState({ usr: null, key: crypto.randomUUID(), idx: history.length }, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(page).toHaveTitle(new RegExp(routeAt(routes, path)?.title ?? ''));
      await expect(main.getByRole('heading').first()).toBeVisible();
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await fitsItsWidth(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await hasNoAxeViolations(page);
    });
}
