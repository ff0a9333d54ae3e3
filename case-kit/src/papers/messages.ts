import { defineMessages } from '@ayana/contracts/language';

const accesses = {
  viewed: 'Viewed:',
  downloaded: 'Downloaded:',
  printed: 'Printed:',
  exported: 'Exported:',
};

export const messages = defineMessages('case-kit/papers', {
  loading: 'Loading the paper',
  failed: 'The paper couldn’t be loaded.',
  shown: (name: string): string => `Preview of ${name}`,
  notShown: 'Files of this kind cannot be shown in the page. Download it to read it.',
  elsewhere: 'This device shows PDFs in an app of its own.',
  open: 'Open in a new tab',
  accesses,
  you: 'You',
  noName: 'Deleted account',
  credentials: {
    until: (day: string): string => `Valid until ${day}`,
    ended: (day: string): string => `Ended on ${day}`,
    states: {
      waiting: 'Being checked',
      accepted: 'Checked',
      returned: 'Sent back',
      ending: 'Ends soon',
      expired: 'Expired',
    },
    why: 'Why it came back:',
    download: 'Download',
    downloadOf: (kind: string, number: string): string => `Download ${kind} ${number}`,
  },
  notOpened: 'The paper couldn’t be downloaded',
});
