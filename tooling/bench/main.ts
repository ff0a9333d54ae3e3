// `npm run bench -- <name>`: measures the product against its twin in one run, prints a table, writes `.data/bench/<name>.json`.
import { SentenceError } from '../bootstrap/report.mjs';
import { runMain } from '../terminal/fail.ts';
import { api } from './api.ts';
import type { Bench } from './bench.ts';
import { bundle } from './bundle.ts';
import { logins } from './logins.ts';
import { mail } from './mail.ts';
import { navigation } from './navigation.ts';
import { page } from './page.ts';
import { realtime } from './realtime.ts';
import { render } from './render.ts';
import { report } from './report.ts';
import { search } from './search.ts';

const BENCHES: Readonly<Record<string, Bench>> = {
  bundle,
  page,
  navigation,
  render,
  api,
  search,
  realtime,
  mail,
  logins,
};

await runMain(async () => {
  const [name = '', ...rest] = process.argv.slice(2);
  const bench = BENCHES[name];
  if (bench === undefined || rest.length > 0)
    throw new SentenceError(`Say what to measure: npm run bench -- ${Object.keys(BENCHES).join('|')}.`);
  // Ctrl-C, or whoever started us is gone: what we started ends with us.
  process.on('disconnect', () => process.exit(1));
  report(name, await bench());
  return 0;
});
