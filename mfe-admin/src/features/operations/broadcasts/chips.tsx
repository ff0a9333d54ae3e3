import { BROADCAST_STATE_NAMES, type BroadcastState } from '@ayana/contracts/operations';
import { type ChipTone, StatusChip } from '@ayana/shared-ui/chip';
import { CalendarClock, Check, CirclePause, CircleSlash, Eye, PencilLine, Send } from 'lucide-react';

const LOOKS: Readonly<Record<BroadcastState, [tone: ChipTone, icon: typeof Check]>> = {
  draft: ['neutral', PencilLine],
  in_review: ['marigold', Eye],
  approved: ['teal', Check],
  scheduled: ['teal', CalendarClock],
  sending: ['marigold', Send],
  paused: ['coral', CirclePause],
  sent: ['leaf', Check],
  cancelled: ['neutral', CircleSlash],
};

export function BroadcastStateChip({ state }: { state: BroadcastState }) {
  const [tone, Icon] = LOOKS[state];
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {BROADCAST_STATE_NAMES[state]}
    </StatusChip>
  );
}
