import { entryOf } from '@ayana/contracts/operation';
import type { Priority, ServiceItemStatus, ServiceRequest } from '@ayana/contracts/service-desk';
import { Chip, type ChipLook, type ChipTone, LookChip, StatusChip } from '@ayana/shared-ui/chip';
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
  type LucideIcon,
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

const PRIORITY_ICONS: Readonly<Record<Priority, LucideIcon>> = {
  1: ChevronsUp,
  2: ChevronUp,
  3: Equal,
  4: ChevronDown,
};

/** A priority: only the critical one has a colour of its own. */
export function PriorityChip({ priority }: { priority: Priority }) {
  const Icon = entryOf(PRIORITY_ICONS, priority, Equal);
  return (
    <StatusChip tone={priority === 1 ? 'coral' : 'neutral'} icon={<Icon size={14} aria-hidden="true" />}>
      {messages.priorities[priority]}
    </StatusChip>
  );
}

const STATUS_TONES: Readonly<Record<ServiceItemStatus, ChipTone>> = {
  draft: 'marigold',
  published: 'leaf',
  retired: 'neutral',
};

export function ItemChip({ status }: { status: ServiceItemStatus }) {
  return <Chip tone={STATUS_TONES[status]}>{messages.statuses[status]}</Chip>;
}
