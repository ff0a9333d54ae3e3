import { JourneyLine } from '@ayana/shared-ui/journey';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import type { Zone } from '@ayana/shared-ui/time';
import { styled } from 'styled-components';
import { journeyStops } from './data/journey-stops';
import type { OwnRequest } from './data/loader';
import { messages } from './messages';

/** The width ten stops need side by side. */
const ROOM = '(min-width: 1080px)';

const Lines = styled.div`
  padding-block-start: var(--space-3);

  & > :first-child {
    display: none;
  }
  @container ${ROOM} {
    & > :first-child {
      display: block;
    }
    & > :last-child {
      display: none;
    }
  }
`;

/** The ten stages on a line: a preview until a case manager opens the journey. */
export function JourneyCard({
  requests,
  now,
  localZone,
}: {
  requests: readonly OwnRequest[];
  now: Date;
  localZone: Zone;
}) {
  const { journey } = messages;
  const stops = journeyStops(requests, now, localZone.zone);
  return (
    <PortalCard title={journey.title}>
      <p>{journey.lead}</p>
      <Lines>
        <div>
          <JourneyLine label={journey.title} stops={stops} stateWords={journey.states} />
        </div>
        <div>
          <JourneyLine label={journey.title} stops={stops} stateWords={journey.states} layout="vertical" />
        </div>
      </Lines>
    </PortalCard>
  );
}
