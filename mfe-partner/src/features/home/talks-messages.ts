import { defineMessages, plural } from '@ayana/contracts/language';

/** A doctor's talks of today, on the first page. */
export const messages = defineMessages('mfe-partner/home/talks', {
  title: (count: number): string => plural(count, { one: '1 talk today', other: `${count} talks today` }),
  all: 'All consultations',
  kinds: { video: 'by video', phone: 'by phone' },
  waits: 'waits for you',
  enter: 'Enter the room',
  enterWith: (patient: string): string => `Enter the room of ${patient}`,
});
