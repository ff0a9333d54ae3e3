import { spawnSync } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';

import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import type { Details, Row } from './bench.ts';
import { type Cdn, startCdn } from './cdn/nginx.ts';
import { runLoad } from './requests.ts';
import { processorTime } from '@ayana/tooling/check/site/process-figures.ts';
import { type Measured, onSite } from './site.ts';

const CONNECTIONS = 50;
/** Seconds of a run. */
const RUN = 10;
/** Public pages of the sitemap that visitors open. */
const PAGES = 60;
const COOKIE = 'ayana_signed_in=%2Fpatient-portal';

/**
 * Public pages with nginx as a CDN in front: how many visits it answers itself, how fast, and what is left for the render server; and that it
 * never stores a signed-in page.
 */
export async function cdn(): Promise<{ rows: readonly Row[]; details: Details }> {
  if (spawnSync('nginx', ['-v']).error !== undefined) throw new SentenceError('This bench needs nginx on the PATH.');
  return onSite(
    async (site, progress) => {
      const paths = await pagesOf(site.origin);
      const views = await progress.step('Two views of each page', () => viewsOf(site.origin, paths));
      const behind = await startCdn(site.origin);
      try {
        const direct = await progress.step('Visitors, straight', () => visit(site, site.origin, paths));
        const cached = await progress.step('Visitors, by the CDN', () => visit(site, behind.origin, paths));
        const hits = behind.statuses();
        const leaks = await progress.step('Signed in, by the CDN', () => leaksOf(behind, paths));
        const total = Object.values(hits).reduce((sum, count) => sum + count, 0);
        const kept = ['HIT', 'STALE', 'UPDATING', 'REVALIDATED'].reduce((sum, name) => sum + (hits[name] ?? 0), 0);
        return {
          rows: [
            { what: 'Pages that differ between two views', unit: '', ours: views.different, goal: none },
            {
              what: 'Signed-in pages stored, or visitors’ pages given to a session',
              unit: '',
              ours: leaks,
              goal: none,
            },
            {
              what: 'Visits answered by the CDN',
              unit: '%',
              ours: (kept / total) * 100,
              goal: { of: 'ours', atLeast: 95 },
            },
            {
              what: 'Pages a second, by the CDN and straight',
              unit: 'requests/s',
              ours: cached.per_second,
              twin: direct.per_second,
            },
            { what: 'p95', unit: 'ms', ours: cached.p95, twin: direct.p95 },
            {
              what: 'Render server, processor time a visit',
              unit: 'us',
              ours: cached.processor,
              twin: direct.processor,
            },
            { what: 'A page, brotli, mean', unit: 'KB', ours: views.brotli / 1024 },
            { what: 'Its policy, mean', unit: 'KB', ours: views.policy / 1024 },
          ],
          details: {
            columns: ['Status', 'Visits'],
            lines: Object.entries(hits).map(([name, count]) => [name, String(count)]),
          },
        };
      } finally {
        await behind.stop();
      }
    },
    { TRUSTED_HOPS: '1' },
  );
}

const none = { of: 'ours', atMost: 0 } as const;

async function pagesOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const each = Math.max(1, Math.floor(paths.length / PAGES));
  return paths.filter((_path, index) => index % each === 0).slice(0, PAGES);
}

async function viewsOf(
  origin: string,
  paths: readonly string[],
): Promise<{ different: number; brotli: number; policy: number }> {
  let [different, brotli, policy] = [0, 0, 0];
  for (const path of paths) {
    const [first, second] = [await fetch(origin + path), await fetch(origin + path)];
    const [html, again] = [await first.text(), await second.text()];
    const policies = [first, second].map(({ headers }) => headers.get('content-security-policy') ?? '');
    if (html !== again || policies[0] !== policies[1]) different += 1;
    brotli += brotliCompressSync(html).byteLength / paths.length;
    policy += (policies[0] ?? '').length / paths.length;
  }
  return { different, brotli, policy };
}

async function visit(
  site: Measured,
  url: string,
  paths: readonly string[],
): Promise<{ per_second: number; p95: number; processor: number }> {
  const before = processorTime(site.pages().pid);
  const { p95, per_second } = await runLoad({ url, paths, connections: CONNECTIONS, seconds: RUN });
  return { p95, per_second, processor: (processorTime(site.pages().pid) - before) / (per_second * RUN) };
}

/** Answers of the CDN that a session should not have got, or that a later visitor should not. */
async function leaksOf({ origin }: Cdn, paths: readonly string[]): Promise<number> {
  let leaks = 0;
  for (const path of paths) {
    const own = await fetch(origin + path, { headers: { cookie: COOKIE }, redirect: 'manual' });
    const isOwn = (own.headers.get('cache-control') ?? '').includes('no-store') && own.headers.get('x-cache') !== 'HIT';
    const visitor = await fetch(origin + path);
    const isPublic = (visitor.headers.get('cache-control') ?? '').startsWith('public');
    if (!isOwn || !isPublic || (await own.text()) === (await visitor.text())) leaks += 1;
  }
  return leaks;
}
