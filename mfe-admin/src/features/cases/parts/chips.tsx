import type { JourneyState } from '@ayana/contracts/journey';
import { type ChipTone, StatusChip } from '@ayana/shared-ui/chip';
import { CircleCheck, CircleDot, CirclePause, type LucideIcon } from 'lucide-react';
import { messages } from '../messages';

const STATES: Readonly<Record<JourneyState, readonly [ChipTone, LucideIcon]>> = {
  open: ['teal', CircleDot],
  paused: ['marigold', CirclePause],
  closed: ['neutral', CircleCheck],
};

/** Whether a journey goes on, as an icon and a word. */
export function JourneyStateChip({ status }: { status: JourneyState }) {
  const [tone, Icon] = STATES[status];
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {messages.states[status]}
    </StatusChip>
  );
}
