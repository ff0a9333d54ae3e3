import type { Priority, ServiceItemStatus, ServiceRequest } from '@ayana/contracts/service-desk';
import { Chip, type ChipLook, type ChipTone, LookChip } from '@ayana/shared-ui/chip';
import {
  ChevronDown,
  ChevronsUp,
  ChevronUp,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CirclePause,
  Equal,
  Hourglass,
  RotateCcw,
  UserRoundCheck,
} from 'lucide-react';
import { messages } from './messages';

const STATES: Readonly<Record<ServiceRequest['state'], ChipLook>> = {
  new: ['marigold', CircleDashed],
  assigned: ['teal', UserRoundCheck],
  in_progress: ['teal', CircleDot],
  pending: ['neutral', CirclePause],
  awaiting_approval: ['neutral', Hourglass],
  resolved: ['leaf', CircleCheck],
  closed: ['neutral', CircleCheck],
  reopened: ['marigold', RotateCcw],
};

/** A request's state, or how it ended, as an icon and a word. */
export function StateChip({ state, outcome }: Pick<ServiceRequest, 'state' | 'outcome'>) {
  return (
    <LookChip look={STATES[state]}>
      {state !== 'closed' || outcome === null ? messages.states[state] : messages.outcomes[outcome]}
    </LookChip>
  );
}

const PRIORITIES: Readonly<Record<Priority, ChipLook>> = {
  1: ['coral', ChevronsUp],
  2: ['neutral', ChevronUp],
  3: ['neutral', Equal],
  4: ['neutral', ChevronDown],
};

/** A priority: only the critical one has a colour of its own. */
export function PriorityChip({ priority }: { priority: Priority }) {
  return <LookChip look={PRIORITIES[priority]}>{messages.priorities[priority]}</LookChip>;
}

const STATUS_TONES: Readonly<Record<ServiceItemStatus, ChipTone>> = {
  draft: 'marigold',
  published: 'leaf',
  retired: 'neutral',
};

export function ItemChip({ status }: { status: ServiceItemStatus }) {
  return <Chip tone={STATUS_TONES[status]}>{messages.statuses[status]}</Chip>;
}
