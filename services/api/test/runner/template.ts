import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { asApplication, withClient } from '@ayana/tooling/database/connect.ts';
import { createDatabase } from '@ayana/tooling/database/databases.ts';
import type { Preparation } from '@ayana/tooling/database/index.ts';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { compilePrograms, hashOfFiles, PROGRAMS } from './programs.ts';

/** The database that those of the tests are copies of: migrated, and seeded with the demo accounts. */
export const TEMPLATE = 'api_template';
/** What the preparation reads itself. */
const READ = ['services/api/migrations/*', 'services/api/seeds/**/*.*', 'pnpm-lock.yaml'];

interface Stamp {
  /** What the seeds say of days. */
  day: string;
  /** The modules it loaded: of a new one, one of these says so. */
  modules: readonly string[];
  hash: string;
}
type Prepare = (
  urls: { databaseUrl: string; databaseOwnerUrl: string; demoData: true; onlyAccounts: true },
  report: () => void,
) => Promise<void>;

export function preparedTemplate(): Preparation {
  const stampOf = (modules: readonly string[]): Stamp => ({
    day: new Date().toISOString().slice(0, 10),
    modules,
    hash: hashOfFiles(repositoryRoot, [...modules, ...globSync(READ, { cwd: repositoryRoot })]),
  });
  return {
    isCurrent: (text) => text === JSON.stringify(stampOf((JSON.parse(text) as Stamp).modules)),
    async make(url) {
      await compilePrograms();
      const modules = new Set<string>();
      const hooks = registerHooks({
        load(address, context, next) {
          const path = address.startsWith('file:') ? relative(repositoryRoot, fileURLToPath(address)) : '';
          if (path !== '' && !path.startsWith('..') && !path.includes('node_modules'))
            modules.add(path.replace(/^services\/api\/\.cache\/(.*)\.js$/, 'services/api/src/$1.ts'));
          return next(address, context);
        },
      });
      const { prepareDatabase } = (await import(pathToFileURL(`${PROGRAMS}migrate.js`).href)) as {
        prepareDatabase: Prepare;
      };
      const databaseOwnerUrl = await createDatabase(url, TEMPLATE);
      const databaseUrl = asApplication(databaseOwnerUrl);
      await prepareDatabase({ databaseUrl, databaseOwnerUrl, demoData: true, onlyAccounts: true }, () => undefined);
      hooks.deregister();
      await withClient(url, (client) => client.query(`alter database ${TEMPLATE} is_template true`));
      return JSON.stringify(stampOf([...modules]));
    },
  };
}
