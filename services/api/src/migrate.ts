import 'reflect-metadata';
import type { StoreAddress } from '@ayana/contracts/releases';
import { Client } from 'pg';
import { Clock, Ids } from './platform/clock/clock.js';
import { type Config, readConfig } from './platform/config/config.js';
import {
  applyPoolerSettings,
  CONNECTS_AS_OWNER,
  prepareApplicationRole,
  roleOf,
} from './platform/database/application-role.js';
import { migrate, MIGRATION_LOCK, NewerDatabaseError } from './platform/database/migrations.js';
import { READ_SETTINGS, sessionTimeouts } from './platform/database/session-settings.js';
import { prepareJobs } from './platform/jobs/boss.js';
import { JOBS_SCHEMA } from './platform/jobs/queues.js';
import { exitOnUncaught } from './platform/logging/crash.js';
import { describeFailure } from './platform/logging/failure.js';
import {
  seedAnalyticsHistory,
  seedBroadcasts,
  seedBroadcastTemplates,
  seedCaseLife,
  seedCatalogue,
  seedCompliance,
  seedContent,
  seedDemoAccounts,
  seedDemoLife,
  seedEscalation,
  seedIncidents,
  seedResources,
  seedDeskParts,
  seedServiceDesk,
  seedStaffGroups,
  seedVacancies,
} from './seeds/index.js';

/** Exit code when the database belongs to a later version of this program. */
const NEWER_DATABASE = 3;

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Updates a database to this version: schema, job queues, the application's role, seeds. Safe to kill at any moment and to run twice at
 * once.
 * @throws NewerDatabaseError or UnfinishedHistoryError before anything is changed
 */
export async function prepareDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'demoData'> &
    Partial<Pick<Config, 'demoLife' | 'files' | 'databasePooled' | 'databaseTimeout'>> & {
      /** Demo accounts without their work, for tests that make their own. */
      onlyAccounts?: boolean;
    },
  report: (line: string) => void,
): Promise<void> {
  const client = new Client({ connectionString: config.databaseOwnerUrl, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [MIGRATION_LOCK]);
    if (!rows[0]?.free) {
      report('Waiting for another migration to finish');
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    }
    const applied = await migrate(client, report);
    report(
      applied.length === 0
        ? 'The schema is up to date'
        : `Applied ${applied.length} migration${applied.length === 1 ? '' : 's'}`,
    );
    report('Preparing the job queues');
    await prepareJobs(config.databaseOwnerUrl);
    if (config.databaseUrl === config.databaseOwnerUrl) report(CONNECTS_AS_OWNER);
    else await prepareApplicationRole(client, roleOf(config.databaseUrl), ['public', JOBS_SCHEMA], report);
    const { databasePooled, databaseTimeout } = config;
    if (databasePooled && databaseTimeout !== undefined) {
      const settings = { ...sessionTimeouts(databaseTimeout), ...READ_SETTINGS };
      await applyPoolerSettings(client, roleOf(config.databaseUrl).name, settings, report);
    }
    await seed(client, config, report);
  } finally {
    await client.end();
  }
}

async function seed(
  client: Client,
  {
    demoData,
    demoLife = false,
    onlyAccounts = false,
    files,
  }: { demoData: boolean; demoLife?: boolean; onlyAccounts?: boolean; files?: StoreAddress },
  report: (line: string) => void,
): Promise<void> {
  const clock = new Clock();
  await client.query('begin');
  report('Seeding the catalogue');
  await seedCatalogue(client, clock.now());
  report('Seeding articles and questions');
  await seedContent(client);
  report('Seeding vacancies');
  await seedVacancies(client);
  if (demoData) {
    report('Seeding demo accounts');
    await seedDemoAccounts(client, new Ids(clock), clock.now());
    if (!onlyAccounts) {
      report('Seeding demo work');
      await seedServiceDesk(client, clock.now());
      await seedDeskParts(client, clock.now());
      if (demoLife) await seedStaffGroups(client, { ids: new Ids(clock), now: clock.now() });
      if (demoLife) await seedDemoLife(client, new Ids(clock), clock.now());
      if (demoLife) await seedCompliance(client, new Ids(clock), clock.now());
      if (demoLife && files !== undefined) await seedCaseLife(client, { ids: new Ids(clock), now: clock.now(), files });
      if (demoLife) await seedIncidents(client, { ids: new Ids(clock), now: clock.now() });
      if (demoLife) await seedEscalation(client, { ids: new Ids(clock), now: clock.now() });
      if (demoLife) await seedResources(client, { ids: new Ids(clock), now: clock.now() });
      if (demoLife) await seedBroadcasts(client, { ids: new Ids(clock), now: clock.now() });
      if (demoLife) await seedBroadcastTemplates(client, { ids: new Ids(clock), now: clock.now() });
      await client.query('select begin_intake_threads()');
      // Last: it counts what the others have made.
      if (demoLife) await seedAnalyticsHistory(client, clock.now());
    }
  }
  await client.query(
    `insert into seeds (name, seeded_at) values ('catalogue', $1) on conflict (name) do update set seeded_at = excluded.seeded_at`,
    [clock.now()],
  );
  await client.query('commit');
}

/** Why it failed, without what a database error quotes of a row. */
export function sentenceOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${messageOf(error.cause)}` : '';
  return `${messageOf(error)}${cause}`;
}

export const exitCodeOf = (error: unknown): number => (error instanceof NewerDatabaseError ? NEWER_DATABASE : 1);

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, code } = describeFailure(error);
  return message === undefined ? `the database refused a row (${code})` : error.message;
}

async function main(): Promise<void> {
  await prepareDatabase(readConfig(process.env, { secrets: false }), printLine);
  printLine('The database is ready');
}

if (import.meta.main) {
  exitOnUncaught();
  main().catch((error: unknown) => {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = exitCodeOf(error);
  });
}
