import { VisaUntil } from '@ayana/case-kit/visa-period';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { messages } from './messages';

/** Until when the patient may stay in India, and the next last day. */
export default function VisaUntilCard({ journeyId }: { journeyId: string }) {
  return (
    <PortalCard title={messages.visa.lastDay}>
      <VisaUntil journeyId={journeyId} />
    </PortalCard>
  );
}
