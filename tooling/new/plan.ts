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
  /** Whether the API's description, the client's types and the messages change by it. */
  readonly generates?: true;
  /** What to do next, for people. */
  readonly next: readonly string[];
}

/** What was written: new files with their lines, and lines added to existing ones. */
export interface Written {
  readonly files: readonly string[];
  readonly newLines: number;
  readonly addedLines: number;
}

/** Files that `npm run generate` or the build writes: nobody wrote their lines. */
const GENERATED = /\/portal-ids\.ts$/;

/** Writes a plan, all of it or nothing. @throws SentenceError naming what is already there */
export async function carryOut(root: string, { create, change, generates }: Plan): Promise<Written> {
  for (const file of Object.keys(create)) {
    if (existsSync(join(root, file))) throw new SentenceError(`${file} is already there: choose another name.`);
  }
  const changed = Object.entries(change).map(([file, edit]) => {
    const before = readFileSync(join(root, file), 'utf8');
    return { file, before, after: edit(before) };
  });
  const texts = { ...create, ...Object.fromEntries(changed.map(({ file, after }) => [file, after])) };
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const files = Object.keys(texts);
  await runNode(['node_modules/oxfmt/bin/oxfmt', ...files.filter((file) => /\.(tsx?|json)$/.test(file))], root);
  const linesOf = (file: string): number => countLines(readFileSync(join(root, file), 'utf8'));
  const newLines = sum(Object.keys(create).map(linesOf));
  const byHand = changed.filter(({ file }) => !GENERATED.test(file));
  const addedLines = sum(byHand.map(({ file, before }) => linesOf(file) - countLines(before)));
  if (generates === true) await generate(root);
  return { files, newLines, addedLines };
}

/** The API is built for its description; from that the client's types are made. @throws SentenceError with the output */
async function generate(root: string): Promise<void> {
  for (const [args, folder] of [
    [['--run', 'build'], 'services/api'],
    [['tooling/generated/main.ts'], '.'],
  ] as const) {
    const { code, output } = await runNode([...args], join(root, folder));
    if (code !== 0) throw new SentenceError(`Written, but npm run generate failed:\n${output.trim()}`);
  }
}

const countLines = (text: string): number => text.split('\n').length - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/**
 * Puts lines at the end of a table: before the first line that begins with `end` after the one that contains `start`.
 * @throws SentenceError when there is none
 */
export function insertAtEnd(text: string, start: string, end: string, added: readonly string[], where: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.includes(start));
  const to = lines.findIndex((line, at) => at > from && line.startsWith(end));
  if (from === -1 || to === -1) throw unexpected(where, added.join('\n'));
  return [...lines.slice(0, to), ...added, ...lines.slice(to)].join('\n');
}

/** Puts a line after the first that fits. @throws SentenceError when none does */
export function insertAfter(text: string, line: string, fits: (candidate: string) => boolean, where: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex(fits);
  if (at === -1) throw unexpected(where, line);
  return [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n');
}

const unexpected = (where: string, line: string): SentenceError =>
  new SentenceError(`${where} does not look as expected; add there by hand: ${line.trim()}`);

/** Puts a line before the first that fits. @throws SentenceError when none does */
export function insertBefore(text: string, line: string, fits: (candidate: string) => boolean, where: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex(fits);
  if (at === -1) throw unexpected(where, line);
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
