import { defineMessages } from '@ayana/contracts/language';

/** What the dialog of one paper says. */
export const messages = defineMessages('mfe-patient/documents/paper', {
  kind: 'Kind',
  state: 'State',
  size: 'Size',
  sentBy: 'Sent by',
  neededFor: 'Needed for',
  whyBack: 'Why it was sent back',
  download: 'Download',
  remove: 'Remove',
  removing: {
    title: 'Remove this paper?',
    text: (name: string): string =>
      `${name} is removed for everyone, and cannot be brought back. If it was asked for, it is needed again.`,
    submit: 'Remove',
    busy: 'Removing',
    done: 'Paper removed',
  },
});
