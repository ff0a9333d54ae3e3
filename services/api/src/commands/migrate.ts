import pino from 'pino';
import { exitCodeOf, prepareDatabase, sentenceOf } from '../migrate.js';
import { type Environment, readConfig } from '../platform/config/config.js';

/**
 * Brings the database up to this version, once: a second one waits for the first and then finds nothing to do. Over DATABASE_OWNER_URL,
 * which must not go through a pooler, because the lock belongs to the session.
 */
export async function run(env: Environment): Promise<void> {
  // It signs nothing, so it works without the secrets of the processes that serve.
  const config = readConfig(env, { secrets: false });
  const log = pino({ level: config.logLevel }).child({ context: 'Migrations' });
  log.info({ command: 'migrate', version: config.version }, 'Migrating the database');
  try {
    await prepareDatabase(config, (line) => log.info(line));
    log.info('The database is ready');
  } catch (error) {
    log.fatal(sentenceOf(error));
    process.exitCode = exitCodeOf(error);
  }
}
