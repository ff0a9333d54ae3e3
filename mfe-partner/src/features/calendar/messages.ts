import { defineMessages } from '@ayana/contracts/language';

/** What the calendar says. */
export const messages = defineMessages('mfe-partner/calendar', {
  title: 'Calendar',
  lead: 'When your work is due, the parts of trips that are yours, and talks.',
  week: 'Your week',
  day: (day: string): string => `All of ${day}`,
  place: 'Chennai',
  empty: 'Nothing in this week. Due times of your work, trips and talks appear here by themselves.',
  failed: 'The calendar couldn’t be loaded.',
  until: (day: string): string => `until ${day}`,
  due: (work: string): string => `Due: ${work}`,
  checkOut: 'Check-out',
  admission: 'Admission expected',
  talk: { video: 'Consultation by video', phone: 'Consultation by phone' },
  dayList: (day: string): string => `Everything on ${day}`,
  feed: {
    title: 'In your own calendar',
    text: 'A secret link by which the calendar of your phone follows your work. It shows what and when, and no names of patients. Anyone who has the link can read it.',
  },
});
