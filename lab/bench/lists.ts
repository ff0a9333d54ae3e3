import { signIn } from '@ayana/tooling/check/site/sign-in.ts';
import type { Progress } from '@ayana/tooling/terminal/progress.ts';
import { median, percentile, type Row } from './bench.ts';
import { timesOf } from './requests.ts';
import { type Measured, onSite } from './site.ts';

/** Milliseconds for a page of 25. */
const GOAL = 50;
/** Pages read before one far down is measured. */
const FAR = 20;

/** A list of the staff, how it is filled, and what it is asked for. */
export interface MeasuredList {
  path: string;
  size: number;
  fill: (databaseUrl: string, size: number) => Promise<void>;
  sorts: readonly string[];
  /** Queries by what they mean. */
  filters: Readonly<Record<string, string>>;
  /** What else is measured on the filled site, with the token of a member of staff. */
  more?: (site: Measured, token: string, progress: Progress) => Promise<readonly Row[]>;
}

/** How long a page of a long list takes: every order with every filter, and far down. */
export async function measureList(list: MeasuredList): Promise<readonly Row[]> {
  return onSite(async (site, progress) => {
    await progress.step(`${list.size} rows`, () => list.fill(site.databaseUrl, list.size));
    const { token } = await signIn(site.origin, 'ayana_staff');
    // What an answer without any work takes in the same minute: the machine is shared.
    const twin = percentile(await progress.step('The twin', () => timesOf(addressOf(site, 'health/live'))), 0.95);
    const rows: Row[] = [];
    const get = (query: string) => read(site, token, `${list.path}?${query}`);
    const measure = async (what: string, queries: readonly string[]): Promise<void> => {
      const urls = queries.map((query) => addressOf(site, `${list.path}?${query}`));
      const took = await progress.step(what, () => timesOf(urls, { token }));
      const goal = { of: 'ours', atMost: GOAL } as const;
      rows.push({
        what: `${what}, p95 (p50 ${median(took).toFixed(1)})`,
        unit: 'ms',
        ours: percentile(took, 0.95),
        twin,
        goal,
      });
    };
    for (const sort of list.sorts) {
      for (const [what, filter] of Object.entries(list.filters))
        await measure(`By ${sort}, ${what}`, [`sort=${sort}&${filter}`]);
      const cursors = await cursorsOf(get, sort);
      await measure(
        `By ${sort}, pages ${FAR / 2} to ${FAR}`,
        cursors.map((cursor) => `sort=${sort}&cursor=${cursor}`),
      );
    }
    return [...rows, ...((await list.more?.(site, token, progress)) ?? [])];
  });
}

/** Where the API itself answers a question. */
export const addressOf = ({ api_origin }: Measured, query: string): string => `${api_origin}/api/${query}`;

export async function read(site: Measured, token: string, query: string): Promise<{ next_cursor: string | null }> {
  const answer = await fetch(addressOf(site, query), { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${query} was answered ${answer.status}`);
  return (await answer.json()) as { next_cursor: string | null };
}

/** Cursors of the second ten of the first twenty pages. */
async function cursorsOf(
  get: (query: string) => Promise<{ next_cursor: string | null }>,
  sort: string,
): Promise<string[]> {
  const cursors: string[] = [];
  let cursor = '';
  for (let page = 0; page < FAR; page += 1) {
    const { next_cursor } = await get(`sort=${sort}${cursor && `&cursor=${cursor}`}`);
    cursor = next_cursor ?? '';
    cursors.push(cursor);
  }
  return cursors.slice(FAR / 2);
}
