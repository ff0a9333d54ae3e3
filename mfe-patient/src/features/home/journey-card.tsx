import { decidedTreatment, JOURNEY_STAGES, ownRequestHref } from '@ayana/contracts/journey';
import { entryOf } from '@ayana/contracts/operation';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { Stepper } from '@ayana/shared-ui/stepper';
import type { Zone } from '@ayana/shared-ui/time';
import { Link } from '../../own-journey/own-link';

import { journeySteps, previewSteps } from '../../journey-line/journey-steps';
import { messages as line } from '../../journey-line/messages';
import type { HomeData } from './data/home-data';
import { messages } from './messages';

export interface JourneyCardProps {
  data: HomeData;
  now: Date;
  localZone: Zone;
  onRetry: () => void;
}

/** The ten stages on a line: those of the journey, or a preview until a case manager opens one. */
export function JourneyCard({ data, now, localZone, onRetry }: JourneyCardProps) {
  const { journey: words } = messages;
  const { value: overview, failure } = data.overview;
  if (failure !== null)
    return (
      <PortalCard title={words.title}>
        <FailedPart what={words.failed} failure={failure} onRetry={onRetry} />
      </PortalCard>
    );
  if (overview === null)
    return (
      <PortalCard title={words.preview}>
        <p>{words.lead}</p>
        <Stepper
          label={words.preview}
          steps={previewSteps(data.requests.value ?? [], now, localZone.zone)}
          stateWords={line.states}
        />
      </PortalCard>
    );
  const { journey, treatment } = overview;
  const of = treatment === null ? null : decidedTreatment(treatment);
  const request = journey.treatment_request_id;
  return (
    <PortalCard
      title={of === null ? words.title : words.of(of)}
      extra={
        request === null ? undefined : (
          <TextLink as={Link} to={ownRequestHref(request)}>
            {words.request}
          </TextLink>
        )
      }
    >
      <p>{entryOf(words.status, journey.status, String)(journey.current_stage, JOURNEY_STAGES.length)}</p>
      <Stepper label={words.title} steps={journeySteps(overview, now, localZone.zone)} stateWords={line.states} />
    </PortalCard>
  );
}
