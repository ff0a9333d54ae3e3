import { parseArgs } from 'node:util';

import { withSiteDatabase } from '../backup/database.ts';
import { SentenceError } from '../bootstrap/report.mjs';
import { withClient } from '../database/connect.ts';
import { Progress } from '../terminal/progress.ts';
import { dim, green, red } from '../terminal/style.ts';
import { compareRollups } from './rollups/compare.ts';
import { countRest } from './rollups/count-rest.ts';
import { table } from './table.ts';

/** Differences printed; one mistake may make thousands. */
const SHOWN = 40;
const LONGEST = 60;

/**
 * `npm run check -- rollups`: works the figures of analytics out again from the raw rows, and names each stored one that differs. What has
 * changed since the last run of the job is counted first, in the same snapshot.
 * @returns exit code: 1 when a figure differs
 */
export async function checkRollups(args: readonly string[]): Promise<number> {
  parseArgs({ args: [...args], options: {} });
  const progress = new Progress();
  const { cases, months, findings } = await progress.step('Figures', (detail) =>
    withSiteDatabase(detail, ({ ownerUrl }) =>
      withClient(ownerUrl, async (client) => {
        const { rows } = await client.query<{ is_there: boolean }>(
          `select to_regclass('public.analytics_cases') is not null as is_there`,
        );
        if (rows[0]?.is_there !== true)
          throw new SentenceError('This database has no figures yet: start the site on it once.');
        await client.query('begin isolation level repeatable read');
        try {
          if (!(await countRest(client)))
            throw new SentenceError('The figures are being counted at the moment. Run this again in a minute.');
          return await compareRollups(client, detail);
        } finally {
          await client.query('commit');
        }
      }),
    ),
  );
  if (findings.length > 0) {
    const lines = findings
      .slice(0, SHOWN)
      .map(({ what, where, stored, counted }) => [what, where, cut(stored), cut(counted)]);
    console.log(`\n${table(['What', 'Where', 'Stored', 'Rows say'], lines)}\n`);
    if (findings.length > SHOWN) console.log(dim(`  and ${findings.length - SHOWN} more`));
  }
  console.log(
    findings.length === 0
      ? green(`${cases} cases in ${months} months, each figure as its rows say.`)
      : red(`${findings.length} differences in ${cases} cases and ${months} months.`),
  );
  return findings.length === 0 ? 0 : 1;
}

const cut = (line: string | null): string =>
  line === null ? '' : line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
