import { parseArgs } from 'node:util';

import { SentenceError } from '../bootstrap/report.mjs';
import { withSiteDatabase } from '../backup/database.ts';
import { withClient } from '../database/connect.ts';
import { Progress } from '../terminal/progress.ts';
import { dim, green, red } from '../terminal/style.ts';
import { checkChain, linesOf } from './trail/chain.ts';
import { noteHead, notedHead, parseHead } from './trail/heads.ts';

/**
 * `npm run check -- trail [--head number:hash] [--restored]`: computes the chain of hashes over the activity again, and names each row that was
 * changed, removed or inserted. Each check notes where the chain ended, and the next one looks for it; `--head` is one that was noted elsewhere,
 * `--restored` forgets the noted one, after a backup was restored.
 * @returns exit code: 1 when a row is not as it was written
 */
export async function checkTrail(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { head: { type: 'string' }, restored: { type: 'boolean', default: false } },
  });
  const named = values.head === undefined ? null : parseHead(values.head);
  const progress = new Progress();
  const { report, file } = await progress.step('Chain of hashes', (detail) =>
    withSiteDatabase(detail, ({ ownerUrl }) =>
      withClient(ownerUrl, async (client) => {
        const { rows } = await client.query<{ name: string; is_there: boolean }>(
          `select current_database() as name, to_regclass('public.activity_chain') is not null as is_there`,
        );
        if (rows[0]?.is_there !== true)
          throw new SentenceError('This database has no chain of hashes yet: start the site on it once.');
        const database = rows[0]?.name ?? '';
        const noted = named ?? (values.restored ? null : notedHead(database));
        // What waits for the job is sealed now, with the hash it was written with.
        await client.query('select seal_activity(2147483647)');
        const checked = await checkChain(client, noted, detail);
        const isWhole = checked.findings.length === 0;
        return { report: checked, file: isWhole && checked.head !== null ? noteHead(database, checked.head) : null };
      }),
    ),
  );
  const { rows, head, findings } = report;
  for (const line of linesOf(findings)) console.log(red(`  ${line}`));
  if (head !== null) console.log(dim(`  ${head.number}:${head.hash}`));
  if (file !== null) console.log(dim(`  Noted in ${file}`));
  console.log(
    findings.length === 0
      ? green(`${rows} rows, each as it was written.`)
      : red(`${findings.length} findings in ${rows} rows.`),
  );
  return findings.length === 0 ? 0 : 1;
}
