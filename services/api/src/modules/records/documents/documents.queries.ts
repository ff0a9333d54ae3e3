import {
  COMPANION_PARTS,
  type CompanionPermission,
  type DocumentKind,
  documentKindsOf,
  documentPart,
  RECORD_DOCUMENT_KINDS,
  workParts,
} from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { type CaseReader, SHOWS_PAPERS, type WorkOfReader, workShows } from '../../journeys/index.js';

/** Whether a reader sees every paper of the journey, also those that are wanted and refused. */
export const seesAllPapers = ({ kinds }: Pick<CaseReader, 'kinds'>): boolean =>
  kinds.includes('patient') || kinds.includes('case_worker');

/** Grants that work now, as `record_grant`. A grant of an assignment ends with its access to papers. */
export const activeGrants = (now: Date): RawBuilder<boolean> => sql`(
  record_grant.starts_at <= ${now} and (record_grant.ends_at is null or record_grant.ends_at > ${now})
  and record_grant.withdrawn_at is null
  and (record_grant.assignment_id is null or exists (select 1 from assignments assignment
    where assignment.id = record_grant.assignment_id and ${SHOWS_PAPERS})))`;

/** Whether a grant is for a paper, as `record_grant` and `document`. */
const IS_FOR = sql<boolean>`(record_grant.document_id = document.id or record_grant.kind = document.kind)`;
const COVERS = sql<boolean>`(record_grant.journey_id = document.journey_id and ${IS_FOR})`;

const SENT = sql<boolean>`(document.status in ('uploaded', 'checked') and document.removed_at is null)`;

/**
 * The papers of a journey, as `document`, with those of the same person that were sent for another of their journeys: the records of a
 * person are one record.
 */
export const inRecordOf = (journey_id: string): RawBuilder<boolean> => sql`(document.journey_id = ${journey_id}
  or (document.kind = any(${[...RECORD_DOCUMENT_KINDS]}) and ${SENT} and document.replaced_by is null
    and exists (select from cases its join cases other on other.person_id = its.person_id
      where its.id = ${journey_id} and other.id = document.journey_id)))`;

/** Of a reader, what decides about papers. */
export type PaperReader = Pick<CaseReader, 'kinds' | 'may' | 'assignments'> & { journey: { id: string } };

/**
 * The papers that a reader of a journey sees there, as `document`: the one place that decides it. Work shows papers until its access to them
 * ends, and of its kinds those that were granted on this journey; a companion sees what was sent for it.
 */
export function papersOpenTo(reader: PaperReader, user: Pick<CurrentUser, 'id'>, now: Date): RawBuilder<boolean> {
  const { id } = reader.journey;
  if (seesAllPapers(reader)) return sql`(${inRecordOf(id)} and document.removed_at is null)`;
  const asCompanion = documentKindsOf(reader.may.flatMap((permission) => COMPANION_PARTS[permission]));
  const forWork = documentKindsOf(reader.assignments.flatMap(workParts));
  return sql`(${inRecordOf(id)} and ${SENT} and ((document.journey_id = ${id} and document.kind = any(${asCompanion}))
    or (document.kind = any(${forWork}) and exists (
    select 1 from record_grants record_grant where record_grant.journey_id = ${id} and ${IS_FOR} and ${activeGrants(now)}
      and (record_grant.to_user_id = ${user.id} or record_grant.to_partner_id =
        (select member.partner_id from partner_members member where member.user_id = ${user.id}))))))`;
}

/** The assignment for which an assignee sees a paper of a kind; null for everyone else. */
export function assignmentFor(reader: CaseReader, kind: DocumentKind): string | null {
  if (seesAllPapers(reader)) return null;
  const needsIt = (work: WorkOfReader): boolean => documentKindsOf(workParts(work)).includes(kind);
  return reader.assignments.find(needsIt)?.id ?? null;
}

/** The user ids of everyone who sees a paper beside the case workers: the audience of its events. */
export async function audienceOf(
  database: Kysely<Tables>,
  paper: { id: string; journey_id: string; kind: DocumentKind },
  now: Date,
): Promise<string[]> {
  const shows = (parts: Parameters<typeof documentKindsOf>[0]): boolean => documentKindsOf(parts).includes(paper.kind);
  const permissions = (Object.keys(COMPANION_PARTS) as CompanionPermission[]).filter((permission) =>
    shows(COMPANION_PARTS[permission]),
  );
  const part = documentPart(paper.kind);
  const { rows } = await sql<{ user_id: string }>`
    select patient_id as user_id from patient_journeys where id = ${paper.journey_id}
    union
    select companion.user_id from companions companion join documents document on document.id = ${paper.id} and ${SENT}
      where companion.journey_id = ${paper.journey_id} and companion.may && ${permissions} and companion.user_id is not null
        and companion.accepted_at is not null and companion.withdrawn_at is null
    union
    select assignee.user_id from documents document
      join record_grants record_grant on ${COVERS} and ${activeGrants(now)}
      join lateral (
        select coalesce(assignment.assignee_user_id, member.user_id) as user_id from assignments assignment
          left join partner_members member on member.partner_id = assignment.partner_id
          where assignment.journey_id = document.journey_id and ${part === null ? sql`false` : workShows(part)}
            and (assignment.assignee_user_id = record_grant.to_user_id or assignment.partner_id = record_grant.to_partner_id)
      ) assignee on assignee.user_id is not null
      where document.id = ${paper.id} and ${SENT}`.execute(database);
  return rows.map(({ user_id }) => user_id);
}

/** The copy of a letter for readers who see no passport; null where there is none, as of a paper that was sent in. */
export async function maskedCopyOf(database: Kysely<Tables>, document_id: string): Promise<string | null> {
  const letter = await database
    .selectFrom('visa_letters')
    .select('masked_file_id')
    .where('document_id', '=', document_id)
    .executeTakeFirst();
  return letter?.masked_file_id ?? null;
}
