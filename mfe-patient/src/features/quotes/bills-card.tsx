import { BillList, useBills } from '@ayana/case-kit/bill';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { messages } from './bill-messages';

/** What the hospital bills, beside the quote that the patient accepted; nothing before the first bill. */
export default function BillsCard({ journeyId, now }: { journeyId: string; now: Date }) {
  const { value, failure, reread } = useBills(journeyId);
  if (value === null && failure !== null)
    return <FailedPart what={messages.failed} failure={failure} onRetry={reread} />;
  if (value === null || value.length === 0) return null;
  return (
    <PortalCard title={messages.title}>
      <BillList bills={value} now={now} />
    </PortalCard>
  );
}
