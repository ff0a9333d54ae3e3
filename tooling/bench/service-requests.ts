import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import { median, percentile, type Row } from './bench.ts';
import { fillServiceRequests } from './service-requests-fill.ts';
import { type Measured, onSite } from './site.ts';

const SIZE = 100_000;
/** Milliseconds for a page of 25. */
const GOAL = 50;
const PAGES = 40;
/** Pages read before one far down is measured. */
const FAR = 20;

const SORTS = ['due', 'created', 'priority', 'updated'] as const;
const FILTERS: Readonly<Record<string, string>> = {
  'nothing else': '',
  'open ones': 'state=new,assigned,in_progress,pending,awaiting_approval,reopened',
  'one state': 'state=pending',
  'one’s own': 'assigned_to=me',
  'unassigned ones': 'assigned_to=none',
  'two priorities': 'priority=1,2',
  'overdue ones': 'overdue=true',
  'a common word': 'q=interpreter',
  'a rare word': 'q=ozaki',
  'a number': 'q=SR-050123',
};

/** How long a page of the staff's list takes among 100,000 requests: every order with every filter, and far down. */
export async function serviceRequests(): Promise<readonly Row[]> {
  return onSite(async (site, progress) => {
    await progress.step(`${SIZE} requests`, () => fillServiceRequests(site.databaseUrl, SIZE));
    const token = await signIn(site);
    // What an answer without any work takes in the same minute: the machine is shared.
    const twin = percentile(
      await progress.step('The twin', () => timesOf(() => fetch(`${site.api_origin}/api/health/live`))),
      0.95,
    );
    const rows: Row[] = [];
    const measure = async (what: string, queryOf: (count: number) => string): Promise<void> => {
      const took = await progress.step(what, () => timesOf((count) => read(site, token, queryOf(count))));
      const goal = { of: 'ours', atMost: GOAL } as const;
      rows.push({
        what: `${what}, p95 (p50 ${median(took).toFixed(1)})`,
        unit: 'ms',
        ours: percentile(took, 0.95),
        twin,
        goal,
      });
    };
    for (const sort of SORTS) {
      for (const [what, filter] of Object.entries(FILTERS))
        await measure(`By ${sort}, ${what}`, () => `sort=${sort}&${filter}`);
      const cursors = await cursorsOf(site, token, sort);
      await measure(
        `By ${sort}, pages ${FAR / 2} to ${FAR}`,
        (count) => `sort=${sort}&cursor=${cursors[count % cursors.length]}`,
      );
    }
    return rows;
  });
}

async function signIn({ api_origin, origin }: Measured): Promise<string> {
  const answer = await fetch(`${api_origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ayana-staff@demo.ayana.test', password: DEMO_PASSWORD }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}

async function read({ api_origin }: Measured, token: string, query: string): Promise<{ next_cursor: string | null }> {
  const answer = await fetch(`${api_origin}/api/service-requests?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${query} was answered ${answer.status}`);
  return (await answer.json()) as { next_cursor: string | null };
}

/** Milliseconds of each of some requests, one after the other. */
async function timesOf(request: (count: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let count = 0; count < PAGES; count += 1) {
    const begun = performance.now();
    await request(count);
    took.push(performance.now() - begun);
  }
  return took;
}

/** Cursors of the second ten of the first twenty pages. */
async function cursorsOf(site: Measured, token: string, sort: string): Promise<string[]> {
  const cursors: string[] = [];
  let cursor = '';
  for (let page = 0; page < FAR; page += 1) {
    const { next_cursor } = await read(site, token, `sort=${sort}${cursor && `&cursor=${cursor}`}`);
    cursor = next_cursor ?? '';
    cursors.push(cursor);
  }
  return cursors.slice(FAR / 2);
}
