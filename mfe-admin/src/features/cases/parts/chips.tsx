import type { JourneyState } from '@ayana/contracts/journey';
import { type ChipLook, LookChip } from '@ayana/shared-ui/chip';
import { CircleCheck, CircleDot, CirclePause } from 'lucide-react';
import { messages } from '../messages';

const STATES: Readonly<Record<JourneyState, ChipLook>> = {
  open: ['teal', CircleDot],
  paused: ['marigold', CirclePause],
  closed: ['neutral', CircleCheck],
};

/** Whether a journey goes on, as an icon and a word. */
export function JourneyStateChip({ status }: { status: JourneyState }) {
  return <LookChip look={STATES[status]}>{messages.states[status]}</LookChip>;
}
