import { defineMessages } from '@ayana/contracts/language';

/** Why a case is where it is. */
export const messages = defineMessages('mfe-admin/cases/facts', {
  title: 'Why is it here?',
  text: 'Stages, tasks, the status of the request and what everyone reads follow from what has happened.',
  none: 'Nothing has happened yet besides the enquiry.',
  gaps: {
    title: 'Not written down',
    text: 'These stages were completed by hand. What usually comes before them is not known here:',
  },
  system: 'The system',
  failed: 'This couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
});
