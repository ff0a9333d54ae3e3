import { BillList, useBills } from '@ayana/case-kit/bill';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { messages as shared } from '../messages';
import { messages } from './messages';

const { bills: words } = messages;

/** What the hospital has billed, beside its quote: the hospital writes it, the staff read it. */
export function BillsCard({ journeyId, now }: { journeyId: string; now: Date }) {
  const bills = useBills(journeyId);
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={bills} failed={words.failed} stale={words.stale} retry={shared.retry}>
        {(value) => (value.length === 0 ? <p>{words.none}</p> : <BillList bills={value} now={now} />)}
      </ReadDetail>
    </PortalCard>
  );
}
