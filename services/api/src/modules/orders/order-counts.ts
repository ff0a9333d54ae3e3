import type { LaboratoryCounts, PrescriptionCounts } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { assignedTo, isCaseWorker } from '../journeys/index.js';
import { CRITICAL_OPEN } from './laboratory/laboratory-rows.js';

/** Orders of the caller's laboratory or pharmacy; the staff's are all. */
const ownOf = (user: CurrentUser) => (isCaseWorker(user) ? sql<boolean>`true` : assignedTo(user));

/** How many orders are in each state: what the tabs of a worklist say. */
export async function countLaboratoryOrders(database: Kysely<Tables>, user: CurrentUser): Promise<LaboratoryCounts> {
  const rows = await database
    .selectFrom('laboratory_orders as lab')
    .innerJoin('assignments as assignment', 'assignment.id', 'lab.assignment_id')
    .select(['lab.status', sql<number>`count(*)::integer`.as('count')])
    .select(sql<number>`(count(*) filter (where ${CRITICAL_OPEN}))::integer`.as('critical'))
    .where(ownOf(user))
    .groupBy('lab.status')
    .orderBy('lab.status')
    .execute();
  return {
    states: rows.map(({ status, count }) => ({ status, count })),
    critical: rows.reduce((sum, { critical }) => sum + critical, 0),
  };
}

export async function countPrescriptions(database: Kysely<Tables>, user: CurrentUser): Promise<PrescriptionCounts> {
  const states = await database
    .selectFrom('prescriptions as script')
    .innerJoin('assignments as assignment', 'assignment.id', 'script.assignment_id')
    .select(['script.status', sql<number>`count(*)::integer`.as('count')])
    .where(ownOf(user))
    .groupBy('script.status')
    .orderBy('script.status')
    .execute();
  return { states };
}
