import type { DefinedSignalKind } from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import {
  lapsingVisas,
  lateEnquiries,
  missedArrivals,
  redFlagCheckIns,
  silentPatients,
  unseenCriticalResults,
} from './case-findings.js';
import { complaintClusters, failingMails, guessedSignIns } from './counted-findings.js';
import type { Finding, FindingQuery, Question } from './finding.js';

const QUERIES: Readonly<Record<DefinedSignalKind, FindingQuery>> = {
  missed_arrival: missedArrivals,
  silent_patient: silentPatients,
  red_flag_check_in: redFlagCheckIns,
  unseen_critical_result: unseenCriticalResults,
  visa_lapsing: lapsingVisas,
  late_enquiry: lateEnquiries,
  complaint_cluster: complaintClusters,
  guessed_sign_ins: guessedSignIns,
  failing_mails: failingMails,
};

/** Of an account that the staff made to test: it waits for nobody. */
const OF_A_TEST = sql`exists (select from patient_journeys journey join users patient on patient.id = journey.patient_id
  where journey.id = finding.journey_id and patient.is_test)`;

/** What met a condition within the time, the oldest first. The job and a trial ask the same. */
export async function findSignals(
  database: Kysely<Tables>,
  kind: DefinedSignalKind,
  question: Question,
  only: 'all' | 'lasting',
): Promise<Finding[]> {
  const { from, now } = question;
  const { rows } = await sql<Finding>`
    select finding.* from (${QUERIES[kind](question)}) finding
    where finding.began_at > ${from} and finding.began_at <= ${now}
      and (finding.ended_at is null or finding.ended_at > finding.began_at) and not ${OF_A_TEST}
      ${only === 'lasting' ? sql`and (finding.ended_at is null or finding.ended_at > ${now})` : sql``}
    order by finding.began_at, finding.cause`.execute(database);
  return rows;
}
