import { TRAVEL_LEG_STATE_NAMES, type TravelLegState } from '@ayana/contracts/journey';
import { type ChipTone, StatusChip } from '@ayana/shared-ui/chip';
import { Check, CircleAlert, CircleDashed, Ticket, X } from 'lucide-react';
import type { ReactNode } from 'react';

const SHOWN: Readonly<Record<TravelLegState, { tone: ChipTone; icon: ReactNode }>> = {
  planned: { tone: 'marigold', icon: <CircleDashed size={14} aria-hidden="true" /> },
  booked: { tone: 'teal', icon: <Ticket size={14} aria-hidden="true" /> },
  done: { tone: 'leaf', icon: <Check size={14} aria-hidden="true" /> },
  missed: { tone: 'coral', icon: <CircleAlert size={14} aria-hidden="true" /> },
  cancelled: { tone: 'neutral', icon: <X size={14} aria-hidden="true" /> },
};

/** How far a part of a trip is. */
export function LegChip({ status }: { status: TravelLegState }) {
  return <StatusChip {...SHOWN[status]}>{TRAVEL_LEG_STATE_NAMES[status]}</StatusChip>;
}
