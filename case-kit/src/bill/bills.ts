import {
  BILL_KIND_NAMES,
  type Bill,
  billDifferences,
  type CasePart,
  QUOTE_CATEGORY_NAMES,
} from '@ayana/contracts/journey';
import { api, dataOf, toast } from '@ayana/portal-kit';
import { type Detail, saveFile, usePart } from '@ayana/portal-kit/screens';
import { messages } from './messages';

const LIVE = ['bills.updated', 'case_payments.updated'] as const;

/** The bills of a journey that the reader sees, the newest first. */
export const useBills = (journeyId: string): Detail<Bill[]> =>
  usePart<Bill[], CasePart>({
    key: journeyId,
    read: async () => (await dataOf(api.GET('/bills', { params: { query: { journey_id: journeyId } } }))).items,
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });

/** `Interim bill`, from its second version on with the version. */
export const billName = ({ kind, version }: Pick<Bill, 'kind' | 'version'>): string =>
  version === 1 ? BILL_KIND_NAMES[kind] : messages.name(BILL_KIND_NAMES[kind], version);

/** Saves a bill as PDF. Why it could not be is a toast. */
export async function saveBill({ id, ...bill }: Pick<Bill, 'id' | 'kind' | 'version'>): Promise<void> {
  const pdf = api.GET('/bills/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' });
  const { failure } = await saveFile(pdf, messages.file(billName(bill)));
  if (failure !== null) toast.failure(messages.pdfFailed, failure.message);
}

export type ShownBill = ReturnType<typeof shownBill>;

/** A bill beside its quote, line by line, in US cents. What was named without being needed is left out. */
export const shownBill = (bill: Bill) => ({
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
