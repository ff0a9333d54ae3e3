import type { Part } from '@ayana/portal-kit';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { Stepper } from '@ayana/shared-ui/stepper';
import { deviceZone } from '@ayana/shared-ui/time';
import { journeySteps } from '../../journey-line/journey-steps';
import { messages as line } from '../../journey-line/messages';
import type { Overview } from './care.api';
import { messages } from './messages';

export interface StagesCardProps {
  overview: Part<Overview | null>;
  now: Date;
  onRetry: () => void;
}

/** The ten stages, with their days and who completed them. */
export default function StagesCard({ overview: { value, failure }, now, onRetry }: StagesCardProps) {
  if (failure !== null) return <FailedPart what={messages.stagesFailed} failure={failure} onRetry={onRetry} />;
  if (value === null) return null;
  return (
    <PortalCard title={messages.stages}>
      <Stepper label={messages.stages} steps={journeySteps(value, now, deviceZone().zone)} stateWords={line.states} />
    </PortalCard>
  );
}
