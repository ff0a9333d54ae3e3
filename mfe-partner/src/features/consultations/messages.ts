import { defineMessages, plural } from '@ayana/contracts/language';

/** What a doctor's list of talks says. */
export const messages = defineMessages('mfe-partner/consultations', {
  title: 'Consultations',
  lead: 'Your talks by video and phone, on your clock and on the patient’s.',
  failed: 'Your consultations couldn’t be loaded',
  retry: 'Try again',
  empty: {
    title: 'No consultations yet',
    text: 'Times that patients book with you appear here. Your hours say which are offered.',
  },
  today: 'Today',
  noneToday: 'No talks today.',
  coming: 'Coming',
  past: 'Past',
  yours: (place: string): string => `Your time, ${place}`,
  theirs: 'The patient’s time',
  kinds: { video: 'By video', phone: 'By phone' },
  from: (country: string): string => `From ${country}`,
  enter: 'Enter the room',
  opens: 'Open room',
  outside: 'Join at the other place',
  call: (phone: string): string => `Call ${phone}`,
  waiting: (count: number): string => plural(count, { one: 'Waits for you', other: `${count} people wait for you` }),
  openNow: 'Open now',
  note: { none: 'Note missing', draft: 'Draft of the note', signed: 'Note signed' },
  writeNote: 'Write the note',
  readNote: 'Read the note',
  case: 'Open the case',
  form: { tests: 'Order tests', medicines: 'Write a prescription' },
  formFor: {
    tests: (patient: string): string => `Order tests for ${patient}`,
    medicines: (patient: string): string => `Write a prescription for ${patient}`,
  },
  ordered: 'Tests ordered',
  prescribed: 'Prescription sent',
});
