import {
  COMMITMENT_STATE_NAMES,
  type CommitmentState,
  NEED_STATE_NAMES,
  type NeedState,
  RESOURCE_KIND_NAMES,
  type ResourceKind,
} from '@ayana/contracts/operations';
import { type ChipTone, StatusChip } from '@ayana/shared-ui/chip';
import {
  Ambulance,
  Banknote,
  BedDouble,
  Check,
  CheckCheck,
  CircleAlert,
  CircleSlash,
  CornerDownLeft,
  DoorOpen,
  Hand,
  HeartPulse,
  Languages,
  Lock,
  type LucideIcon,
  MapPinCheck,
  Truck,
  Van,
  Wrench,
} from 'lucide-react';
import { styled } from 'styled-components';
import { messages } from './messages';

const NEEDS: Readonly<Record<NeedState, readonly [ChipTone, LucideIcon]>> = {
  open: ['coral', CircleAlert],
  met: ['leaf', CheckCheck],
  closed: ['neutral', CircleSlash],
};

export function NeedChip({ state }: { state: NeedState }) {
  const [tone, Icon] = NEEDS[state];
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {NEED_STATE_NAMES[state]}
    </StatusChip>
  );
}

const COMMITMENTS: Readonly<Record<CommitmentState, readonly [ChipTone, LucideIcon]>> = {
  offered: ['neutral', Hand],
  committed: ['teal', Lock],
  dispatched: ['marigold', Truck],
  arrived: ['leaf', MapPinCheck],
  released: ['neutral', CornerDownLeft],
  withdrawn: ['neutral', CircleSlash],
};

export function CommitmentChip({ state }: { state: CommitmentState }) {
  const [tone, Icon] = COMMITMENTS[state];
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {COMMITMENT_STATE_NAMES[state]}
    </StatusChip>
  );
}

export function ServiceChip({ isInService }: { isInService: boolean }) {
  return isInService ? (
    <StatusChip tone="leaf" icon={<Check size={14} aria-hidden="true" />}>
      {messages.inService}
    </StatusChip>
  ) : (
    <StatusChip tone="coral" icon={<Wrench size={14} aria-hidden="true" />}>
      {messages.outOfService}
    </StatusChip>
  );
}

const KINDS: Readonly<Record<ResourceKind, LucideIcon>> = {
  interpreter: Languages,
  ambulance: Ambulance,
  bed: BedDouble,
  room: DoorOpen,
  vehicle: Van,
  nurse: HeartPulse,
  fund: Banknote,
};

const Kind = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;

  & > svg {
    flex: none;
    color: var(--stone);
  }
`;

export function KindName({ kind }: { kind: ResourceKind }) {
  const Icon = KINDS[kind];
  return (
    <Kind>
      <Icon size={16} aria-hidden="true" />
      {RESOURCE_KIND_NAMES[kind]}
    </Kind>
  );
}
