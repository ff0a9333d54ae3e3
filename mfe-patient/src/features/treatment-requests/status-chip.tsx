import { TREATMENT_REQUEST_STATE_NAMES, type TreatmentRequestState } from '@ayana/contracts/journey';
import { type ChipTone, StatusChip } from '@ayana/shared-ui/chip';
import { CircleCheck, CircleSlash, Clock, Hourglass, type LucideIcon } from 'lucide-react';

const LOOKS: Record<TreatmentRequestState, [ChipTone, LucideIcon]> = {
  pending: ['neutral', Clock],
  in_review: ['teal', Clock],
  waiting_for_patient: ['marigold', Hourglass],
  quoted: ['marigold', Hourglass],
  accepted: ['teal', CircleCheck],
  scheduled: ['teal', CircleCheck],
  in_treatment: ['teal', CircleCheck],
  completed: ['leaf', CircleCheck],
  declined: ['neutral', CircleSlash],
  withdrawn: ['neutral', CircleSlash],
};

/** The status of a treatment request in words; yellow where the patient acts next. */
export function RequestStatus({ status }: { status: TreatmentRequestState }) {
  const [tone, Icon] = LOOKS[status];
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {TREATMENT_REQUEST_STATE_NAMES[status]}
    </StatusChip>
  );
}
