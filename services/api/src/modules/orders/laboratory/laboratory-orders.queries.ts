import { editorOf } from '../../../platform/database/last-editor.js';
import {
  ageOfPatient,
  type Comparator,
  decimalText,
  isLargeChange,
  LABORATORY_WORKFLOW,
  type LaboratoryOrder,
  type LaboratoryResult,
  type OrderedTest,
  orderPatient,
  type OrderSide,
  rangeFor,
  reviewerOf,
  seesResult,
} from '@ayana/contracts/journey';
import { mayApprove, transitionsFrom } from '@ayana/contracts/workflow';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { isCaseWorker } from '../../journeys/index.js';
import { offersTo } from '../../organisations/index.js';
import { healthOf } from '../../records/index.js';
import { sideOf, sidesOf } from '../../work/index.js';
import { type CatalogueTest, laboratoryCatalogue } from './laboratory-catalogue.js';
import { findsOrder } from '../find-order.js';
import type { LaboratoryOrdersQueryDto, LaboratorySort } from './laboratory-orders.dto.js';

export const CRITICAL_OPEN = sql<boolean>`exists (select 1 from laboratory_results result
  where result.laboratory_order_id = lab.id and result.flag = 'critical' and result.acknowledged_at is null)`;

/** Critical results that are not acknowledged first, then the oldest order. */
const URGENCY = sql<string>`((extract(epoch from lab.created_at) * 1000)::bigint
  + case when ${CRITICAL_OPEN} then 0 else 100000000000000 end)`;

/** Who ordered the tests, who entered a value, and the patient: none of them reviews. The triggers of the orders ask the same function. */
const INVOLVED = sql<string[]>`laboratory_involved(lab)`;
/** Whether the laboratory has someone else who may review. */
const HAS_REVIEWER = sql<boolean>`exists (select 1 from partner_members member where member.partner_id = assignment.partner_id
  and member.role <> 'read_only' and member.user_id <> all (${INVOLVED}))`;

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

function orders(database: Kysely<Tables>, user: CurrentUser) {
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
export type LabRow = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number];
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

const resultsOf = (database: Kysely<Tables>, ids: readonly string[]) =>
  database
    .selectFrom('laboratory_results as result')
    .leftJoin('users as person', 'person.id', 'result.acknowledged_by')
    .leftJoin('users as entrant', 'entrant.id', 'result.entered_by')
    .selectAll('result')
    .select(['person.name as acknowledged_name', 'entrant.name as entered_name'])
    .where(sql<boolean>`result.laboratory_order_id = any (${ids})`)
    .execute();
type ResultRow = Awaited<ReturnType<typeof resultsOf>>[number];

/** The number of a result; one that the previous release has written has no digits of its own. */
const digitsOf = ({ digits, value }: Pick<ResultRow, 'digits' | 'value'>): string | null =>
  digits ?? (value === null ? null : decimalText(value, 0));

const rejectedOf = (database: Kysely<Tables>, ids: readonly string[]) =>
  database
    .selectFrom('laboratory_rejected_samples as sample')
    .leftJoin('users as person', 'person.id', 'sample.rejected_by')
    .selectAll('sample')
    .select('person.name as rejected_name')
    .where(sql<boolean>`sample.laboratory_order_id = any (${ids})`)
    .orderBy('sample.rejected_at', 'desc')
    .orderBy('sample.id')
    .execute();

interface PreviousRow {
  laboratory_order_id: string;
  test_code: string;
  comparator: Comparator | null;
  digits: string | null;
  value: number | null;
  text: string | null;
  at: Date;
}

/**
 * For each result the last one of the same test and patient that was reviewed: the staff know every one, a laboratory its own, who ordered
 * those they ordered, the patient what was released.
 */
