import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { runNode } from '../build/run-script.ts';

/** The changes of a generator; nothing is written before all of them are known to be possible. */
export interface Plan {
  /** New files, relative to the root. */
  readonly create: Readonly<Record<string, string>>;
  /** Existing files: their new text. Throws a SentenceError where it does not look as expected. */
  readonly change: Readonly<Record<string, (text: string) => string>>;
  /** What to do next, for people. */
  readonly next: readonly string[];
}

/** Writes a plan, all of it or nothing. @throws SentenceError naming what is already there */
export async function carryOut(root: string, { create, change }: Plan): Promise<string[]> {
  for (const file of Object.keys(create)) {
    if (existsSync(join(root, file))) throw new SentenceError(`${file} is already there: choose another name.`);
  }
  const changed = Object.entries(change).map(
    ([file, edit]) => [file, edit(readFileSync(join(root, file), 'utf8'))] as const,
  );
  for (const [file, text] of [...Object.entries(create), ...changed]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const files = [...Object.keys(create), ...changed.map(([file]) => file)];
  await runNode(['node_modules/oxfmt/bin/oxfmt', ...files.filter((file) => /\.(tsx?|json)$/.test(file))], root);
  return files;
}

/** Puts a line before the first that fits. @throws SentenceError when none does */
export function insertBefore(text: string, line: string, fits: (candidate: string) => boolean, where: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex(fits);
  if (at === -1) throw new SentenceError(`${where} does not look as expected; add there by hand: ${line.trim()}`);
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
}

/** Adds an import among those of the modules, in the order of their paths. */
export function addImport(text: string, statement: string, where: string): string {
  const path = pathOf(statement) ?? '';
  return insertBefore(
    text,
    statement,
    (line) => {
      const other = pathOf(line);
      return other !== undefined && other.startsWith('./') && other > path;
    },
    where,
  );
}

function pathOf(line: string): string | undefined {
  return /^import .* from '([^']+)';$/.exec(line)?.[1];
}
