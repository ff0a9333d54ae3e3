import { BillList, billName, saveBill, shownBill, type ShownBill, useBills } from '@ayana/case-kit/bill';
import { toast } from '@ayana/portal-kit';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { messages } from './bill-messages';

/** What the hospital bills, beside the quote that the patient accepted; nothing before the first bill. */
export default function BillsCard({ journeyId, now }: { journeyId: string; now: Date }) {
  const { value, failure, reread } = useBills(journeyId);
  if (value === null && failure !== null)
    return <FailedPart what={messages.failed} failure={failure} onRetry={reread} />;
  if (value === null || value.length === 0) return null;
  const save = async (bill: ShownBill): Promise<void> => {
    const refusal = await saveBill(bill.id, messages.file(billName(bill)));
    if (refusal !== null) toast.failure(messages.pdfFailed, refusal);
  };
  return (
    <PortalCard title={messages.title}>
      <BillList bills={value.map(shownBill)} now={now} onSave={(bill) => void save(bill)} />
    </PortalCard>
  );
}