async function previousOf(
  database: Kysely<Tables>,
  asked: readonly { id: string; side: OrderSide }[],
): Promise<PreviousRow[]> {
  const { rows } = await sql<PreviousRow>`
    select lab.id as laboratory_order_id, result.test_code, last.*
    from unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map(({ side }) => side)}::text[]) as asked (id, side)
      join laboratory_orders lab on lab.id = asked.id
      join patient_journeys journey on journey.id = lab.journey_id
      join assignments work on work.id = lab.assignment_id
      join laboratory_results result on result.laboratory_order_id = lab.id
      cross join lateral (
        select found.comparator, found.digits, found.value, found.text, other.sampled_at as at
        from laboratory_results found
          join laboratory_orders other on other.id = found.laboratory_order_id
          join patient_journeys own on own.id = other.journey_id and own.patient_id = journey.patient_id
          join assignments of_other on of_other.id = other.assignment_id
        where found.test_code = result.test_code and other.id <> lab.id and other.sampled_at < lab.sampled_at
          and other.status in ('reviewed', 'released')
          and case asked.side when 'staff' then true when 'orderer' then other.ordered_by = lab.ordered_by
            when 'patient' then other.status = 'released'
            else (of_other.partner_id, of_other.assignee_user_id) is not distinct from (work.partner_id, work.assignee_user_id) end
        order by other.sampled_at desc, other.id limit 1) last`.execute(database);
  return rows;
}

interface Shown {
  user: CurrentUser;
  offers: Awaited<ReturnType<typeof offersTo>>;
  catalogue: ReadonlyMap<string, CatalogueTest>;
  results: readonly ResultRow[];
  previous: readonly PreviousRow[];
  rejected: Awaited<ReturnType<typeof rejectedOf>>;
  now: Date;
  /** A worklist shows none. */
  withResults: boolean;
}

function testsOf(row: LabRow, side: OrderSide, shown: Shown): OrderedTest[] {
  const patient = { sex: row.health?.sex ?? null, age: ageOfPatient(row, shown.now) };
  return row.tests.flatMap((code) => {
    const test = shown.catalogue.get(code);
    if (test === undefined) return [];
    const { ranges, ...fields } = test;
    const found = shown.results.find((each) => each.laboratory_order_id === row.id && each.test_code === code);
    const result = found !== undefined && seesResult(side, row.status, found.flag) ? found : undefined;
    const {
      low = null,
      high = null,
      critical_low = null,
      critical_high = null,
    } = result ?? rangeFor(ranges, patient) ?? {};
    const isKnown = test.scale === 'number' && (result !== undefined || rangeFor(ranges, patient) !== null);
    const mayKnow = shown.withResults && (result !== undefined || seesResult(side, row.status, 'normal'));
    return [
      {
        ...fields,
        range: isKnown ? { low, high, critical_low, critical_high } : null,
        ...(mayKnow
          ? {
              result:
                result === undefined
                  ? null
                  : {
                      id: result.id,
                      value: result.value,
                      comparator: result.comparator,
                      digits: digitsOf(result),
                      text: result.text,
                      flag: result.flag,
                      flag_reason: result.flag_reason,
                      entered_at: isoTime(result.entered_at),
                      ...(side === 'patient' ? {} : { entered_by: result.entered_name ?? '' }),
                      method: result.method,
                      ...changeOf(result, shown.previous),
                      // Who has seen it is between the doctor, the laboratory and the staff.
                      acknowledged_at:
                        side === 'patient' ? null : result.acknowledged_at && isoTime(result.acknowledged_at),
                      acknowledged_by: side === 'patient' ? null : result.acknowledged_name,
                    },
            }
          : {}),
      },
    ];
  });
}

/** The result before this one, and whether the change is marked. */
function changeOf(
  result: ResultRow,
  previous: readonly PreviousRow[],
): Pick<LaboratoryResult, 'before' | 'is_large_change'> {
  const last = previous.find(
    ({ laboratory_order_id, test_code }) =>
      laboratory_order_id === result.laboratory_order_id && test_code === result.test_code,
  );
  if (last === undefined) return { before: null, is_large_change: false };
  const [now, then] = [digitsOf(result), digitsOf(last)];
  const { low, high, critical_low, critical_high, comparator } = result;
  return {
    before: { comparator: last.comparator, digits: then, text: last.text, at: isoTime(last.at) },
    is_large_change:
      now !== null &&
      then !== null &&
      isLargeChange(
        { comparator, digits: now },
        { comparator: last.comparator, digits: then },
        { low, high, critical_low, critical_high },
      ),
  };
}

