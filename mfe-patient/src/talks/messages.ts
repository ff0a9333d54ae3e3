import { defineMessages } from '@ayana/contracts/language';

/** How a talk is joined. */
export const messages = defineMessages('mfe-patient/talks', {
  video: 'The talk takes place in the consultation room.',
  from: (moment: string): string => `You can join here from ${moment}, your time.`,
  early: 'It is too early to join',
  now: 'The video opens in a new tab.',
  room: 'The consultation room is open. You check your camera first.',
  action: 'Join',
  phone: 'The doctor calls you at your number.',
  agreed: 'The e-mail that confirmed it has the details. To move or cancel it, reply to that e-mail or call us.',
  joinOf: (doctor: string): string => `Join: ${doctor}`,
});
