import { defineMessages } from '@ayana/contracts/language';

/** Refusals of the staff’s actions on requests. */
export const INBOX_MESSAGES = defineMessages('api/inbox', {
  already_claimed: 'Someone else has already taken this request.',
  no_address: 'This person left no email address. Call them, or enter an address first.',
  take_first: 'Take this request over before you answer it.',
  take_over: 'Take this request over instead of setting its status.',
  illegal: (from: string, to: string): string => `A request that is ${from} cannot become ${to}.`,
  already_theirs: 'This request is already theirs.',
  not_a_colleague: 'Please choose a member of the staff.',
  nothing_to_do: 'Please choose a status, write a note, or do both.',
  closed_lead: 'This request is closed. Reopen it to follow up.',
  no_lead: 'An application has no lead stage: it is accepted or declined.',
  lost_why: 'Please choose why it is lost.',
  only_lost: 'A reason belongs to a lost one only.',
  past_day: 'This day has passed. Choose today or a later one.',
  follow_up: (day: string): string => `Follow up on ${day}`,
  moment_only_confirmed: 'A moment is agreed only when a consultation is confirmed.',
});
