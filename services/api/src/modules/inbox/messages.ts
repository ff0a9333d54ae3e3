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
  moment_only_confirmed: 'A moment is agreed only when a consultation is confirmed.',
});
