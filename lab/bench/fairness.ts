import { withClient } from '@ayana/tooling/database/index.ts';
import { percentile, type Result, type Row } from './bench.ts';
import { Asker, type Asked } from './fairness/asker.ts';
import { type Answers, keepBusy } from './fairness/busy.ts';
import { addOthers, type ExpensiveRoute, expensiveRoutes, OTHER_PATIENT, OTHER_STAFF } from './fairness/routes.ts';
import { type Measured, onSite } from './site.ts';

const CONNECTIONS = 40;
/** Rounds of the three things others do, at rest and under load. */
const ROUNDS = 80;
const WARM_UP = 5;
/** Others take at most this many times as long as at rest. */
const GOAL = 2;
/** Milliseconds in which a session that ends in another process is cut: twice the time between two looks. */
const CUT = 2500;
/** Quotes, papers, talks and a record of months, of which files are made. */
const WITH_LIFE = { DEMO_LIFE: '1' };
/** Of `--short`: one of each kind. */
const SHORT = new Set([
  '/quotes/{id}/pdf',
  '/search/portal',
  '/compliance-report',
  '/patient-journeys/{id}/record-pack',
]);

/**
 * One user asks for each expensive route, one after the other, over 40 connections; meanwhile others sign in, read their inbox and open a patient's
 * home. Against the same at rest, measured just before.
 */
export function fairness({ short }: { short: boolean }): Promise<Result> {
  return onSite(async (site, progress) => {
    await addOthers(site.databaseUrl);
    const others = await othersOf(site);
    await others.rounds(WARM_UP);
    const known = await expensiveRoutes(site);
    const routes = known.filter(({ path }) => !short || SHORT.has(path));
    const rows: Row[] = [];
    const lines: string[][] = [];
    for (const route of routes) {
      const { path, ask } = route;
      if (ask === undefined) {
        lines.push([path, '', '', '', '', 'nothing of the kind in the demo data']);
        continue;
      }
      const { row, line } = await progress.step(path, () => measure(others, { ...route, ask }));
      rows.push(row);
      lines.push(line);
    }
    rows.push(await progress.step('A session that ends', () => cutSession(site, routes)));
    return { rows, details: { columns: ['Route', 'Sign-in', 'Inbox', 'Home', 'Others’ 503', 'Their answers'], lines } };
  }, WITH_LIFE);
}

type AskedRoute = ExpensiveRoute & { ask: Asker };

async function measure(others: Others, { path, ask }: AskedRoute): Promise<{ row: Row; line: string[] }> {
  const idle = await others.rounds(ROUNDS);
  const { result: loaded, answers } = await whileBusy(ask, () => others.rounds(ROUNDS));
  const unavailable = loaded.flat().filter(({ status }) => status === 503).length;
  const figures = idle.map((asked, index) => {
    const [twin, ours] = [p95(asked), p95(loaded[index] ?? [])];
    return { twin, ours, ratio: ours / twin };
  });
  const worst = figures.reduce((one, other) => (other.ratio > one.ratio ? other : one));
  return {
    row: {
      what: `${path}: the slowest of the three, p95${unavailable > 0 ? `, ${unavailable} × 503` : ''}`,
      unit: 'ms',
      twin: worst.twin,
      // An answer of 503 is none.
      ours: unavailable > 0 ? Number.NaN : worst.ours,
      goal: { of: 'ratio', atMost: GOAL },
    },
    line: [path, ...figures.map(({ ratio }) => `${ratio.toFixed(2)}x`), String(unavailable), textOf(answers)],
  };
}

async function whileBusy<T>(ask: Asker, work: () => Promise<T>): Promise<{ result: T; answers: Answers }> {
  const busy = await keepBusy(ask, CONNECTIONS);
  try {
    const result = await work();
    return { result, answers: await busy.end() };
  } catch (error) {
    await busy.end();
    throw error;
  }
}

const p95 = (asked: readonly Asked[]): number =>
  percentile(
    asked.map(({ took }) => took),
    0.95,
  );

const textOf = (answers: Answers): string =>
  Object.entries(answers)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

interface Others {
  /** What others did: signing in, the inbox, a patient's home. */
  rounds(count: number): Promise<[Asked[], Asked[], Asked[]]>;
}

async function othersOf({ api_origin }: Measured): Promise<Others> {
  const staff = await Asker.signIn(api_origin, OTHER_STAFF);
  const patient = await Asker.signIn(api_origin, OTHER_PATIENT);
  return {
    rounds: async (count) => {
      const asked: [Asked[], Asked[], Asked[]] = [[], [], []];
      for (let round = 0; round < count; round += 1) {
        asked[0].push(await Asker.timeSignIn(api_origin, OTHER_PATIENT));
        asked[1].push(await staff.get('/inbox?open=true'));
        asked[2].push(await patient.get('/patient-journeys/overview'));
      }
      return asked;
    },
  };
}

/** A session that another process ends, while a user asks for the first route. */
async function cutSession({ api_origin, databaseUrl }: Measured, routes: readonly ExpensiveRoute[]): Promise<Row> {
  const cut = async (): Promise<number> => {
    const asker = await Asker.signIn(api_origin, OTHER_STAFF);
    await withClient(databaseUrl, (client) =>
      client.query(
        `update sessions set revoked_at = clock_timestamp() where revoked_at is null
           and user_id = (select id from users where email = $1) and created_at = (select max(created_at) from sessions
             where user_id = (select id from users where email = $1))`,
        [OTHER_STAFF],
      ),
    );
    const begun = performance.now();
    while ((await asker.get('/auth/account')).status === 200);
    return performance.now() - begun;
  };
  const idle = Math.max(await cut(), await cut(), await cut());
  const ask = routes.find((route) => route.ask !== undefined)?.ask;
  if (ask === undefined) throw new Error('None of the demo accounts gets an expensive route.');
  const { result: ours } = await whileBusy(ask, async () => Math.max(await cut(), await cut(), await cut()));
  return {
    what: 'A session that ends in another process is cut, the slowest of three',
    unit: 'ms',
    twin: idle,
    ours,
    goal: { of: 'ours', atMost: CUT },
  };
}
