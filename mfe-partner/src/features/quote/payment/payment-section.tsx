import { PaymentList, usePayments } from '@ayana/case-kit/payment';
import { useQuotes } from '@ayana/case-kit/quote';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { useNow } from '@ayana/shared-ui/time';
import type { WorkSectionProps } from '../../../work/work.types';
import { messages } from './messages';

/** Deposit and room fee of the quote that the patient accepted, as the staff mark them. */
export default function PaymentSection({ work: { journey_id } }: WorkSectionProps) {
  const quotes = useQuotes(journey_id);
  return (
    <ReadDetail detail={quotes} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
      {(value) =>
        value.some(({ status }) => status === 'accepted') ? (
          <OwnPayments journeyId={journey_id} />
        ) : (
          <p>{messages.notYet}</p>
        )
      }
    </ReadDetail>
  );
}

function OwnPayments({ journeyId }: { journeyId: string }) {
  const now = useNow();
  const payments = usePayments(journeyId);
  return (
    <ReadDetail detail={payments} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
      {(value) =>
        value.length === 0 ? (
          <p>{messages.none}</p>
        ) : (
          <>
            <p>{messages.lead}</p>
            <PaymentList payments={value} now={now} reader="hospital" />
          </>
        )
      }
    </ReadDetail>
  );
}
