// `npm run bench -- <name>`: measures the product against its twin in one run, prints a table, writes `.data/bench/<name>.json`.
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { runMain } from '@ayana/tooling/terminal/fail.ts';
import { analytics } from './analytics.ts';
import { api } from './api.ts';
import type { Bench } from './bench.ts';
import { broadcasts } from './broadcasts.ts';
import { bundle } from './bundle.ts';
import { cdn } from './cdn.ts';
import { fairness } from './fairness.ts';
import { inbox } from './inbox.ts';
import { journeys } from './journeys.ts';
import { load } from './load.ts';
import { logins } from './logins.ts';
import { mail } from './mail.ts';
import { navigation } from './navigation.ts';
import { page } from './page.ts';
import { portalSearch } from './portal-search.ts';
import { portal } from './portal.ts';
import { realtime } from './realtime.ts';
import { render } from './render.ts';
import { report } from './report.ts';
import { scale } from './scale.ts';
import { search } from './search.ts';
import { serviceRequests } from './service-requests.ts';
import { taps } from './taps.ts';
import { trail } from './trail.ts';
import { uploads } from './uploads.ts';

const BENCHES: Readonly<Record<string, Bench>> = {
  broadcasts,
  bundle,
  page,
  navigation,
  render,
  api,
  search,
  taps,
  realtime,
  mail,
  logins,
  load,
  cdn,
  inbox,
  journeys,
  portal,
  'portal-search': portalSearch,
  'service-requests': serviceRequests,
  analytics,
  uploads,
  trail,
  scale,
  fairness,
};

const SHORTENED: ReadonlySet<Bench> = new Set([load, search, broadcasts, analytics, scale, api, fairness]);
/** They read their own options. */
const WITH_OPTIONS: ReadonlySet<Bench | undefined> = new Set([taps, scale]);

await runMain(async () => {
  const [name = '', ...rest] = process.argv.slice(2);
  const bench = BENCHES[name];
  const short = rest[0] === '--short';
  const shortens = bench !== undefined && SHORTENED.has(bench);
  const narrows = (bench === api && rest[0] === '--profile') || (bench === search && rest[0] === '--judged');
  const tooMany = !WITH_OPTIONS.has(bench) && rest.length > (short || narrows ? 1 : 0);
  if (bench === undefined || tooMany || (short && !shortens))
    throw new SentenceError(
      `Say what to measure: npm run bench -- ${Object.keys(BENCHES).join('|')}, search, load, broadcasts, analytics, scale, fairness and api also with --short, api with --profile, search with --judged, taps with --taps N and --slow-3g, scale with --sockets N or --capacity.`,
    );
  // Ctrl-C, or the parent process is gone: our children end with us.
  process.on('disconnect', () => process.exit(1));
  const result = await bench({ short, args: rest });
  if ('rows' in result) report(name, result.rows, result.details);
  else report(name, result);
  return 0;
});
