import type { Browser } from 'playwright-core';

import { median, type Row } from './bench.ts';
import { withBrowser } from '@ayana/tooling/browser/with-browser.ts';
import { asNewVisitor, slowDown } from './browser.ts';
import { interactions } from './page/interactions.ts';
import { lighthouse } from './page/lighthouse.ts';
import { readVitals, type Vitals, watchVitals } from './page/vitals.ts';
import { onSite } from './site.ts';
import { startStaticTwin } from './twins/static-twin.ts';

const PATHS = [
  '/',
  '/hospitals',
  '/doctors',
  '/doctors/0190a000-0000-7000-8000-000600000015',
  '/hospital/0190a000-0000-7000-8000-000000000101',
  '/treatments/knee-replacement',
];
const TIMES = 5;

/** Public pages against their static twins (no scripts), each opened by new visitors on a slow phone, alternately; presses on a slow processor; Lighthouse. */
export async function page(): Promise<readonly Row[]> {
  return onSite((site, progress) =>
    withBrowser(async (browser) => {
      const rows: Row[] = [];
      for (const path of PATHS)
        rows.push(...(await progress.step(`Opening ${path}`, () => against(browser, site.origin, path))));
      rows.push(...(await progress.step('Menu, dialog and form', () => interactions(browser, site.origin))));
      for (const path of PATHS) rows.push(...(await lighthouse(site.origin, path, progress)));
      return rows;
    }),
  );
}

async function against(browser: Browser, origin: string, path: string): Promise<Row[]> {
  const twin = await startStaticTwin(origin, path);
  const seen = { ours: [] as Vitals[], twin: [] as Vitals[] };
  try {
    await open(browser, origin + path);
    for (let time = 0; time < TIMES; time += 1) {
      seen.twin.push(await open(browser, twin.origin + path));
      seen.ours.push(await open(browser, origin + path));
    }
  } finally {
    twin.stop();
  }
  const pair = (name: keyof Vitals): { ours: number; twin: number } => ({
    ours: median(seen.ours.map((each) => each[name])),
    twin: median(seen.twin.map((each) => each[name])),
  });
  return [
    { what: `${path} largest contentful paint`, unit: 'ms', ...pair('lcp'), goal: { of: 'ratio', atMost: 1.2 } },
    { what: `${path} layout shift`, unit: '', ...pair('cls'), goal: { of: 'ours', atMost: 0.01 } },
    { what: `${path} blocking time`, unit: 'ms', ...pair('tbt'), goal: { of: 'ours', atMost: 50 } },
  ];
}

function open(browser: Browser, url: string): Promise<Vitals> {
  return asNewVisitor(browser, async (tab) => {
    await watchVitals(tab);
    await slowDown(tab);
    await tab.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    return readVitals(tab);
  });
}
