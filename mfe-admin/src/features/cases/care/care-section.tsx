import { PortalAside, PortalColumns, PortalMain } from '@ayana/shared-ui/portal-page';
import { useNow } from '@ayana/shared-ui/time';
import { CheckInsCard } from './check-ins-card';
import { ConsultationNotesCard } from './consultation-notes-card';
import { DischargeCard } from './discharge-card';
import { OrdersCard } from './orders-card';
import { HealthCard } from './health-card';
import { CompanionsCard, DetailsCard } from './people-cards';

/** How the patient is at home, and who is around them. */
export function CareSection({ journeyId }: { journeyId: string }) {
  const now = useNow();
  return (
    <PortalColumns>
      <PortalMain>
        <DischargeCard journeyId={journeyId} now={now} />
        <OrdersCard journeyId={journeyId} now={now} />
        <ConsultationNotesCard journeyId={journeyId} now={now} />
        <CheckInsCard journeyId={journeyId} now={now} />
      </PortalMain>
      <PortalAside>
        <HealthCard journeyId={journeyId} />
        <DetailsCard journeyId={journeyId} />
        <CompanionsCard journeyId={journeyId} />
      </PortalAside>
    </PortalColumns>
  );
}
