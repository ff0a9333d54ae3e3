import type { Client } from 'pg';
import { withClient } from '../../database/connect.ts';
import { type BusyCase, COMPLETED_STAGES } from './cases.ts';
import type { Site } from './site.ts';
import { until } from './waiting.ts';

/** What there is of some cases, compared with what was answered. */
export interface CaseLedger {
  readonly lost: number;
  readonly doubled: number;
  readonly stages: number;
  readonly messages: number;
  readonly papers: number;
  readonly automations: number;
  readonly mails: number;
}

/** The longest wait for automations and mails, in milliseconds: a job of a killed worker is tried again after its heartbeat. */
const PATIENCE = 240_000;

/** Two lists that must be the same, without order; `there` may hold nothing twice. */
interface Comparison {
  readonly wanted: readonly string[];
  readonly there: readonly string[];
}

/**
 * Counts, once everything is done that the stages set off: stages with their lines and notifications, messages, papers as they are
 * downloaded, automations and the mails of the notifications, each once.
 * @param downloaded journey and SHA-256 of each paper, read through the API
 */
export async function readCases(
  { databaseUrl, sink }: Pick<Site, 'databaseUrl' | 'sink'>,
  cases: readonly BusyCase[],
  downloaded: readonly string[],
): Promise<CaseLedger> {
  const ids = cases.map(({ journeyId }) => journeyId);
  return withClient(databaseUrl, async (client): Promise<CaseLedger> => {
    const found = async (sql: string): Promise<string[]> => {
      const { rows } = await client.query<{ found: string }>(sql, [ids]);
      return rows.map((row) => row.found);
    };
    await until('automations and mails are done', PATIENCE, async () => (await found(OPEN)).length === 0, 200);
    const of = (names: readonly (string | number)[]): string[] =>
      cases.flatMap(({ journeyId }) => names.map((name) => `${journeyId} ${name}`));
    const stages = of(COMPLETED_STAGES);
    const lists = {
      stages: { wanted: stages, there: await found(STAGES) },
      lines: { wanted: stages, there: await found(LINES) },
      notifications: { wanted: stages, there: await found(NOTIFICATIONS) },
      messages: { wanted: cases.flatMap(({ messages }) => messages), there: await found(MESSAGES) },
      papers: {
        wanted: cases.flatMap(({ journeyId, papers }) => papers.map(({ sha256 }) => `${journeyId} ${sha256}`)),
        there: downloaded,
      },
      automations: { wanted: of(AUTOMATION_NAMES), there: await found(AUTOMATIONS) },
      tasks: { wanted: [], there: await found(TASKS) },
      mails: { wanted: stages, there: await arrivedMails(client, ids, sink) },
    } satisfies Record<string, Comparison>;
    const all: readonly Comparison[] = Object.values(lists);
    return {
      lost: sum(all.map(({ wanted, there }) => wanted.filter((each) => !there.includes(each)).length)),
      doubled: sum(all.map(({ there }) => there.length - new Set(there).size)),
      stages: lists.stages.there.length,
      messages: lists.messages.there.length,
      papers: downloaded.length,
      automations: lists.automations.there.length,
      mails: lists.mails.there.length,
    };
  });
}

/** What the stages 1 to 9 set off. */
const AUTOMATION_NAMES = [
  'acknowledge',
  'assign_case_manager',
  'ask_for_records',
  'ask_opinion',
  'ask_quotes',
  'ask_to_choose',
  'record_deposit',
  'plan_travel',
  'ask_visa_letter',
  'watch_arrival',
  'inform_family',
  'daily_check_ins',
  'inform_of_discharge',
  'record_pack',
  'plan_check_ins',
];

/** Journey and stage of each mail about a stage that arrived; one that came again under its Message-ID counts once. */
async function arrivedMails(client: Client, ids: readonly string[], sink: Site['sink']): Promise<string[]> {
  const { rows } = await client.query<{ found: string; message_id: string }>(MAILS, [ids]);
  const taken = new Set(sink.taken.map(({ messageId }) => messageId));
  return rows.filter(({ message_id }) => taken.has(message_id)).map((row) => row.found);
}

/** What is not done yet: automations, and notifications that wait for their mail. */
const OPEN = `select id::text as found from journey_automations
    where journey_id = any($1::uuid[]) and (status = 'waiting' or next_attempt_at is not null)
  union all
  select job.id::text from jobs.job join patient_notifications notification on notification.id::text = job.data ->> 'id'
    where job.name = 'notifications.deliver' and job.state in ('created', 'active', 'retry')
      and notification.journey_id = any($1::uuid[])
  union all
  select mail.id::text from outgoing_mails mail join patient_notifications notification
    on mail.dedupe_key = 'notification:' || notification.id || ':mail'
    where notification.journey_id = any($1::uuid[]) and mail.status not in ('sent', 'failed')`;
const STAGES = `select id || ' ' || stage as found from patient_journeys, jsonb_each(stage_statuses) as one (stage, state)
  where id = any($1::uuid[]) and state ->> 'status' = 'completed' and stage <> '1'`;
const LINES = `select journey_id || ' ' || stage_number as found from journey_entries
  where journey_id = any($1::uuid[]) and event = 'stage'`;
/** Of the stages themselves: what a stage sets off notifies, too. */
const OF_STAGES = `notification.journey_id = any($1::uuid[]) and notification.metadata ->> 'kind' = 'journey'
  and notification.metadata ->> 'automation' is null`;
const NOTIFICATIONS = `select journey_id || ' ' || stage_number as found from patient_notifications notification
  where ${OF_STAGES}`;
const MAILS = `select notification.journey_id || ' ' || notification.stage_number as found, mail.message_id
  from outgoing_mails mail join patient_notifications notification
    on mail.dedupe_key = 'notification:' || notification.id || ':mail' where ${OF_STAGES}`;
const MESSAGES = `select text as found from messages join threads on threads.id = thread_id
  where journey_id = any($1::uuid[]) and author_id is not null`;
const AUTOMATIONS = `select journey_id || ' ' || name as found from journey_automations
  where journey_id = any($1::uuid[]) and status = 'done'`;
const TASKS = `select journey_id || ' ' || automation || ' ' || title || ' ' || coalesce(subject_id::text, '') as found
  from journey_tasks where journey_id = any($1::uuid[]) and automation is not null`;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
