import {
  COMPLIANCE_STANDING_NAMES,
  type ComplianceStanding,
  DATA_REQUEST_STATE_NAMES,
  type DataRequestState,
  EVIDENCE_STANDING_NAMES,
  type EvidenceStanding,
} from '@ayana/contracts/operations';
import { type ChipTone, StatusChip } from '@ayana/shared-ui/chip';
import {
  Archive,
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Clock,
  Inbox,
  type LucideIcon,
  UserRoundCheck,
} from 'lucide-react';

type Look = readonly [ChipTone, LucideIcon];

/** The colour and the icon of each standing; the word is always beside them. */
export const STANDINGS: Readonly<Record<ComplianceStanding, Look>> = {
  met: ['leaf', CircleCheck],
  at_risk: ['marigold', Clock],
  not_met: ['coral', CircleAlert],
  open: ['neutral', CircleDashed],
  not_applicable: ['neutral', Ban],
};

export function StandingChip({ standing }: { standing: ComplianceStanding }) {
  const [tone, Icon] = STANDINGS[standing];
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {COMPLIANCE_STANDING_NAMES[standing]}
    </StatusChip>
  );
}

const EVIDENCE: Readonly<Record<EvidenceStanding, Look>> = {
  valid: ['leaf', CircleCheck],
  lapsing: ['marigold', Clock],
  lapsed: ['coral', CircleAlert],
  withdrawn: ['neutral', Archive],
};

export function EvidenceChip({ standing }: { standing: EvidenceStanding }) {
  const [tone, Icon] = EVIDENCE[standing];
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {EVIDENCE_STANDING_NAMES[standing]}
    </StatusChip>
  );
}

const REQUESTS: Readonly<Record<DataRequestState, Look>> = {
  received: ['marigold', Inbox],
  verified: ['teal', UserRoundCheck],
  done: ['leaf', CircleCheck],
  refused: ['neutral', Ban],
};

export function DataRequestChip({ state }: { state: DataRequestState }) {
  const [tone, Icon] = REQUESTS[state];
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {DATA_REQUEST_STATE_NAMES[state]}
    </StatusChip>
  );
}
