import { defineMessages } from '../language/index.ts';
import { ASSIGNMENT_STATE_NAMES, ASSIGNMENT_STATES } from './assignments.ts';
import { JOURNEY_STAGES } from './stages.ts';
import { VISA_STATE_NAMES, VISA_STATES } from './visa.ts';
import { staffRequestState, TREATMENT_REQUEST_STATE_NAMES, TREATMENT_REQUEST_STATES } from './treatment-requests.ts';

/** What can be on the timeline of a request or a journey. */
export const JOURNEY_EVENTS = [
  'asked',
  'status',
  'note',
  'treatment',
  'priority',
  'journey_begun',
  'stage',
  'stage_early',
  'journey_status',
  'case_manager',
  'task',
  'assignment',
  'paper_wanted',
  'paper_uploaded',
  'paper_checked',
  'paper_refused',
  'quote_sent',
  'quote_accepted',
  'quote_declined',
  'quote_expired',
  'quote_withdrawn',
  'admission_admitted',
  'admission_discharged',
  'admission_summary',
  'admission_consent_signed',
  'admission_consent_withdrawn',
  'bill_sent',
  'payment_added',
  'payment_changed',
  'payment_reported',
  'payment_received',
  'payment_waived',
  'payment_reopened',
  'opinion_signed',
  'check_in_answered',
  'leg_added',
  'leg_changed',
  'leg_missed',
  'leg_done',
  'visa',
  'visa_until',
  'form_c_filed',
  'leg_confirmed',
  'companion_joined',
  'appointment_booked',
  'appointment_moved',
  'appointment_cancelled',
  'appointment_link_set',
  'appointment_link_removed',
  'laboratory_ordered',
  'laboratory_released',
  'laboratory_critical',
  'laboratory_acknowledged',
  'laboratory_sample_rejected',
  'prescription_written',
  'prescription_query',
  'prescription_answered',
  'prescription_ready',
  'prescription_delivered',
  'order_cancelled',
  'consultation_note_signed',
] as const;
export type JourneyEvent = (typeof JOURNEY_EVENTS)[number];

const MESSAGES = defineMessages('contracts/journey/entry-words', {
  asked: 'asked for a treatment',
  status: (state: string): string => `set the request to “${state}”`,
  note: 'wrote',
  treatment: 'chose the treatment',
  priority: 'changed how urgent it is',
  journey_begun: 'began the journey',
  stage_completed: (stage: string): string => `completed “${stage}”`,
  stage_reopened: (stage: string): string => `reopened “${stage}”`,
  stage_noted: (stage: string): string => `noted on “${stage}”`,
  stage_early: 'completed a stage by hand before this was known',
  journey_open: 'took the journey up again',
  journey_paused: 'paused the journey',
  journey_closed: 'closed the journey',
  case_manager: 'handed the case over',
  task_open: 'added a task',
  task_done: 'finished a task',
  task_waived: 'dropped a task',
  task_reopened: 'opened a task again',
  task_owner: 'gave a task to another person',
  assignment: (state: string): string => `work handed to others: “${state}”`,
  paper_wanted: 'asked for a paper',
  paper_uploaded: 'sent a paper',
  paper_checked: 'checked a paper',
  paper_refused: 'asked for a paper again',
  quote_sent: 'sent a quote',
  quote_accepted: 'accepted a quote',
  quote_declined: 'declined a quote',
  quote_expired: 'a quote has expired',
  quote_withdrawn: 'withdrew a quote',
  admission_admitted: 'admitted the patient',
  admission_discharged: 'discharged the patient',
  admission_summary: 'signed the discharge summary',
  admission_consent_signed: 'signed the consent of the hospital',
  admission_consent_withdrawn: 'withdrew the consent of the hospital',
  bill_sent: 'sent a bill',
  payment_added: 'entered an amount to pay',
  payment_changed: 'changed an amount to pay',
  payment_reported: 'said that a payment was made',
  payment_received: 'marked a payment as received',
  payment_waived: 'marked a payment as not needed',
  payment_reopened: 'marked a payment as due again',
  opinion_signed: 'signed a medical opinion',
  check_in_answered: 'answered a check-in',
  leg_added: 'added to the travel plan',
  leg_changed: 'changed the travel plan',
  leg_missed: 'reported that a part of the trip was missed',
  visa: (state: string): string => `set the visa application to “${state}”`,
  visa_until: 'entered the last day of the visa',
  form_c_filed: 'filed the Form C',
  leg_done: 'reported that a part of the trip went well',
  leg_confirmed: 'confirmed a changed part of the trip',
  companion_joined: 'joined as a companion',
  appointment_booked: 'booked an appointment',
  appointment_moved: 'moved an appointment',
  appointment_cancelled: 'cancelled an appointment',
  appointment_link_set: 'set the link for a video talk',
  appointment_link_removed: 'removed the link for a video talk',
  laboratory_ordered: 'ordered laboratory tests',
  laboratory_released: 'released laboratory results',
  laboratory_critical: 'reported a critical result',
  laboratory_acknowledged: 'has seen a critical result',
  laboratory_sample_rejected: 'rejected a sample',
  prescription_written: 'wrote a prescription',
  prescription_query: 'asked the doctor about a prescription',
  prescription_answered: 'answered the pharmacy',
  prescription_ready: 'has the medicines ready',
  prescription_delivered: 'handed medicines over',
  order_cancelled: 'cancelled an order',
  consultation_note_signed: 'signed the note of a consultation',
  changed: 'changed something',
});