function orderOf(row: LabRow, shown: Shown): LaboratoryOrder {
  const side = sideOf(shown.user, row);
  const isPatient = side === 'patient';
  const critical_open = shown.results.filter(
    ({ laboratory_order_id, flag, acknowledged_at }) =>
      laboratory_order_id === row.id && flag === 'critical' && acknowledged_at === null,
  ).length;
  const role = isPatient ? null : shown.user.role;
  const mayReview = mayApprove(shown.user.id, row.involved);
  return {
    id: row.id,
    order_number: row.order_number,
    journey_id: row.journey_id,
    case_number: row.case_number,
    assignment_id: row.assignment_id,
    status: row.status,
    laboratory: row.company_name ?? row.person_name ?? '',
    ordered_by: { id: row.ordered_by, name: row.orderer_name ?? '' },
    patient: orderPatient('lab_order', side, row, shown.now),
    due_at: row.due_at && isoTime(row.due_at),
    tests: testsOf(row, side, shown),
    sampled_at: row.sampled_at && isoTime(row.sampled_at),
    sampled_by: row.sampled_by,
    accession_number: row.accession_number,
    rejected_samples: shown.rejected
      .filter(({ laboratory_order_id }) => laboratory_order_id === row.id)
      .map(({ accession_number, sampled_at, reason, rejected_at, rejected_name }) =>
        Object.assign(
          { accession_number, sampled_at: isoTime(sampled_at), reason, rejected_at: isoTime(rejected_at) },
          isPatient ? {} : { rejected_by: rejected_name ?? '' },
        ),
      ),
    is_declined: row.assignment_status === 'declined' && row.status !== 'cancelled',
    resulted_at: row.resulted_at && isoTime(row.resulted_at),
    reviewed_at: row.reviewed_at && isoTime(row.reviewed_at),
    released_at: row.released_at && isoTime(row.released_at),
    ...(isPatient
      ? { document_id: row.document_id }
      : {
          note: row.brief,
          declined_reason: row.declined_reason,
          reviewed_by: row.reviewed_by === null ? null : { id: row.reviewed_by, name: row.reviewer_name ?? '' },
          reviewer: reviewerOf(row.status, { mayReview, hasColleague: row.has_reviewer }),
          cancelled_reason: row.cancelled_reason,
          critical_open,
          critical_tests: criticalTests(row, shown),
          is_new: row.assignment_status === 'offered',
          paged_at: row.paged_at && isoTime(row.paged_at),
          pages: row.pages,
          escalated_at: row.escalated_at && isoTime(row.escalated_at),
        }),
    ...(side === 'staff' ? { document_id: row.document_id } : {}),
    ...(side === 'staff' || side === 'partner' ? { updated_by: row.editor } : {}),
    steps: shown.offers(
      transitionsFrom(LABORATORY_WORKFLOW, row.status, role).filter((step) => step !== 'review' || mayReview),
    ),
    may_acknowledge: critical_open > 0 && (side === 'staff' || side === 'orderer'),
    version: row.version,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
}

/** The names of tests with a critical result: everyone but the patient sees those at once. */
const criticalTests = (row: LabRow, { results, catalogue }: Shown): string[] =>
  results
    .filter(({ laboratory_order_id, flag }) => laboratory_order_id === row.id && flag === 'critical')
    .map(({ test_code }) => catalogue.get(test_code)?.name ?? test_code);

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
  const { items, next_cursor } = await keysetList(orders(database, user), ORDERS, query, user);
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
  const row = await orders(database, user).where('lab.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const [order] = await shownOrders(database, user, [row], now, true);
  return order === undefined ? undefined : { order, side: sideOf(user, row) };
}
