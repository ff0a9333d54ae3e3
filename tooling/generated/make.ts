// `node tooling/generated/make.ts [client-types|english-messages …]`: makes what is stale of the files that git leaves out; all by default.
import { SentenceError } from '../bootstrap/report.mjs';
import { runMain } from '../terminal/fail.ts';
import { DERIVED, makeStale, type DerivedName } from './derived.ts';

const isName = (name: string): name is DerivedName => Object.hasOwn(DERIVED, name);

await runMain(async () => {
  const asked = process.argv.slice(2);
  for (const name of asked.length === 0 ? Object.keys(DERIVED) : asked) {
    if (!isName(name)) throw new SentenceError(`There is no "${name}"; there are ${Object.keys(DERIVED).join(', ')}.`);
    makeStale(name);
  }
});
