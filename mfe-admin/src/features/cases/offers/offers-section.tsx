import { mayEnter } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { useNow } from '@ayana/shared-ui/time';
import { lazy } from 'react';
import { messages } from '../asked/messages';
import { WorkCard } from '../work/work-card';
import { BillsCard } from './bills-card';
import { OpinionsCard } from './opinions-card';
import { PaymentsCard } from './payments-card';
import { QuotesCard } from './quotes-card';

const AskQuotesDialog = lazy(() => import('../asked/ask-quotes-dialog'));
const { quotes: words } = messages;

/** What a doctor thinks, and what hospitals offer. Doctors write opinions; quotes are between the patient and the staff. */
export function OffersSection({ journeyId }: { journeyId: string }) {
  const now = useNow();
  const isStaff = useSession(({ role }) => mayEnter('case_work', role));
  return (
    <>
      <OpinionsCard journeyId={journeyId} now={now} />
      {isStaff ? (
        <WorkCard
          journeyId={journeyId}
          mayGive
          now={now}
          of={{
            kind: 'referral',
            title: words.title,
            empty: words.empty,
            give: words.ask,
            renderDialog: (props) => <AskQuotesDialog journeyId={journeyId} {...props} />,
          }}
        />
      ) : null}
      {isStaff ? <QuotesCard journeyId={journeyId} now={now} /> : null}
      {isStaff ? <PaymentsCard journeyId={journeyId} now={now} /> : null}
      {isStaff ? <BillsCard journeyId={journeyId} now={now} /> : null}
    </>
  );
}
