import type { components } from '@ayana/contracts/api';
import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import { shortDate, shortMoment } from '@ayana/shared-ui/time';
import type { StepperStep } from '@ayana/shared-ui/stepper';
import { messages } from './messages';

type Overview = components['schemas']['JourneyOverviewDto'];
type OwnRequest = components['schemas']['ConsultationRequestDto'];

/**
 * The ten stages before a case is opened: the first is done, or next, depending on the first request; the others are a preview.
 * @param requests newest first
 */
export function previewSteps(requests: readonly OwnRequest[], now: Date, zone: string): StepperStep[] {
  const first = requests.at(-1);
  return JOURNEY_STAGES.map(({ number, label, what }) => {
    const id = String(number);
    if (number > 1) return { id, label, state: 'upcoming', note: what };
    if (first === undefined) return { id, label, state: 'current', note: what };
    return { id, label, state: 'done', note: messages.asked(shortMoment(new Date(first.received_at), now, zone)) };
  });
}

/** The ten stages of a journey: completed ones with their day and who completed them, and what happens at the present one. */
export function journeySteps({ journey, completed }: Overview, now: Date, zone: string): StepperStep[] {
  const names = new Map(completed.map(({ number, completed_by }) => [number, completed_by]));
  return JOURNEY_STAGES.map(({ number, label, what }) => {
    const id = String(number);
    const { status, completed_at } = journey.stage_statuses[number] ?? {};
    if (status === 'completed') {
      const day = completed_at === undefined ? '' : shortDate(new Date(completed_at), now, zone);
      const name = names.get(number) ?? '';
      return { id, label, state: 'done', note: name === '' ? day : <Completed day={day} by={name} /> };
    }
    if (number === journey.current_stage + 1 && journey.status !== 'closed')
      return { id, label, state: journey.status === 'paused' ? 'waiting' : 'current', note: what };
    // One that was passed over is not waited for.
    return { id, label, state: number <= journey.current_stage ? 'skipped' : 'upcoming' };
  });
}

function Completed({ day, by }: { day: string; by: string }) {
  return (
    <>
      {day}
      <br />
      <bdi>{by}</bdi>
    </>
  );
}
