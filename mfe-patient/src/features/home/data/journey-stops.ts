import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import { shortMoment } from '@ayana/shared-ui/time';
import type { JourneyStop } from '@ayana/shared-ui/journey';
import { messages } from '../messages';
import type { OwnRequest } from './loader';

/**
 * The ten stages before a case is opened: the first is done, or next, depending on the first request; the others are a preview.
 * @param requests newest first
 */
export function journeyStops(requests: readonly OwnRequest[], now: Date, zone: string): JourneyStop[] {
  const first = requests.at(-1);
  return JOURNEY_STAGES.map(({ number, label, what }) => {
    const id = String(number);
    if (number > 1) return { id, label, state: 'later', note: what };
    if (first === undefined) return { id, label, state: 'now', note: what };
    return {
      id,
      label,
      state: 'done',
      note: messages.journey.asked(shortMoment(new Date(first.received_at), now, zone)),
    };
  });
}
