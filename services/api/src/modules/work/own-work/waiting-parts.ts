import type { WaitingKind } from '@ayana/contracts/journey';
import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { activeGrants } from '../../records/index.js';
import { assignedTo } from '../../journeys/index.js';
import { WORK_DUE_AT } from './work-times.js';
import type { OwnStayGap } from '../../stays/index.js';

/** What a stay needs later than this is in the calendar alone, in milliseconds. */
const STAY_AHEAD = 3 * 24 * 60 * 60_000;

/** A row of every part: its columns in this order. */
export interface WaitingRow {
  /** Of the thing itself, unlike the id of every other row of the same user. */
  id: string;
  kind: WaitingKind;
  assignment_id: string;
  detail: string;
  due_at: Date | null;
  since: Date;
}

/** Whose rows, and when. */
export interface WaitingFor {
  user: CurrentUser;
  now: Date;
  /** What the stays of the user’s own hospitals miss. */
  gaps: readonly OwnStayGap[];
}

/** Of a user and of the partner they work for. */
const isOneOfUs = (user: CurrentUser, id: RawBuilder<unknown>): RawBuilder<boolean> => sql`(${id} = ${user.id}
  or ${id} = (select member.partner_id from partner_members member where member.user_id = ${user.id}))`;

/** Work that was handed to a user and is not finished. */
const openWork = (user: CurrentUser): RawBuilder<boolean> =>
  sql`(${assignedTo(user)} and assignment.status in ('offered', 'accepted'))`;

/** Offered work, until it is answered; accepted work, until it is done. */
const work = ({ user }: WaitingFor) => sql`
  select assignment.id, assignment.status as kind, assignment.id as assignment_id, assignment.brief as detail, ${WORK_DUE_AT} as due_at,
    case assignment.status when 'offered' then assignment.created_at else coalesce(assignment.accepted_at, assignment.created_at) end as since
  from assignments assignment
  where ${openWork(user)}`;

/** Threads with messages that the user has not read; the oldest of them is to be answered within a day. */
const messages = ({ user }: WaitingFor) => sql`
  select thread.id, 'message', assignment.id, unread.text, unread.created_at + interval '24 hours', unread.created_at
  from assignments assignment
  join threads thread on thread.assignment_id = assignment.id
  left join message_reads seen on seen.thread_id = thread.id and seen.user_id = ${user.id}
  cross join lateral (
    select message.text, message.created_at
    from messages message
    where message.thread_id = thread.id and message.author_id is distinct from ${user.id}
      and message.created_at > coalesce(seen.read_until, '-infinity')
    order by message.created_at, message.id
    limit 1) unread
  where ${assignedTo(user)}`;

/**
 * Tasks of the user or their partner, beside the newest work they have on that case. A task to give an opinion is left out while the opinion
 * itself is open work of theirs: it is in the list already, with its one due time.
 */
const tasks = ({ user }: WaitingFor) => sql`
  select task.id, 'task', of_case.id, task.title, task.due_at, task.created_at
  from journey_tasks task
  cross join lateral (
    select assignment.id from assignments assignment
    where assignment.journey_id = task.journey_id and ${assignedTo(user)}
    order by assignment.id = task.subject_id desc nulls last, assignment.created_at desc, assignment.id
    limit 1) of_case
  where task.status = 'open' and task.owner_kind in ('doctor', 'partner') and ${isOneOfUs(user, sql`task.owner_id`)}
    and not (task.subject_kind is not distinct from 'opinion' and exists (select 1 from assignments assignment
      where assignment.journey_id = task.journey_id and assignment.kind = 'opinion' and ${openWork(user)}))`;

/** Granted papers that came after the work was handed over, until one of us opens them. They are due with the work. */
const papers = ({ user, now }: WaitingFor) => sql`
  select document.id, 'paper', of_case.id, document.kind, of_case.due_at, document.uploaded_at
  from documents document
  cross join lateral (
    select assignment.id, ${WORK_DUE_AT} as due_at from assignments assignment
    join record_grants record_grant on record_grant.assignment_id = assignment.id
      or (record_grant.assignment_id is null and record_grant.journey_id = assignment.journey_id)
    where assignment.journey_id = document.journey_id and ${openWork(user)} and document.uploaded_at > assignment.created_at
      and (record_grant.document_id = document.id or record_grant.kind = document.kind)
      and (record_grant.to_user_id = assignment.assignee_user_id or record_grant.to_partner_id = assignment.partner_id)
      and ${activeGrants(now)}
    order by due_at nulls last, assignment.id
    limit 1) of_case
  where document.journey_id in (select assignment.journey_id from assignments assignment where ${openWork(user)})
    and document.status in ('uploaded', 'checked') and document.removed_at is null and document.replaced_by is null
    and not exists (select 1 from record_accesses opened where opened.document_id = document.id
      and (opened.by_user_id = ${user.id} or opened.by_user_id in (
        select colleague.user_id from partner_members own join partner_members colleague on colleague.partner_id = own.partner_id
        where own.user_id = ${user.id})))`;