/** The fields of a timeline's line that its sentence is made of. */
export interface EntryFacts {
  event: string;
  stage_number: number | null;
  from_state: string | null;
  to_state: string | null;
}

/**
 * What a line says after the name of who did it. An event of a newer release still reads well.
 * @param reader states read differently for the staff
 */
export function journeyEntryText(
  { event, stage_number, from_state, to_state }: EntryFacts,
  reader: 'patient' | 'staff' = 'patient',
): string {
  switch (event) {
    case 'status': {
      const state = TREATMENT_REQUEST_STATES.find((each) => each === to_state);
      if (state === undefined) return MESSAGES.changed;
      return MESSAGES.status(reader === 'staff' ? staffRequestState(state) : TREATMENT_REQUEST_STATE_NAMES[state]);
    }
    case 'stage': {
      const { label = '' } = JOURNEY_STAGES[(stage_number ?? 0) - 1] ?? {};
      if (from_state === to_state) return MESSAGES.stage_noted(label);
      return to_state === 'completed' ? MESSAGES.stage_completed(label) : MESSAGES.stage_reopened(label);
    }
    case 'journey_status':
      return to_state === 'paused'
        ? MESSAGES.journey_paused
        : to_state === 'closed'
          ? MESSAGES.journey_closed
          : MESSAGES.journey_open;
    case 'task':
      return taskText(from_state, to_state);
    case 'assignment': {
      const state = ASSIGNMENT_STATES.find((each) => each === to_state);
      return state === undefined ? MESSAGES.changed : MESSAGES.assignment(ASSIGNMENT_STATE_NAMES[state]);
    }
    case 'visa': {
      const state = VISA_STATES.find((each) => each === to_state);
      return state === undefined ? MESSAGES.changed : MESSAGES.visa(VISA_STATE_NAMES[state]);
    }
    default: {
      const known: unknown = Reflect.get(MESSAGES, event);
      return typeof known === 'string' ? known : MESSAGES.changed;
    }
  }
}

function taskText(from: string | null, to: string | null): string {
  if (from === to) return MESSAGES.task_owner;
  if (to === 'done') return MESSAGES.task_done;
  if (to === 'waived') return MESSAGES.task_waived;
  return from === null ? MESSAGES.task_open : MESSAGES.task_reopened;
}
