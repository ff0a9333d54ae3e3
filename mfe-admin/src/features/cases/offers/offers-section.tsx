import { mayEnter } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { useNow } from '@ayana/shared-ui/time';
import { BillsCard } from './bills-card';
import { OpinionsCard } from './opinions-card';
import { QuotesCard } from './quotes-card';

/** What a doctor thinks, and what hospitals offer. Doctors write opinions; quotes are between the patient and the staff. */
export function OffersSection({ journeyId }: { journeyId: string }) {
  const now = useNow();
  const isStaff = useSession(({ role }) => mayEnter('case_work', role));
  return (
    <>
      <OpinionsCard journeyId={journeyId} now={now} />
      {isStaff ? <QuotesCard journeyId={journeyId} now={now} /> : null}
      {isStaff ? <BillsCard journeyId={journeyId} now={now} /> : null}
    </>
  );
}