/** The newest opinion that a doctor gives on the journey of an order of theirs. */
const ownOpinion = (user: CurrentUser, journey: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select assignment.id from assignments assignment
  where assignment.journey_id = ${journey} and assignment.kind = 'opinion' and ${assignedTo(user)}
  order by assignment.created_at desc, assignment.id limit 1`;

/** Critical results of tests that the user ordered, until they are acknowledged: due at once. */
const criticalResults = ({ user }: WaitingFor) => sql`
  select lab.id, 'critical_result', of_case.id, result.names, result.since, result.since
  from laboratory_orders lab
  cross join lateral (${ownOpinion(user, sql`lab.journey_id`)}) of_case
  cross join lateral (
    select string_agg(test.name, ', ' order by test.position) as names, min(found.entered_at) as since
    from laboratory_results found join laboratory_tests test on test.code = found.test_code
    where found.laboratory_order_id = lab.id and found.flag = 'critical' and found.acknowledged_at is null) result
  where lab.ordered_by = ${user.id} and result.since is not null`;

/** Questions of pharmacies about prescriptions of the user, until they are answered. They are due with the medicines. */
const prescriptionQueries = ({ user }: WaitingFor) => sql`
  select script.id, 'query', of_case.id, query.question, delivery.due_at, query.asked_at
  from prescriptions script
  join assignments delivery on delivery.id = script.assignment_id
  cross join lateral (${ownOpinion(user, sql`script.journey_id`)}) of_case
  cross join lateral (
    select asked.question, asked.asked_at from prescription_queries asked
    where asked.prescription_id = script.id and asked.answer is null
    order by asked.asked_at, asked.id limit 1) query
  where script.doctor_id = ${user.id} and script.status = 'query'`;

/** Questions of patients about a quote that its hospital can answer: about the version that lives, or one before it. */
const quoteQuestions = ({ user }: WaitingFor) => sql`
  select question.id, 'quote_question', assignment.id, question.text, question.asked_at + interval '24 hours', question.asked_at
  from assignments assignment
  join quotes live on live.journey_id = assignment.journey_id and live.assignment_id = assignment.id
    and live.status in ('sent', 'accepted')
  join quotes asked on asked.journey_id = live.journey_id and asked.partner_hospital_id = live.partner_hospital_id
  join quote_questions question on question.quote_id = asked.id and question.answered_at is null
  where assignment.kind = 'referral' and ${assignedTo(user)}`;
/** What stays miss and is to be done within days: the rule is `stayGaps` of the contracts. */
const stays = ({ gaps, now }: WaitingFor) => sql`
  select gap.id, 'stay', gap.assignment_id, gap.kind, gap.due_at, gap.since
  from jsonb_to_recordset(${JSON.stringify(gaps.filter(({ due_at }) => Date.parse(due_at) < now.getTime() + STAY_AHEAD))}::jsonb)
    as gap (id uuid, assignment_id uuid, kind text, due_at timestamptz, since timestamptz)`;

/**
 * The parts of the list of what waits. To add a kind of line (critical results to acknowledge, legs of today, prescriptions with a
 * question):
 * 1. its name in `WAITING_KINDS` of the contracts, its words and its place in `mfe-partner/src/features/home/waiting/lines.ts`;
 * 2. a select here with the columns of `WaitingRow`, joined with `assignments assignment` and `assignedTo(user)`, so that it shows
 *    nothing of others: what it reads must be something that the user's own GET shows;
 * 3. the event that changes it in `LIVE` of `mfe-partner/src/features/home/waiting/waiting-list.tsx`;
 * 4. a test in `work-waiting.test.ts`: its line for those it waits for, none for others, none when it is done.
 */
export const WAITING_PARTS: readonly ((by: WaitingFor) => RawBuilder<unknown>)[] = [
  work,
  messages,
  tasks,
  papers,
  criticalResults,
  prescriptionQueries,
  quoteQuestions,
  stays,
];
