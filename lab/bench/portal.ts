import type { Browser, BrowserContext } from 'playwright-core';

import { median, type Row } from './bench.ts';
import { withBrowser } from '@ayana/tooling/browser/with-browser.ts';
import { asUser, DESKTOP, openPage, PHONE, type Profile } from './portal/visits.ts';
import { onSite } from './site.ts';
import { startFrozenTwin } from './twins/frozen-twin.ts';

const LIST = '/admin/service-requests';
const TIMES = 3;

/** A page of the portal, and what shows that it is there. */
interface Target {
  readonly name: string;
  readonly path: string;
  readonly selector: string;
}
type Temperature = 'cold' | 'warm';

/**
 * Opening a list and a detail of a portal until the first row, or the heading, is painted: with nothing cached and with everything cached, on
 * a desktop and on a slow phone, against the same elements as a page without scripts, alternately.
 */
export async function portal(): Promise<readonly Row[]> {
  return onSite((site, progress) =>
    withBrowser(async (browser) => {
      const detail = await asUser(browser, site.origin, DESKTOP, (context) => firstDetail(context, site.origin));
      const targets: Target[] = [
        { name: 'A list', path: LIST, selector: 'main [data-row]' },
        { name: 'A detail', path: detail, selector: 'main h1' },
      ];
      const rows: Row[] = [];
      for (const profile of [DESKTOP, PHONE])
        for (const target of targets)
          rows.push(
            ...(await progress.step(`${target.name}, ${profile.name}`, () =>
              against(browser, site.origin, target, profile),
            )),
          );
      return rows;
    }),
  );
}

/** The address of the first request of the list. */
async function firstDetail(context: BrowserContext, origin: string): Promise<string> {
  const { page } = await openPage(context, origin + LIST, { selector: 'main [data-row]', profile: DESKTOP });
  return (await page.locator('[data-row] a[data-open]').first().getAttribute('href')) ?? LIST;
}

async function against(browser: Browser, origin: string, target: Target, profile: Profile): Promise<Row[]> {
  const { path, selector } = target;
  const twin = await asUser(browser, origin, profile, async (context) => {
    const { page } = await openPage(context, origin + path, { selector, profile: { ...profile, slow: false } });
    await page.waitForLoadState('networkidle');
    return startFrozenTwin(page, origin, path);
  });
  const took = { ours: { cold: [], warm: [] }, twin: { cold: [], warm: [] } } as Record<
    'ours' | 'twin',
    Record<Temperature, number[]>
  >;
  const visit = (whose: 'ours' | 'twin', at: string): Promise<void> =>
    asUser(browser, origin, profile, async (context) => {
      for (const temperature of ['cold', 'warm'] as const) {
        const { page, ms } = await openPage(context, at + path, { selector, profile });
        took[whose][temperature].push(ms);
        await page.waitForLoadState('networkidle');
        await page.close();
      }
    });
  try {
    for (let time = 0; time < TIMES; time += 1) {
      await visit('twin', twin.origin);
      await visit('ours', origin);
    }
  } finally {
    twin.stop();
  }
  return (['cold', 'warm'] as const).map((temperature) => ({
    what: `${target.name}, ${temperature}, ${profile.name}`,
    unit: 'ms',
    ours: median(took.ours[temperature]),
    twin: median(took.twin[temperature]),
  }));
}
