import { BROADCAST_STATE_NAMES, type BroadcastState } from '@ayana/contracts/operations';
import { type ChipLook, LookChip } from '@ayana/shared-ui/chip';
import { CalendarClock, Check, CirclePause, CircleSlash, Eye, PencilLine, Send } from 'lucide-react';

const LOOKS: Readonly<Record<BroadcastState, ChipLook>> = {
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
  return <LookChip look={LOOKS[state]}>{BROADCAST_STATE_NAMES[state]}</LookChip>;
}
