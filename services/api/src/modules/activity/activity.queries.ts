import {
  type ActivityAction,
  type ActivityType,
  type EventReporter,
  SECURITY_EVENT_NAMES,
  type SecurityEventType,
  type ActivityItem,
} from '@ayana/contracts/activity';
import { isRole } from '@ayana/contracts/identity';
import { isCalendarDate } from '@ayana/contracts/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { isoTime } from '../../platform/database/database.js';
import { comesAfter, type Part } from '../../platform/http/cursor.js';
import type { SortOrder } from '../../platform/http/lists/keyset-list.js';
import type { ActivityFiltersDto } from './activity.dto.js';

const DAY = 24 * 60 * 60 * 1000;

/** Types whose rows are security events; the others are audit entries. */
const SECURITY_TYPES: ReadonlySet<ActivityType> = new Set(['sign-ins', 'security']);

interface Row {
  id: string;
  type: ActivityType;
  action: ActivityAction | SecurityEventType;
  created_at: Date | string;
  actor_id: string | null;
  actor_role: string | null;
  actor_name: string | null;
  actor_email: string | null;
  subject_id: string | null;
  subject_name: string | null;
  subject_email: string | null;
  details: Record<string, unknown>;
  request_id: string | null;
  reported_by: EventReporter;
}

type Condition = RawBuilder<unknown>;

type OrderedPart = Part & { order: SortOrder };

/** By the time, and by the id where it is equal. */
const byTime = (order: SortOrder): Condition => sql.raw(`order by created_at ${order}, id ${order}`);

/** The filters of both tables. */
function moments({ from, to }: ActivityFiltersDto, { after, order }: OrderedPart): Condition[] {
  const conditions: Condition[] = [];
  if (from !== undefined) conditions.push(sql`created_at >= ${new Date(from)}`);
  if (to !== undefined) {
    const end = isCalendarDate(to) ? new Date(Date.parse(to) + DAY) : new Date(to);
    conditions.push(sql`created_at < ${end}`);
  }
  if (after) conditions.push(comesAfter(after, ['created_at', 'id'], order));
  return conditions;
}

const where = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;

/**
 * Entries say in `details.id` what was changed. A journey is also what it began with: its treatment request, and the request of the inbox
 * before that; and what happened to its talks.
 */
const isAbout = (id: string): Condition => sql`details ->> 'id' in (
  select ${id}::text
  union select treatment_request_id::text from patient_journeys where id = ${id}::uuid
  union select request.inbox_item_id::text from patient_journeys journey
    join treatment_requests request on request.id = journey.treatment_request_id where journey.id = ${id}::uuid
  union select talk.id::text from video_consultations talk where talk.journey_id = ${id}::uuid)`;

/** The first entries of the audit trail, or none when only security events are requested. */
function acts(filters: ActivityFiltersDto, part: OrderedPart): Condition[] {
  const { type, action, actor, subject, about } = filters;
  if (type !== undefined && SECURITY_TYPES.has(type)) return [];
  if (action !== undefined && Object.hasOwn(SECURITY_EVENT_NAMES, action)) return [];
  const conditions = moments(filters, part);
  if (about !== undefined) conditions.push(isAbout(about));
  if (type !== undefined) conditions.push(sql`type = ${type}`);
  if (action !== undefined) conditions.push(sql`action = ${action}`);
  if (actor !== undefined) conditions.push(sql`actor_id = ${actor}`);
  if (subject !== undefined) conditions.push(sql`subject_id = ${subject}`);
  return [
    sql`(
      select id, type, action, actor_id, actor_role, subject_id, details, request_id, 'server', created_at
      from audit_entries ${where(conditions)} ${byTime(part.order)} limit ${part.limit})`,
  ];
}

/** Users sign in themselves, and browsers send reports for their user; all other events happen to users. */
const OWN_ACTS = sql`event_type in ('user_login', 'csp_violation')`;

/** The event types of each activity type. */
const EVENTS_OF: Partial<Record<ActivityType, readonly string[]>> = {
  'sign-ins': ['user_login'],
  security: Object.keys(SECURITY_EVENT_NAMES).filter((name) => name !== 'user_login'),
};

/**
 * The first security events, or none when only audit entries are requested. Each type has its own index: nearly all events are sign-ins,
 * and the others must not be searched among them.
 */
function events(filters: ActivityFiltersDto, part: OrderedPart): Condition[] {
  const { type, action, actor, subject, about } = filters;
  // Security events are about people only.
  if (about !== undefined) return [];
  if (type !== undefined && !SECURITY_TYPES.has(type)) return [];
  if (action !== undefined && !Object.hasOwn(SECURITY_EVENT_NAMES, action)) return [];
  const kinds = type === undefined ? undefined : EVENTS_OF[type];
  const wanted = action === undefined ? kinds : [action].filter((each) => kinds?.includes(each) ?? true);
  const conditions = moments(filters, part);
  if (actor !== undefined) conditions.push(sql`user_id = ${actor} and ${OWN_ACTS}`);
  if (subject !== undefined) conditions.push(sql`user_id = ${subject}`);
  const newest = (more: readonly Condition[]): Condition => sql`(
    select id, case when event_type = 'user_login' then 'sign-ins' else 'security' end, event_type,
      case when ${OWN_ACTS} then user_id end, null, user_id, details, null, reported_by, created_at
    from security_events ${where([...conditions, ...more])} ${byTime(part.order)} limit ${part.limit})`;
  return wanted === undefined ? [newest([])] : wanted.map((kind) => newest([sql`event_type = ${kind}`]));
}

/** Users as they are now: their rows are deleted with their accounts, the entries stay. */
export async function listActivity(
  database: Kysely<Tables>,
  filters: ActivityFiltersDto,
  of: Part,
  order: SortOrder,
): Promise<ActivityItem[]> {
  const part = { ...of, order };
  const parts = [...acts(filters, part), ...events(filters, part)];
  if (parts.length === 0) return [];
  const { rows } = await sql<Row>`
    select happened.*, actor.name as actor_name, actor.email as actor_email,
      subject.name as subject_name, subject.email as subject_email
    from (
      select * from (${sql.join(parts, sql` union all `)})
        each (id, type, action, actor_id, actor_role, subject_id, details, request_id, reported_by, created_at)
      ${byTime(order)} limit ${part.limit}
    ) happened
    left join users actor on actor.id = happened.actor_id
    left join users subject on subject.id = happened.subject_id
    order by happened.created_at ${sql.raw(order)}, happened.id ${sql.raw(order)}`.execute(database);
  return rows.map(itemOf);
}

function itemOf(row: Row): ActivityItem {
  const { id, type, action, details, request_id, reported_by, actor_id, actor_role, subject_id } = row;
  return {
    id,
    type,
    action,
    at: isoTime(row.created_at),
    actor:
      actor_id === null
        ? null
        : { id: actor_id, name: row.actor_name, email: row.actor_email, role: isRole(actor_role) ? actor_role : null },
    subject: subject_id === null ? null : { id: subject_id, name: row.subject_name, email: row.subject_email },
    details,
    request_id,
    reported_by,
  };
}
