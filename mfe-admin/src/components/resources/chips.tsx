import {
  COMMITMENT_STATE_NAMES,
  type CommitmentState,
  NEED_STATE_NAMES,
  type NeedState,
  RESOURCE_KIND_NAMES,
  type ResourceKind,
} from '@ayana/contracts/operations';
import { type ChipLook, IconWord, LookChip, StatusChip } from '@ayana/shared-ui/chip';
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
import { messages } from './messages';

const NEEDS: Readonly<Record<NeedState, ChipLook>> = {
  open: ['coral', CircleAlert],
  met: ['leaf', CheckCheck],
  closed: ['neutral', CircleSlash],
};

export function NeedChip({ state }: { state: NeedState }) {
  return <LookChip look={NEEDS[state]}>{NEED_STATE_NAMES[state]}</LookChip>;
}

const COMMITMENTS: Readonly<Record<CommitmentState, ChipLook>> = {
  offered: ['neutral', Hand],
  committed: ['teal', Lock],
  dispatched: ['marigold', Truck],
  arrived: ['leaf', MapPinCheck],
  released: ['neutral', CornerDownLeft],
  withdrawn: ['neutral', CircleSlash],
};

export function CommitmentChip({ state }: { state: CommitmentState }) {
  return <LookChip look={COMMITMENTS[state]}>{COMMITMENT_STATE_NAMES[state]}</LookChip>;
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

export function KindName({ kind }: { kind: ResourceKind }) {
  return <IconWord icon={KINDS[kind]}>{RESOURCE_KIND_NAMES[kind]}</IconWord>;
}
