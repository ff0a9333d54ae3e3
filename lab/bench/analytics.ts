import { compareRollups } from '@ayana/tooling/check/rollups/compare.ts';
import { signIn } from '@ayana/tooling/check/site/sign-in.ts';
import { withClient } from '@ayana/tooling/database/index.ts';
import { fillAnalytics, fillCases } from './analytics-fill.ts';
import { median, percentile, type Row } from './bench.ts';
import { addressOf } from './lists.ts';
import { timesOf } from './requests.ts';
import { onSite } from './site.ts';

const SIZE = 1_000_000;
/** Milliseconds for a view (issue 15, point 8). */
const GOAL = 200;
const CASES_AT_ONCE = 10_000;

const YEAR = '';
const ALL = 'from=@36&';

/** Views by what is asked: the usual year, the longest range, and the filters that leave the most to count. */
const questions = (treatment: string, hospital: string): Readonly<Record<string, string>> => ({
  'Funnel of a year': `funnel?${YEAR}`,
  'Funnel of a year, by country': `funnel?${YEAR}by=country`,
  'Funnel of three years, by treatment': `funnel?${ALL}by=treatment`,
  'Funnel of three years, by hospital': `funnel?${ALL}by=hospital`,
  'Funnel, one country, by treatment': `funnel?${ALL}country=Bangladesh&by=treatment`,
  'Funnel, country and source, by treatment': `funnel?${ALL}country=Bangladesh&source=contact&by=treatment`,
  'Funnel, treatment and hospital, by country': `funnel?${ALL}treatment_id=${treatment}&hospital_id=${hospital}&by=country`,
  'Funnel, source and hospital, by treatment': `funnel?${ALL}source=contact&hospital_id=${hospital}&by=treatment`,
  'Funnel, country and hospital, by treatment': `funnel?${ALL}country=Bangladesh&hospital_id=${hospital}&by=treatment`,
  'Funnel, country and treatment, by hospital': `funnel?${ALL}country=Bangladesh&treatment_id=${treatment}&by=hospital`,
  'Funnel, country, source and hospital, by treatment': `funnel?${ALL}country=Bangladesh&source=contact&hospital_id=${hospital}&by=treatment`,
  'Funnel, all four': `funnel?${ALL}country=Bangladesh&source=contact&treatment_id=${treatment}&hospital_id=${hospital}`,
  'Times of a year': `times?${YEAR}`,
  'Times of eighteen months and those before, by treatment': `times?from=@18&by=treatment`,
  'Times of three years, by treatment': `times?${ALL}by=treatment`,
  'Times, one country, by hospital': `times?${ALL}country=Bangladesh&by=hospital`,
  'Times, country and source, by treatment': `times?${ALL}country=Bangladesh&source=contact&by=treatment`,
  'Times, source and treatment, by hospital': `times?${ALL}source=contact&treatment_id=${treatment}&by=hospital`,
  'Times, source and hospital, by treatment': `times?${ALL}source=contact&hospital_id=${hospital}&by=treatment`,
  'Times, country and hospital, by treatment': `times?${ALL}country=Bangladesh&hospital_id=${hospital}&by=treatment`,
  'Acceptance of three years, by hospital': `acceptance?${ALL}by=hospital`,
  'Acceptance, country and hospital, by treatment': `acceptance?${ALL}country=Bangladesh&hospital_id=${hospital}&by=treatment`,
  'Complications of three years, by treatment': `complications?${ALL}by=treatment`,
  'Satisfaction of three years': `satisfaction?${ALL}by=service`,
  'Workload of three years': `workload?${ALL}`,
  Choices: 'choices',
});

/** The views of analytics among a million journeys, and what it takes to keep their sums; `--short`: the views alone, among as many cases. */
export function analytics({ short }: { readonly short: boolean }): Promise<readonly Row[]> {
  return onSite(async (site, progress) => {
    await progress.step(`${SIZE.toLocaleString('en')} ${short ? 'cases' : 'journeys'}`, () =>
      (short ? fillCases : fillAnalytics)(site.databaseUrl, SIZE),
    );
    const rows: Row[] = await withClient(site.databaseUrl, async (client) => {
      // Each statement is a transaction, as in the job.
      const until = async (statement: string, done: unknown): Promise<number> => {
        const start = performance.now();
        for (;;) {
          const { rows: answer } = await client.query<{ value: unknown }>(`select ${statement} as value`);
          if (answer[0]?.value === done) return performance.now() - start;
        }
      };
      const counted: Row[] = [];
      const timed = async (what: string, work: () => Promise<number>): Promise<void> => {
        counted.push({ what, unit: 'ms', ours: await progress.step(what, work) });
      };
      if (!short) await timed('Every case for the first time', () => until(`analytics_take(${CASES_AT_ONCE})`, 0));
      await timed('Every month for the first time', () => until('analytics_roll_month()', false));
      await client.query('vacuum analyze analytics_cases, analytics_months, analytics_times, analytics_people');
      if (short) return counted;
      await timed('A thousand changes in eight months', async () => {
        await client.query(`insert into analytics_changes (kind, subject_id) select 'journey', id from patient_journeys
          where created_at > now() - interval '240 days' limit 1000`);
        return (await until(`analytics_take(${CASES_AT_ONCE})`, 0)) + (await until('analytics_roll_month()', false));
      });
      const { findings } = await progress.step('Compared with the rows', (detail) => compareRollups(client, detail));
      counted.push({
        what: 'Figures that differ from their rows',
        unit: '',
        ours: findings.length,
        goal: { of: 'ours', atMost: 0 },
      });
      return counted;
    });
    const { token } = await signIn(site.origin, 'ayana_staff');
    const twin = percentile(await timesOf(addressOf(site, 'health/live')), 0.95);
    const { treatment, hospital } = await mostUsed(site.databaseUrl);
    const monthsAgo = (months: number): string => {
      const first = new Date();
      first.setUTCMonth(first.getUTCMonth() - months, 1);
      return first.toISOString().slice(0, 7);
    };
    for (const [what, question] of Object.entries(questions(treatment, hospital))) {
      const path = `analytics/${question.replace(/@(\d+)/, (_, months: string) => monthsAgo(Number(months) - 1))}`;
      const took = await progress.step(what, () => timesOf(addressOf(site, path), { token }));
      rows.push({
        what: `${what}, p95 (p50 ${median(took).toFixed(1)})`,
        unit: 'ms',
        ours: percentile(took, 0.95),
        twin,
        goal: { of: 'ours', atMost: GOAL },
      });
    }
    return rows;
  });
}

/** The filters that leave the most cases. */
function mostUsed(url: string): Promise<{ treatment: string; hospital: string }> {
  return withClient(url, async (client) => {
    const most = async (level: number, column: string): Promise<string> =>
      (
        await client.query<{ id: string }>(
          `select ${column} as id from analytics_months where level = ${level} and ${column} is not null
           group by 1 order by sum(cases) desc limit 1`,
        )
      ).rows[0]?.id ?? '';
    return { treatment: await most(2, 'treatment_id'), hospital: await most(1, 'hospital_id') };
  });
}
