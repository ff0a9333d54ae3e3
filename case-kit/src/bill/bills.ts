import {
  BILL_KIND_NAMES,
  type Bill,
  billDifferences,
  type CasePart,
  QUOTE_CATEGORY_NAMES,
} from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { type Detail, saveFile, usePart } from '@ayana/portal-kit/screens';

const LIVE = ['bills.updated'] as const;

/** The bills of a journey that the reader sees, the newest first. */
export const useBills = (journeyId: string): Detail<Bill[]> =>
  usePart<Bill[], CasePart>({
    key: journeyId,
    read: async () => (await dataOf(api.GET('/bills', { params: { query: { journey_id: journeyId } } }))).items,
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });

/** Saves a bill as PDF. @returns why it could not be fetched, else null */
export async function saveBill(id: string, name: string): Promise<string | null> {
  const { failure } = await saveFile(api.GET('/bills/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }), name);
  return failure === null ? null : failure.message;
}

/** A bill beside its quote, line by line, as `BillList` shows it. What was named without being needed is left out. */
export const shownBill = (bill: Bill) => ({
  id: bill.id,
  kind: BILL_KIND_NAMES[bill.kind],
  version: bill.version,
  isReplaced: bill.status === 'replaced',
  sent_at: bill.sent_at,
  reason: bill.reason,
  note: bill.note,
  total: bill.total,
  quoted_total: bill.quote.total,
  lines: billDifferences(bill.quote.lines, bill.lines).flatMap(({ kind, quoted, billed, ...amounts }) => {
    const line = billed ?? quoted;
    if (kind === 'not_used' || line === null) return [];
    return [
      {
        ...amounts,
        id: line.id,
        kind,
        label: line.label,
        category: QUOTE_CATEGORY_NAMES[line.category],
        made: billed === null || billed.quantity === 0 ? null : billed,
        explanation: kind === 'same' ? null : (billed?.explanation ?? null),
      },
    ];
  }),
});
