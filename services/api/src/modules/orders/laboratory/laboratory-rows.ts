import { type Kysely, type RawBuilder, sql } from 'kysely';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { isCaseWorker } from '../../journeys/index.js';
import { healthOf } from '../../records/index.js';
import { sidesOf } from '../../work/index.js';

export const CRITICAL_OPEN = sql<boolean>`exists (select 1 from laboratory_results result
  where result.laboratory_order_id = lab.id and result.flag = 'critical' and result.acknowledged_at is null)`;

/** Critical results that are not acknowledged first, then the oldest order. */
const URGENCY = sql<string>`((extract(epoch from lab.created_at) * 1000)::bigint
  + case when ${CRITICAL_OPEN} then 0 else 100000000000000 end)`;

/** Who ordered the tests, who entered a value, and the patient: none of them reviews. The triggers of the orders ask the same function. */
export const INVOLVED = sql<string[]>`laboratory_involved(lab)`;
/** Whether the laboratory has someone else who may review. */
export const HAS_REVIEWER = sql<boolean>`exists (select 1 from partner_members member where member.partner_id = assignment.partner_id
  and member.role <> 'read_only' and member.user_id <> all (${INVOLVED}))`;

/** The orders that a user may see, with what an answer needs. */
export function laboratoryRows(database: Kysely<Tables>, user: CurrentUser) {
  const sides = sidesOf(user, sql.ref('lab.ordered_by'));
  const visible: RawBuilder<boolean> = isCaseWorker(user)
    ? sql`true`
    : sql`(${sides.is_partner} or ${sides.is_orderer} or ${sides.is_patient})`;
  return database
    .selectFrom('laboratory_orders as lab')
    .innerJoin('assignments as assignment', 'assignment.id', 'lab.assignment_id')
    .innerJoin('patient_journeys as journey', 'journey.id', 'lab.journey_id')
    .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
    .leftJoin('users as orderer', 'orderer.id', 'lab.ordered_by')
    .leftJoin('users as reviewer', 'reviewer.id', 'lab.reviewed_by')
    .leftJoin('users as person', 'person.id', 'assignment.assignee_user_id')
    .leftJoin('partners as partner', 'partner.id', 'assignment.partner_id')
    .innerJoinLateral(sql<{ urgency: string }>`(select ${URGENCY} as urgency)`.as('turn'), (join) => join.onTrue())
    .selectAll('lab')
    .select('turn.urgency')
    .select(['assignment.due_at', 'assignment.brief', 'assignment.status as assignment_status'])
    .select(['assignment.declined_reason', 'patient.name as patient_name'])
    .select(healthOf('journey.patient_id').as('health'))
    .select('journey.case_number')
    .select(sql<string | null>`patient.date_of_birth`.as('date_of_birth'))
    .select(['orderer.name as orderer_name', 'reviewer.name as reviewer_name'])
    .select(editorOf('lab').as('editor'))
    .select(['person.name as person_name', 'partner.company_name'])
    .select([INVOLVED.as('involved'), HAS_REVIEWER.as('has_reviewer')])
    .select([sides.is_partner.as('is_partner'), sides.is_orderer.as('is_orderer'), sides.is_patient.as('is_patient')])
    .where(visible);
}
export type LabRow = Awaited<ReturnType<ReturnType<typeof laboratoryRows>['execute']>>[number];
