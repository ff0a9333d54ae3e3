import type { LaboratoryOrder, OrderSide } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { offersTo } from '../../organisations/index.js';
import { sideOf } from '../../work/index.js';
import { findsOrder } from '../find-order.js';
import { laboratoryCatalogue } from './laboratory-catalogue.js';
import type { LaboratoryOrdersQueryDto, LaboratorySort } from './laboratory-orders.dto.js';
import { CRITICAL_OPEN, HAS_REVIEWER, INVOLVED, laboratoryRows, type LabRow } from './laboratory-rows.js';
import { previousOf, rejectedOf, resultsOf } from './result-rows.js';
import { orderOf } from './shown-laboratory-order.js';

export async function involvedInResults(database: Kysely<Tables>, id: string): Promise<string[]> {
  const { involved } = await database
    .selectFrom('laboratory_orders as lab')
    .select(INVOLVED.as('involved'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return involved;
}

/** The name of a laboratory that has no one who may review what was entered; null where it has someone. */
export async function missingReviewer(database: Kysely<Tables>, id: string): Promise<string | null> {
  const row = await database
    .selectFrom('laboratory_orders as lab')
    .innerJoin('assignments as assignment', 'assignment.id', 'lab.assignment_id')
    .leftJoin('partners as partner', 'partner.id', 'assignment.partner_id')
    .leftJoin('users as person', 'person.id', 'assignment.assignee_user_id')
    .select(['partner.company_name', 'person.name'])
    .where('lab.id', '=', id)
    .where(sql<boolean>`not ${HAS_REVIEWER}`)
    .executeTakeFirst();
  return row === undefined ? null : (row.company_name ?? row.name ?? '');
}

type Filters = Pick<LaboratoryOrdersQueryDto, 'journey_id' | 'assignment_id' | 'status' | 'critical' | 'q'>;

const ORDERS: ListDefinition<LabRow, LaboratorySort, Filters, CurrentUser> = {
  id: 'lab.id',
  sort: 'due',
  sorts: {
    due: { column: 'assignment.due_at', type: 'timestamptz', order: 'asc', of: (row) => row.due_at, nullable: true },
    created: { column: 'lab.created_at', type: 'timestamptz', order: 'desc', of: (row) => row.created_at },
    urgent: { column: 'turn.urgency', type: 'bigint', order: 'asc', of: (row) => row.urgency },
  },
  filters: {
    journey_id: (id) => sql`lab.journey_id = ${id}`,
    assignment_id: (id) => sql`lab.assignment_id = ${id}`,
    status: (states) => sql`lab.status = any (${states})`,
    critical: (wanted) => (wanted ? CRITICAL_OPEN : sql`not ${CRITICAL_OPEN}`),
    q: (q, user) => findsOrder(user, 'lab', q),
  },
};

async function shownOrders(
  database: Kysely<Tables>,
  user: CurrentUser,
  rows: readonly LabRow[],
  now: Date,
  withResults: boolean,
): Promise<LaboratoryOrder[]> {
  const ids = rows.map(({ id }) => id);
  const [catalogue, results, rejected, previous, offers] = await Promise.all([
    laboratoryCatalogue(database),
    resultsOf(database, ids),
    rejectedOf(database, ids),
    withResults
      ? previousOf(
          database,
          rows.map((row) => ({ id: row.id, side: sideOf(user, row) })),
        )
      : [],
    offersTo(database, user),
  ]);
  return rows.map((row) => orderOf(row, { user, offers, catalogue, results, rejected, previous, now, withResults }));
}

export async function listLaboratoryOrders(
  database: Kysely<Tables>,
  user: CurrentUser,
  query: LaboratoryOrdersQueryDto,
  now: Date,
): Promise<Page<LaboratoryOrder>> {
  const { items, next_cursor } = await keysetList(laboratoryRows(database, user), ORDERS, query, user);
  const withResults = query.journey_id !== undefined;
  return { items: await shownOrders(database, user, items, now, withResults), next_cursor };
}

/** An order as this user sees it, and what it is to them; undefined where there is none to see. */
export async function findLaboratoryOrder(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
  now: Date,
): Promise<{ order: LaboratoryOrder; side: OrderSide } | undefined> {
  const row = await laboratoryRows(database, user).where('lab.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const [order] = await shownOrders(database, user, [row], now, true);
  return order === undefined ? undefined : { order, side: sideOf(user, row) };
}
