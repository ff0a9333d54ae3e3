import { defineMessages } from '@ayana/contracts/language';

/** What the page of a patient's talks with doctors and with the team says. */
export const messages = defineMessages('mfe-patient/appointments', {
  title: 'Appointments',
  lead: 'Your talks by video and phone, on your clock and on the doctor’s.',
  find: 'Find a doctor',
  retry: 'Try again',
  failed: 'Your appointments couldn’t be loaded',
  requestsFailed: 'Your requests for a consultation couldn’t be loaded.',
  empty: {
    title: 'No appointments yet',
    text: 'Book a doctor for a talk by video or phone. It then appears here, with a file for your calendar.',
  },
  coming: 'Coming',
  waiting: {
    title: 'Waiting for a time',

    text: (moment: string): string => `We agree the time with you by ${moment}.`,
  },
  earlier: { title: 'Earlier', over: 'Over', cancelled: 'Cancelled' },
  kinds: { video: 'By video', phone: 'By phone', consultation: 'Free consultation', video_consultation: 'By video' },
  team: 'With our team',
  booked: 'Confirmed',
  running: 'Now',
  yours: (place: string): string => `Your time, ${place}`,
  minutes: (kind: string, minutes: number): string => `${kind}, ${minutes} minutes`,
  number: (reference: string): string => `Number ${reference}`,
  calendar: 'Add to calendar',
  calendarFile: 'appointment.ics',
  summary: (doctor: string): string => `Talk with ${doctor}`,
  begun: 'It has begun, so it can no longer be changed here. Please call us.',
  move: {
    action: 'Move',
    title: 'Move the appointment',
    text: (doctor: string, when: string): string =>
      `With ${doctor}, now ${when}. Your present time stays yours until the new one is booked.`,
    submit: 'Move appointment',
    busy: 'Moving',
    done: 'Your appointment has moved.',
  },
  cancel: {
    action: 'Cancel',
    title: 'Cancel the appointment?',
    text: (doctor: string, when: string): string =>
      `With ${doctor}, ${when}. The time becomes free for others. You and our team get an e-mail.`,
    submit: 'Cancel appointment',
    busy: 'Cancelling',
    done: 'Your appointment is cancelled.',
  },
});
