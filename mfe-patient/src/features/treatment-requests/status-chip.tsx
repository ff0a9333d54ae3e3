import { requestName, type TreatmentRequest, type TreatmentRequestState } from '@ayana/contracts/journey';
import { type ChipLook, LookChip } from '@ayana/shared-ui/chip';
import { CircleCheck, CircleSlash, Clock, Hourglass } from 'lucide-react';

const LOOKS: Record<TreatmentRequestState, ChipLook> = {
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
export function RequestStatus({ request: { status, facts } }: { request: Pick<TreatmentRequest, 'status' | 'facts'> }) {
  return <LookChip look={LOOKS[status]}>{requestName(status, new Set(facts))}</LookChip>;
}
