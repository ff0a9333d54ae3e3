import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import { shortMoment } from '@ayana/shared-ui/time';
import type { StepperStep } from '@ayana/shared-ui/stepper';
import { messages } from '../messages';
import type { OwnRequest } from './loader';

/**
 * The ten stages before a case is opened: the first is done, or next, depending on the first request; the others are a preview.
 * @param requests newest first
 */
export function journeySteps(requests: readonly OwnRequest[], now: Date, zone: string): StepperStep[] {
  const first = requests.at(-1);
  return JOURNEY_STAGES.map(({ number, label, what }) => {
    const id = String(number);
    if (number > 1) return { id, label, state: 'upcoming', note: what };
    if (first === undefined) return { id, label, state: 'current', note: what };
    return {
      id,
      label,
      state: 'done',
      note: messages.journey.asked(shortMoment(new Date(first.received_at), now, zone)),
    };
  });
}
