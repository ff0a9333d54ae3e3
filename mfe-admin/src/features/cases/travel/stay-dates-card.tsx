import { FormCLines } from '@ayana/case-kit/form-c';
import { VisaUntil } from '@ayana/case-kit/visa-period';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { messages } from './messages';

const { stayDates: words } = messages;

/** What the law asks of a foreigner’s stay: the last day of the visa, and the Form C of each place. */
export function StayDatesCard({ journeyId }: { journeyId: string }) {
  return (
    <>
      <PortalCard title={words.visa}>
        <VisaUntil journeyId={journeyId} />
      </PortalCard>
      <PortalCard title={words.formC}>
        <FormCLines journeyId={journeyId} />
      </PortalCard>
    </>
  );
}
