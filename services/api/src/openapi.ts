import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { AppModule } from './app.module.js';
import { readConfig } from './platform/config/config.js';
import { createHttpApp } from './platform/http/http-app.js';
import { describeApi } from './platform/http/openapi/openapi.js';

/** Writes the description of the API to the named file; needs no database. */
async function main(file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('Name the file to write: node dist/openapi.js <file>');
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const app = await createHttpApp(AppModule.of(config), config);
  await writeFile(file, `${JSON.stringify(describeApi(app), null, 2)}\n`);
}

await main(process.argv[2]);
process.exit(0);
