import 'reflect-metadata';
import './platform/languages/register.js';
import { ConfigError, type Environment } from './platform/config/config.js';
import { exitOnUncaught, exitWithError, reportAndExit, warningsAsJson } from './platform/logging/crash.js';

interface Command {
  run(env: Environment): Promise<void>;
}

/** What this program does: `node main.js <command>`, `api` without one. Each loads only what it needs. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  api: () => import('./commands/api.js'),
  worker: () => import('./commands/worker.js'),
  migrate: () => import('./commands/migrate.js'),
};

async function main(name = 'api'): Promise<void> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined)
    return reportAndExit(`There is no command "${name}": use one of ${Object.keys(COMMANDS).join(', ')}.`);
  const command = await load();
  await command.run(process.env);
}

exitOnUncaught();
warningsAsJson();
main(process.argv[2]).catch((error: unknown) => {
  if (error instanceof ConfigError) reportAndExit(error.message);
  exitWithError(error);
});
