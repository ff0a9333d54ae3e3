import { defineMessages, plural } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-patient/opinion', {
  title: 'Your medical opinion',
  signed: (name: string, day: string): string => `Signed by ${name}, ${day}`,
  recommended: 'Recommended',
  travel: 'Travel',
  in_hospital: 'In hospital',
  in_india: 'In India',
  days: (count: number): string => plural(count, { one: '1 day', other: `${count} days` }),
  read: 'Read the whole opinion',
});
