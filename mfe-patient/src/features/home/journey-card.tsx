import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Stepper } from '@ayana/shared-ui/stepper';
import type { Zone } from '@ayana/shared-ui/time';
import { journeySteps } from './data/journey-steps';
import type { OwnRequest } from './data/loader';
import { messages } from './messages';

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
  return (
    <PortalCard title={journey.title}>
      <p>{journey.lead}</p>
      <Stepper label={journey.title} steps={journeySteps(requests, now, localZone.zone)} stateWords={journey.states} />
    </PortalCard>
  );
}
