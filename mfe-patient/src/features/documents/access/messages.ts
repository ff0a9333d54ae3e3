import { defineMessages } from '@ayana/contracts/language';

/** What the page of who opened a patient's file says. */
export const messages = defineMessages('mfe-patient/documents/access', {
  title: 'Who opened my file',
  lead: 'Each view and each download of your papers is written down before the paper is shown. Nobody can change or remove a line.',
  back: 'Documents',
  failed: 'Who opened your file couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded list.',
  retry: 'Try again',
  more: 'Show more',
  loading: 'Loading',
  none: {
    title: 'Nobody has opened your file yet',
    text: 'Once a case manager or a doctor opens one of your papers, you see here who it was, and when.',
  },
  removed: (kind: string): string => `${kind} (since removed)`,
  named: (kind: string, name: string): string => `${kind}, ${name}`,
  forWork: (what: string, work: string): string => `${what}, for: ${work}`,
});
