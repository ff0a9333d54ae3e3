import { signIn } from '@ayana/tooling/check/site/sign-in.ts';
import { withClient } from '@ayana/tooling/database/index.ts';
import { median, percentile, type Row } from './bench.ts';
import { addressOf } from './lists.ts';
import { timesOf } from './requests.ts';
import { onSite } from './site.ts';

/** Milliseconds while someone types. */
const GOAL = 150;
const SIZE = 100_000;
const QUERIES: Readonly<Record<string, string>> = {
  'a name that one in ten has': 'przybylska',
  'the same, misspelt': 'pryzbilska',
  'with a first name, both misspelt': 'natalja pryzbilska',
  'a name that one in a thousand has, misspelt': 'ozakki',
  'what is no name': 'wolkmansten',
  'a number': 'SR-000042',
};

/** The search of everything (⌘K) for an administrator, among 100,000 users and as many enquiries. */
export const portalSearch = (): Promise<readonly Row[]> =>
  onSite(async (site, progress) => {
    await progress.step(`${SIZE} users and as many enquiries`, () => fill(site.databaseUrl));
    const { token } = await signIn(site.origin, 'super_admin');
    const rows: Row[] = [];
    for (const [what, q] of Object.entries(QUERIES)) {
      const url = addressOf(site, `search/portal?q=${encodeURIComponent(q)}`);
      const took = await progress.step(what, () => timesOf(url, { times: 20, token }));
      rows.push({
        what: `${what}, p95 (p50 ${median(took).toFixed(1)})`,
        unit: 'ms',
        ours: percentile(took, 0.95),
        goal: { of: 'ours', atMost: GOAL },
      });
    }
    return rows;
  });

function fill(url: string): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(
      `insert into users (id, email, name, role, access_changed_at, created_at, updated_at) select id, email, name, 'patient', now(), now(), now() from (${MADE}) made`,
      [SIZE],
    );
    await client.query(
      `insert into inbox_items (id, kind, status, name, email, country, received_at, due_at, updated_at)
       select id, 'contact', 'closed', name, email, 'Kenya', now() - interval '1 year' * random(), now(), now() from (${MADE}) made`,
      [SIZE],
    );
    await client.query('vacuum analyze users');
    await client.query('vacuum analyze inbox_items');
  });
}

/** Names of 20,000 different families; one in ten is of the same, one in a thousand of a rare one. */
const MADE = `
  select gen_random_uuid() as id, 'person' || n || '@visitor.example' as email,
    (array['Demo', 'Natalia', 'Omar', 'Grace', 'Wanjiru'])[1 + n % 5] || ' ' ||
    case when n % 10 = 0 then 'Przybylska' when n % 1000 = 1 then 'Ozaki'
      else initcap(translate(md5((n % 20000)::text), '0123456789', 'aeiouaeiou')) end as name
  from generate_series(1, $1::integer) n`;
