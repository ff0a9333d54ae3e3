import { PortalAside, PortalColumns, PortalMain } from '@ayana/shared-ui/portal-page';
import { LegsCard } from './legs-card';
import { LettersCard } from './letters-card';
import { VisaCard } from './visa-card';

/** The trip of a case, and its visa. */
export function TravelSection({ journeyId }: { journeyId: string }) {
  return (
    <PortalColumns>
      <PortalMain>
        <LegsCard journeyId={journeyId} />
      </PortalMain>
      <PortalAside>
        <VisaCard journeyId={journeyId} />
        <LettersCard journeyId={journeyId} />
      </PortalAside>
    </PortalColumns>
  );
}
