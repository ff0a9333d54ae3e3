import { PortalAside, PortalColumns, PortalMain } from '@ayana/shared-ui/portal-page';
import { NeedsCard } from '../asked/needs-card';
import { LegsCard } from './legs-card';
import { LettersCard } from './letters-card';
import { StayDatesCard } from './stay-dates-card';
import { VisaCard } from './visa-card';

/** The trip of a case, and its visa. */
export function TravelSection({ journeyId }: { journeyId: string }) {
  return (
    <PortalColumns>
      <PortalMain>
        <LegsCard journeyId={journeyId} />
        <NeedsCard journeyId={journeyId} />
      </PortalMain>
      <PortalAside>
        <VisaCard journeyId={journeyId} />
        <StayDatesCard journeyId={journeyId} />
        <LettersCard journeyId={journeyId} />
      </PortalAside>
    </PortalColumns>
  );
}
