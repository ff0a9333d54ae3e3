import { median, percentile, type Row } from './bench.ts';
import { timesOf } from './requests.ts';
import { onSite } from './site.ts';

const PATHS = ['/', '/hospitals'];
const TIMES = 200;

/**
 * How long the render server takes for a page, one at a time: from the request to the end of its HTML, asking the API for what the
 * page shows as it does for everybody.
 */
export async function render(): Promise<readonly Row[]> {
  return onSite(async (site, progress) => {
    const rows: Row[] = [];
    for (const path of PATHS) {
      const took = await progress.step(`Rendering ${path}`, async () => {
        await timesOf(site.origin + path, { times: TIMES / 4 });
        return timesOf(site.origin + path, { times: TIMES });
      });
      rows.push(
        { what: `${path} rendered, p50`, unit: 'ms', ours: median(took), goal: { of: 'ours', atMost: 8 } },
        { what: `${path} rendered, p95`, unit: 'ms', ours: percentile(took, 0.95) },
      );
    }
    return rows;
  });
}
