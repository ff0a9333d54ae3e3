import {
  ageOfPatient,
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
import { isoTime } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { offersTo } from '../../organisations/index.js';
import { sideOf } from '../../work/index.js';
import type { CatalogueTest } from './laboratory-catalogue.js';
import type { LabRow } from './laboratory-rows.js';
import { digitsOf, type PreviousRow, type rejectedOf, type ResultRow } from './result-rows.js';

/** What the answers about several orders are made of. */
export interface Shown {
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

/** An order as this user sees it. */
export function orderOf(row: LabRow, shown: Shown): LaboratoryOrder {
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
