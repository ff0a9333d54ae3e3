import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../../bootstrap/report.mjs';
import { dataFolder } from '../../database/paths.ts';
import type { ChainHead } from './chain.ts';

const file = (): string => join(dataFolder(), 'checks', 'trail.json');

/** The head of the last check, by the name of its database. */
export function notedHead(database: string): ChainHead | null {
  if (!existsSync(file())) return null;
  const heads = JSON.parse(readFileSync(file(), 'utf8')) as Record<string, ChainHead>;
  return heads[database] ?? null;
}

export function noteHead(database: string, head: ChainHead): string {
  mkdirSync(join(dataFolder(), 'checks'), { recursive: true });
  const known = existsSync(file()) ? (JSON.parse(readFileSync(file(), 'utf8')) as Record<string, ChainHead>) : {};
  writeFileSync(file(), `${JSON.stringify({ ...known, [database]: head }, null, 2)}\n`, { mode: 0o600 });
  return file();
}

/** @throws SentenceError when it is not `number:hash`, as a check prints it */
export function parseHead(text: string): ChainHead {
  const [, number, hash] = /^(\d+):([\da-f]{64})$/.exec(text) ?? [];
  if (number === undefined || hash === undefined)
    throw new SentenceError(`--head is "number:hash", as an earlier check has printed it, not "${text}".`);
  return { number: Number(number), hash };
}
