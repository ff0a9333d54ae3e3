import {
  COMPANION_PARTS,
  type CompanionPermission,
  type JourneyPart,
  READER_PARTS,
  type ReaderKind,
  type ShownWork,
  workParts,
} from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { isCaseWorker } from '../case-worker.js';
import { ACCESS_END, CHOSEN, HAS_ACCEPTED_QUOTE, IS_HANDED, IS_SHOWN, OF_HOSPITAL, workShows } from './work-access.js';

export interface WorkOfReader extends ShownWork {
  id: string;
}

/** A person before one case: what they are to it, and what of it they see. */
export interface CaseReader {
  /** Before there is a journey, its patient may be a guest without an account. */
  journey: { id: string; patient_id: string | null; case_manager_id: string | null };
  kinds: readonly ReaderKind[];
  /** Their own active assignments of this journey that show something of it; those that are not open are done. */
  assignments: readonly WorkOfReader[];
  parts: ReadonlySet<JourneyPart>;
  /** What the patient allows a companion. */
  may: readonly CompanionPermission[];
}

/** A person before one journey. */
export interface JourneyReader extends CaseReader {
  journey: { id: string; patient_id: string; case_manager_id: string | null };
}

/** As `OF_HOSPITAL`, of one piece of work. */
export async function isOfHospital(database: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('assignments as assignment')
    .select(OF_HOSPITAL.as('of_hospital'))
    .where('assignment.id', '=', id)
    .executeTakeFirst();
  return row?.of_hospital ?? false;
}

/** As `CHOSEN`, of one piece of work. */
export async function isChosen(database: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('assignments as assignment')
    .select(CHOSEN.as('is_chosen'))
    .where('assignment.id', '=', id)
    .executeTakeFirst();
  return row?.is_chosen ?? false;
}

/** Of a user: handed to them, or to the partner they work for. Needs the table `assignments` as `assignment`. */
const isOf = (user: Pick<CurrentUser, 'id'>): RawBuilder<boolean> => sql`(assignment.assignee_user_id = ${user.id}
  or assignment.partner_id = (select member.partner_id from partner_members member where member.user_id = ${user.id}))`;

/** Active assignments of a user that show something of their case. Needs the table `assignments` as `assignment`. */
export const assignedTo = (user: Pick<CurrentUser, 'id'>): RawBuilder<boolean> => sql`(${isOf(user)} and ${IS_SHOWN})`;

/** Active assignments of a user, also those whose access has ended: they are told that, and nothing of the case. */
export const handedTo = (user: Pick<CurrentUser, 'id'>): RawBuilder<boolean> => sql`(${isOf(user)} and ${IS_HANDED})`;

/**
 * What a user is to a journey: the one place that decides it (`READER_PARTS` in the contracts says what each kind sees).
 * @throws AppError `not_found` when they are nothing to it, as when there is none
 */
export async function readerOf(
  database: Kysely<Tables>,
  user: Pick<CurrentUser, 'id' | 'role'>,
  journeyId: string,
): Promise<JourneyReader> {
  const [journey, assignments, companion] = await Promise.all([
    database
      .selectFrom('patient_journeys')
      .select(['id', 'patient_id', 'case_manager_id'])
      .where('id', '=', journeyId)
      .executeTakeFirst(),
    ownAssignments(database, user, journeyId),
    database
      .selectFrom('companions')
      .select('may')
      .where('journey_id', '=', journeyId)
      .where('user_id', '=', user.id)
      .where('accepted_at', 'is not', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst(),
  ]);
  if (journey === undefined) throw notFound();
  const may = companion?.may ?? [];
  const kinds = new Set<ReaderKind>([
    ...(isCaseWorker(user) ? (['case_worker'] as const) : []),
    ...(journey.patient_id === user.id ? (['patient'] as const) : []),
    ...(companion === undefined ? [] : (['companion'] as const)),
    ...assignments.map(({ kind }) => kind),
  ]);
  if (kinds.size === 0) throw notFound();
  const parts = new Set<JourneyPart>([
    ...[...kinds].flatMap((kind) => (isWork(kind) ? [] : READER_PARTS[kind])),
    ...assignments.flatMap(workParts),
    ...may.flatMap((permission) => COMPANION_PARTS[permission]),
  ]);
  return {
    journey: { ...journey, case_manager_id: journey.case_manager_id ?? null },
    kinds: [...kinds],
    assignments,
    parts,
    may,
  };
}

const isWork = (kind: ReaderKind): boolean => kind !== 'patient' && kind !== 'companion' && kind !== 'case_worker';

/** As `readerOf`, and the journey is the same 404 as none unless they see this part of it. */
export async function readerSeeing(
  database: Kysely<Tables>,
  user: CurrentUser,
  journeyId: string,
  part: JourneyPart,
): Promise<JourneyReader> {
  const reader = await readerOf(database, user, journeyId);
  if (!reader.parts.has(part)) throw notFound();
  return reader;
}

function ownAssignments(database: Kysely<Tables>, user: Pick<CurrentUser, 'id'>, journeyId: string) {
  return database
    .selectFrom('assignments as assignment')
    .select(['assignment.id', 'assignment.kind', 'assignment.status', OF_HOSPITAL.as('of_hospital')])
    .select([ACCESS_END.as('access_end'), HAS_ACCEPTED_QUOTE.as('has_accepted_quote')])
    .where('assignment.journey_id', '=', journeyId)
    .where(assignedTo(user))
    .execute();
}

/** The user ids of those who may open a journey beside the patient and the case workers: its companions and active assignees. */
export async function openersOf(database: Kysely<Tables>, journeyId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select coalesce(assignment.assignee_user_id, member.user_id) as user_id from assignments assignment
      left join partner_members member on member.partner_id = assignment.partner_id
      where assignment.journey_id = ${journeyId} and ${IS_SHOWN}
        and coalesce(assignment.assignee_user_id, member.user_id) is not null
    union
    select companion.user_id from companions companion
      where companion.journey_id = ${journeyId} and companion.user_id is not null
        and companion.accepted_at is not null and companion.withdrawn_at is null`.execute(database);
  return rows.map(({ user_id }) => user_id);
}

/** The user ids of everyone who sees a part of a journey beside the case workers: the audience of its events. */
export async function readersOf(database: Kysely<Tables>, journeyId: string, part: JourneyPart): Promise<string[]> {
  const permissions = (Object.keys(COMPANION_PARTS) as CompanionPermission[]).filter((permission) =>
    COMPANION_PARTS[permission].includes(part),
  );
  const { rows } = await sql<{ user_id: string }>`
    select person_id as user_id from cases where id = ${journeyId} and person_id is not null
    union
    select coalesce(assignment.assignee_user_id, member.user_id) from assignments assignment
      left join partner_members member on member.partner_id = assignment.partner_id
      where assignment.journey_id = ${journeyId} and ${workShows(part)}
        and coalesce(assignment.assignee_user_id, member.user_id) is not null
    union
    select companion.user_id from companions companion
      where companion.journey_id = ${journeyId} and companion.may && ${permissions}
        and companion.user_id is not null and companion.accepted_at is not null and companion.withdrawn_at is null`.execute(
    database,
  );
  return rows.map(({ user_id }) => user_id);
}
