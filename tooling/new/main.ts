// `npm run new -- page|feature|module <name> [--remote mfe-…]`: whole files that compile and have tests.
import { parseArgs } from 'node:util';

import { SentenceError } from '../bootstrap/report.mjs';
import { repositoryRoot as root } from '../database/paths.ts';
import { runMain } from '../terminal/fail.ts';
import { dim, green } from '../terminal/style.ts';
import { newFeature } from './feature.ts';
import { nameOf } from './names.ts';
import { newPage } from './page.ts';
import { carryOut, type Plan } from './plan.ts';
import { remotesOf } from './portal.ts';

const USAGE = 'npm run new -- page|feature|module <name> [--remote mfe-public]';

await runMain(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { remote: { type: 'string' } } });
  const [kind = '', text, ...more] = positionals;
  if (more.length > 0) throw new SentenceError(`One name at a time: ${USAGE}`);
  const plan = planOf(kind, text, values.remote);
  const { files, newLines, addedLines } = await carryOut(root, plan);
  const made = new Set(Object.keys(plan.create));
  for (const file of files) console.log(`  ${green(made.has(file) ? '+' : '~')} ${file}`);
  console.log(`\n  ${made.size} files with ${newLines} lines, and ${addedLines} lines in files that were there.\n`);
  for (const line of plan.next) console.log(`  ${line}`);
  console.log(dim('\n  npm test -- --only types,unit runs what it needs to hold.'));
});

function planOf(kind: string, text: string | undefined, remote: string | undefined): Plan {
  if (kind === 'module') {
    if (remote !== undefined) throw new SentenceError('A module belongs to the API: leave --remote away.');
    return newFeature(nameOf(text, kind), 'mfe-admin', root, 'api');
  }
  if (kind !== 'page' && kind !== 'feature') throw new SentenceError(`Say what to make: ${USAGE}`);
  const remotes = remotesOf(root);
  const owner = remote ?? 'mfe-public';
  if (!remotes.includes(owner))
    throw new SentenceError(`There is no remote "${owner}": it is one of ${remotes.join(', ')}.`);
  const name = nameOf(text, kind);
  return kind === 'page' ? newPage(name, owner, root) : newFeature(name, owner, root);
}
