import { ROOM_GUEST_PLACES, ROOM_PLACES } from '@ayana/contracts/consultation-room';
import { defineMessages } from '@ayana/contracts/language';

/** Refusals around the consultation room. */
export const ROOM_MESSAGES = defineMessages('api/consultation-room', {
  early: 'The room is not open yet.',
  over: 'This talk is over.',
  cancelled: 'This appointment was cancelled.',
  moved: 'This appointment was moved to another time.',
  visit_elsewhere: 'You opened the room on another device. Only one device can be in it at a time.',
  visit_unknown: 'Please open the link in your email again.',
  full: () =>
    `The room is full. ${ROOM_PLACES} people fit in at once, ${ROOM_GUEST_PLACES} of them besides the patient and the doctor.`,
  not_let_in: 'The doctor has not let you in yet.',
  gone: 'This person is no longer in the room.',
  signal: 'This is not a message between two browsers.',
  guest_which: 'Please name a companion or an email address, not both.',
  guest_companion: 'This companion has not accepted the invitation, or it was withdrawn.',
  guest_account: 'There is no account with this address. An interpreter needs one to enter.',
  guest_is_there: 'This person is invited already.',
  guest_has_place: 'The patient and the doctor have their place already.',
  guest_full: () => `At most ${ROOM_GUEST_PLACES} people can be invited besides the patient and the doctor.`,
  note_stale: 'The note was changed in another tab. Please load the page again.',
  note_empty: 'Please write at least one of the four parts before you sign.',
  note_none: 'There is no draft to sign.',
  note_early: 'A note can be written once the room is open.',
});

/** What a patient reads. */
export const ROOM_NEWS = defineMessages('api/consultation-room/news', {
  note_title: 'The note of your consultation is ready',
  note_text: (doctor: string) => `${doctor} has written what you talked about, and what comes next.`,
});
