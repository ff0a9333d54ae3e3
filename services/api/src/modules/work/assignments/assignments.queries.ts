import {
  type Assignment,
  ASSIGNMENT_WORKFLOWS,
  isAccessOver,
  type JourneyPart,
  type PaperRequest,
  READER_PARTS,
  workParts,
  type AssignmentDetail,
} from '@ayana/contracts/journey';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { askedTreatment } from '../../case-register/index.js';
import { ACCESS_END, handedTo, HAS_ACCEPTED_QUOTE, isCaseWorker, OF_HOSPITAL } from '../../journeys/index.js';
import { mayWrite, offersTo } from '../../organisations/index.js';
import { type SummaryReader, caseSummary } from '../../records/index.js';
import { NEXT_LEG, shownLeg } from '../own-work/work-times.js';
import type { AssignmentsQueryDto, AssignmentSort } from './assignments.dto.js';

/** Staff see every assignment, an assignee the active ones of their own (of one whose access has ended only that), a patient those of their journeys. */
const assignmentsVisibleTo = (user: CurrentUser): RawBuilder<boolean> =>
  isCaseWorker(user) ? sql`true` : sql`(${handedTo(user)} or journey.patient_id = ${user.id})`;

/** What was asked of the patient for an assignment, as `assignment`: the state is that of the paper. */
const PAPER_REQUESTS = sql<PaperRequest[]>`(
  select coalesce(json_agg(json_build_object('id', asked.id, 'kind', asked.kind, 'reason', asked.reason,
      'state', case when document.removed_at is null then document.status else 'withdrawn' end, 'asked_at', asked.created_at)
    order by asked.created_at desc, asked.id desc), '[]')
  from paper_requests asked join documents document on document.id = asked.document_id
  where asked.assignment_id = assignment.id)`;

function assignments(database: Kysely<Tables>, user: CurrentUser) {
  return database
    .selectFrom('assignments as assignment')
    .innerJoin('patient_journeys as journey', 'journey.id', 'assignment.journey_id')
    .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
    .leftJoin('treatment_requests as request', 'request.id', 'journey.treatment_request_id')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .leftJoin('users as person', 'person.id', 'assignment.assignee_user_id')
    .leftJoin('partners as partner', 'partner.id', 'assignment.partner_id')
    .leftJoin('partner_hospitals as hospital', 'hospital.id', 'assignment.partner_hospital_id')
    .selectAll('assignment')
    .select(['journey.case_number', 'patient.name as patient_name', askedTreatment().as('treatment_name')])
    .select(['person.name as person_name', 'partner.company_name', 'hospital.hospital_name'])
    .select([handedTo(user).as('is_own'), OF_HOSPITAL.as('of_hospital'), ACCESS_END.as('access_end')])
    .select(HAS_ACCEPTED_QUOTE.as('has_accepted_quote'))
    .select([PAPER_REQUESTS.as('paper_requests'), NEXT_LEG.as('next_leg')])
    .where(assignmentsVisibleTo(user));
}
type Row = Awaited<ReturnType<ReturnType<typeof assignments>['execute']>>[number];
type Filters = Pick<AssignmentsQueryDto, 'journey_id' | 'kind' | 'status'>;

const ASSIGNMENTS: ListDefinition<Row, AssignmentSort, Filters, null> = {
  id: 'assignment.id',
  sort: 'due',
  sorts: {
    due: { column: 'assignment.due_at', type: 'timestamptz', order: 'asc', of: (row) => row.due_at, nullable: true },
    created: { column: 'assignment.created_at', type: 'timestamptz', order: 'desc', of: (row) => row.created_at },
  },
  filters: {
    journey_id: (id) => sql`assignment.journey_id = ${id}`,
    kind: (kinds) => sql`assignment.kind = any (${kinds})`,
    status: (states) => sql`assignment.status = any (${states})`,
  },
};

type Offers = Awaited<ReturnType<typeof offersTo>>;

function assignmentOf(row: Row, user: CurrentUser, offers: Offers): Assignment {
  const isStaff = isCaseWorker(user);
  const parts = new Set(workParts(row));
  const isOwn = row.is_own && !isAccessOver(row);
  /** A patient reads the kind, who has it and its status. */
  const shown = <T>(value: T): T | null => (isStaff || isOwn ? value : null);
  const ofPart = (part: JourneyPart, value: string | null): string | null =>
    isStaff || (isOwn && parts.has(part)) ? value : null;
  return {
    id: row.id,
    journey_id: row.journey_id,
    case_number: row.case_number,
    kind: row.kind,
    status: row.status,
    assignee_user_id: shown(row.assignee_user_id),
    partner_id: shown(row.partner_id),
    partner_hospital_id: shown(row.partner_hospital_id),
    assignee_name: row.hospital_name ?? row.company_name ?? row.person_name ?? '',
    answer_by: shown(row.answer_by && isoTime(row.answer_by)),
    due_at: shown(row.due_at && isoTime(row.due_at)),
    next_leg: shown(shownLeg(row.next_leg)),
    lapsed_at: shown(row.lapsed_at && isoTime(row.lapsed_at)),
    brief: shown(row.brief),
    accepted_at: shown(row.accepted_at && isoTime(row.accepted_at)),
    declined_reason: shown(row.declined_reason),
    closed_at: isStaff || row.is_own ? row.closed_at && isoTime(row.closed_at) : null,
    patient_name: ofPart('name', row.patient_name),
    treatment_name: ofPart('treatment', row.treatment_name),
    access_end: isStaff || row.is_own ? row.access_end : null,
    paper_requests: shown(row.paper_requests.map((each) => ({ ...each, asked_at: isoTime(each.asked_at) }))),
    steps: isStaff || isOwn ? offers(transitionsFrom(ASSIGNMENT_WORKFLOWS[row.kind], row.status, user.role)) : [],
    version: row.version,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
}

export async function listAssignments(
  database: Kysely<Tables>,
  user: CurrentUser,
  query: AssignmentsQueryDto,
): Promise<Page<Assignment>> {
  const offers = await offersTo(database, user);
  return mapPage(keysetList(assignments(database, user), ASSIGNMENTS, query, null), (row) =>
    assignmentOf(row, user, offers),
  );
}

/** An assignment and, for its assignee and staff, what the work needs of the journey; undefined where there is none to see. */
export async function findAssignment(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
  now: Date,
): Promise<AssignmentDetail | undefined> {
  const row = await assignments(database, user).where('assignment.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const reader: SummaryReader = {
    user_id: user.id,
    journey_id: row.journey_id,
    kinds: isCaseWorker(user) ? ['case_worker'] : [row.kind],
    parts: isCaseWorker(user) ? new Set(READER_PARTS.case_worker) : new Set(workParts(row)),
    assignments: [row],
    may: [],
  };
  const facts =
    isCaseWorker(user) || (row.is_own && !isAccessOver(row)) ? await caseSummary(database, reader, now) : null;
  const [offers, may_write] = await Promise.all([offersTo(database, user), mayWrite(database, user)]);
  return { ...assignmentOf(row, user, offers), facts, may_write };
}
