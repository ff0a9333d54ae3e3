import { defineMessages, listText, plural } from '@ayana/contracts/language';

/** How much there is of one person, in words. */
export const messages = defineMessages('mfe-admin/person-link', {
  title: 'Person',
  counts: (enquiries: number, requests: number, cases: number): string =>
    listText(
      [
        plural(enquiries, { 0: '', one: '1 enquiry', other: `${enquiries} enquiries` }),
        plural(requests, { 0: '', one: '1 request', other: `${requests} requests` }),
        plural(cases, { 0: '', one: '1 case', other: `${cases} cases` }),
      ].filter((part) => part !== ''),
    ),
  line: (name: string, counts: string): string => `${name}: ${counts}`,
  failed: 'What else there is of this person couldn’t be read.',
});
