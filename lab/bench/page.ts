import { withBrowser } from '@ayana/tooling/browser/with-browser.ts';

import { median, type Row } from './bench.ts';
import { interactions } from './page/interactions.ts';
import { categoryRows, installLighthouse, type Lighthouse, onSlowPhone, type Report } from './page/lighthouse.ts';
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
  return onSite(async (site, progress) => {
    const lighthouse = await progress.step('Lighthouse', installLighthouse);
    const rows: Row[] = [];
    for (const path of PATHS)
      rows.push(...(await progress.step(`Opening ${path}`, () => against(lighthouse, site.origin, path))));
    const pressed = withBrowser((browser) => interactions(browser, site.origin));
    rows.push(...(await progress.step('Menu, dialog and form', () => pressed)));
    for (const path of PATHS)
      rows.push(...(await progress.step(`Lighthouse of ${path}`, () => categoryRows(lighthouse, site.origin, path))));
    return rows;
  });
}

/** Paint, shift and blocking time as Lighthouse sees them. */
export async function against(lighthouse: Lighthouse, origin: string, path: string): Promise<Row[]> {
  const twin = await startStaticTwin(origin, path);
  const seen = { ours: [] as Report[], twin: [] as Report[] };
  try {
    await onSlowPhone(lighthouse, origin + path);
    for (let time = 0; time < TIMES; time += 1) {
      seen.twin.push(await onSlowPhone(lighthouse, twin.origin + path));
      seen.ours.push(await onSlowPhone(lighthouse, origin + path));
    }
  } finally {
    twin.stop();
  }
  const medianOf = (reports: readonly Report[], id: string): number =>
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const pair = (id: string): { ours: number; twin: number } => ({
    ours: medianOf(seen.ours, id),
    twin: medianOf(seen.twin, id),
  });
  return [
    {
      what: `${path} largest contentful paint`,
      unit: 'ms',
      ...pair('largest-contentful-paint'),
      goal: { of: 'ratio', atMost: 1.2 },
    },
    { what: `${path} layout shift`, unit: '', ...pair('cumulative-layout-shift'), goal: { of: 'ours', atMost: 0.01 } },
    { what: `${path} blocking time`, unit: 'ms', ...pair('total-blocking-time'), goal: { of: 'ours', atMost: 50 } },
  ];
}
