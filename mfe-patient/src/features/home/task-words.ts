import { defineMessages } from '@ayana/contracts/language';

/** What the button of a task says: what it opens, by what the task is about. */
const messages = defineMessages('mfe-patient/home-tasks', {
  document: 'Send papers',
  quote: 'See your quotes',
  thread: 'Read your messages',
  patient_details: 'See your travel plan',
  travel_leg: 'See your travel plan',
  check_in: 'See your check-ins',
  treatment_request: 'See your request',
  health_summary: 'Answer about your health',
  other: 'See your journey',
});

export function taskAction(subjectKind: string | null): string {
  const isKnown = subjectKind !== null && Object.hasOwn(messages, subjectKind);
  return isKnown ? messages[subjectKind as keyof typeof messages] : messages.other;
}
