import {
  COMPLIANCE_STANDING_NAMES,
  type ComplianceStanding,
  DATA_REQUEST_STATE_NAMES,
  type DataRequestState,
  EVIDENCE_STANDING_NAMES,
  type EvidenceStanding,
} from '@ayana/contracts/operations';
import { type ChipLook, LookChip } from '@ayana/shared-ui/chip';
import { Archive, Ban, CircleAlert, CircleCheck, CircleDashed, Clock, Inbox, UserRoundCheck } from 'lucide-react';

type Look = ChipLook;

/** The colour and the icon of each standing; the word is always beside them. */
export const STANDINGS: Readonly<Record<ComplianceStanding, Look>> = {
  met: ['leaf', CircleCheck],
  at_risk: ['marigold', Clock],
  not_met: ['coral', CircleAlert],
  open: ['neutral', CircleDashed],
  not_applicable: ['neutral', Ban],
};

export function StandingChip({ standing }: { standing: ComplianceStanding }) {
  return <LookChip look={STANDINGS[standing]}>{COMPLIANCE_STANDING_NAMES[standing]}</LookChip>;
}

const EVIDENCE: Readonly<Record<EvidenceStanding, Look>> = {
  valid: ['leaf', CircleCheck],
  lapsing: ['marigold', Clock],
  lapsed: ['coral', CircleAlert],
  withdrawn: ['neutral', Archive],
};

export function EvidenceChip({ standing }: { standing: EvidenceStanding }) {
  return <LookChip look={EVIDENCE[standing]}>{EVIDENCE_STANDING_NAMES[standing]}</LookChip>;
}

const REQUESTS: Readonly<Record<DataRequestState, Look>> = {
  received: ['marigold', Inbox],
  verified: ['teal', UserRoundCheck],
  done: ['leaf', CircleCheck],
  refused: ['neutral', Ban],
};

export function DataRequestChip({ state }: { state: DataRequestState }) {
  return <LookChip look={REQUESTS[state]}>{DATA_REQUEST_STATE_NAMES[state]}</LookChip>;
}
