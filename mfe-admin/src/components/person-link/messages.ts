import { defineMessages, plural } from '@ayana/contracts/language';

/** How much there is of one person, in words. */
export const messages = defineMessages('mfe-admin/person-link', {
  title: 'Person',
  enquiries: (count: number): string => plural(count, { 0: '', one: '1 enquiry', other: `${count} enquiries` }),
  requests: (count: number): string => plural(count, { 0: '', one: '1 request', other: `${count} requests` }),
  cases: (count: number): string => plural(count, { 0: '', one: '1 case', other: `${count} cases` }),
  line: (name: string, counts: string): string => `${name}: ${counts}`,
  failed: 'What else there is of this person couldn’t be read.',
});
