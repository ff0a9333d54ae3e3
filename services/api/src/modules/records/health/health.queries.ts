import { changedFacts, type HealthVersion, type StoredHealth } from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** A version as JSON, with who saved it. Needs the table `health_summaries` as `health`. */
const AS_JSON = sql<StoredHealth>`to_jsonb(health) - 'patient_id' || jsonb_build_object(
  'answered_at', to_char(health.answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'answered_by', (select jsonb_build_object('id', person.id, 'name', coalesce(person.name, '')) from users person
    where person.id = health.answered_by))`;

/** What is known of a patient's health now; null where nothing was ever answered. @param patient a column with their id */
export const healthOf = (patient: string): RawBuilder<StoredHealth | null> =>
  sql`(select ${AS_JSON} from health_summaries health where health.patient_id = ${sql.ref(patient)}
    order by health.version desc limit 1)`;

export async function currentHealth(database: Kysely<Tables>, patientId: string): Promise<StoredHealth | null> {
  const [latest] = await versionsOf(database, patientId, 1);
  return latest ?? null;
}

/** The newest first. */
async function versionsOf(database: Kysely<Tables>, patientId: string, limit: number): Promise<StoredHealth[]> {
  const { rows } = await sql<{ stored: StoredHealth }>`select ${AS_JSON} as stored from health_summaries health
    where health.patient_id = ${patientId} order by health.version desc limit ${limit}`.execute(database);
  return rows.map(({ stored }) => stored);
}

/** As many versions as are listed. */
const VERSIONS_SHOWN = 100;

/** Who changed what: the newest first. */
export async function healthVersions(database: Kysely<Tables>, patientId: string): Promise<HealthVersion[]> {
  const stored = await versionsOf(database, patientId, VERSIONS_SHOWN + 1);
  return stored.slice(0, VERSIONS_SHOWN).map((each, at) => ({
    version: each.version,
    answered_at: each.answered_at ?? '',
    answered_by: each.answered_by,
    changed: changedFacts(stored[at + 1] ?? null, each),
  }));
}
