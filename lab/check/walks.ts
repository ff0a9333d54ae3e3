import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';

/** Walks of one run; `npm test` does the first 25 of its own seed. */
const WALKS = 500;
const SEEDS = 2 ** 31;

/**
 * `npm run check -- walks [--walks 500] [--seed 7]`: cases are walked through HTTP by everyone who has something to do on them, in orders that
 * are drawn; after each step lists, sentences and mails are compared with the table of facts. A failing walk is made shorter and printed in
 * words, with its seed. Each run draws other walks; the same seed draws the same.
 * @returns exit code of the test
 */
export async function checkWalks(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { walks: { type: 'string' }, seed: { type: 'string' } } });
  const walks = countOf('walks', values.walks ?? String(WALKS));
  const seed = values.seed === undefined ? randomInt(SEEDS) : countOf('seed', values.seed);
  console.log(`${walks} walks of the seed ${seed}: about four seconds each.`);
  const api = join(repositoryRoot, 'services', 'api');
  const jest = join(repositoryRoot, 'node_modules', 'jest', 'bin', 'jest.js');
  const child = spawn(process.execPath, ['--experimental-vm-modules', jest, '-w', '1', 'test/walks'], {
    cwd: api,
    stdio: 'inherit',
    env: { ...process.env, WALKS: String(walks), WALKS_SEED: String(seed) },
  });
  process.once('disconnect', () => child.kill());
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** @throws SentenceError for what is no number */
function countOf(name: string, text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  throw new SentenceError(`--${name} is a number: "${text}" is none.`);
}
