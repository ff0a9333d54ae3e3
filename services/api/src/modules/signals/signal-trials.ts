import {
  SIGNAL_KIND_RULES,
  type DefinedSignalKind,
  type SignalSubject,
  TRIAL_DAYS,
  withoutRepeats,
} from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { Finding } from './findings/finding.js';
import { findSignals } from './findings/find-signals.js';
import { subjectOf } from './signals.queries.js';

const DAY = 24 * 60 * 60_000;

export interface Values {
  threshold: number;
  window_minutes: number;
}

/** The time a trial looks at. */
export const trialFrom = (now: Date): Date => new Date(now.getTime() - TRIAL_DAYS * DAY);

/** The signals that these values would have made within the last days, the oldest first. It changes nothing. */
export async function tryValues(
  database: Kysely<Tables>,
  kind: DefinedSignalKind,
  values: Values,
  now: Date,
): Promise<Finding[]> {
  const question = { ...values, from: trialFrom(now), now, since_decided: false };
  return withoutRepeats(await findSignals(database, kind, question, 'all'));
}

/** What findings are about, by their subject’s id. */
export async function subjectsOf(
  database: Kysely<Tables>,
  kind: DefinedSignalKind,
  findings: readonly Finding[],
): Promise<(finding: Finding) => SignalSubject> {
  const subject_kind = SIGNAL_KIND_RULES[kind].subject;
  const ids = [...new Set(findings.flatMap(({ subject_id }) => subject_id ?? []))];
  const { rows } = await sql<{
    id: string;
    patient_name: string | null;
    sender_name: string | null;
    hospital_name: string | null;
  }>`
    select wanted.id, patient.name as patient_name, item.name as sender_name, hospital.hospital_name
    from unnest(${ids}::uuid[]) wanted (id)
    left join patient_journeys journey on journey.id = wanted.id
    left join users patient on patient.id = journey.patient_id
    left join inbox_items item on item.id = wanted.id
    left join partner_hospitals hospital on hospital.id = wanted.id`.execute(database);
  const known = new Map(rows.map((row) => [row.id, row]));
  const nobody = { patient_name: null, sender_name: null, hospital_name: null };
  return ({ subject_id }) => subjectOf({ kind, subject_kind, subject_id, ...(known.get(subject_id ?? '') ?? nobody) });
}
