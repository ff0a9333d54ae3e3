import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { AppModule } from './app.module.js';
import { readConfig } from './platform/config/config.js';
import { createHttpApp } from './platform/http/http-app.js';
import { describeApi } from './platform/http/openapi/openapi.js';

const COMMITTED = new URL('../../../contracts/openapi.json', import.meta.url);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is in both has the order that it had: a controller that moves to another module changes no line of the document. */
function inOrderOf(before: unknown, now: unknown): unknown {
  if (!isObject(before) || !isObject(now)) return now;
  const names = new Set([...Object.keys(before).filter((name) => name in now), ...Object.keys(now)]);
  return Object.fromEntries([...names].map((name) => [name, inOrderOf(before[name], now[name])]));
}

/** Writes the description of the API to the named file; needs no database. */
async function main(file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('Name the file to write: node dist/openapi.js <file>');
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const app = await createHttpApp(AppModule.of(config), config);
  const committed: unknown = JSON.parse(await readFile(COMMITTED, 'utf8'));
  await writeFile(file, `${JSON.stringify(inOrderOf(committed, describeApi(app)), null, 2)}\n`);
}

await main(process.argv[2]);
process.exit(0);
