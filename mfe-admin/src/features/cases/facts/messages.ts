import { defineMessages } from '@ayana/contracts/language';

/** Why a case is where it is. */
export const messages = defineMessages('mfe-admin/cases/facts', {
  title: 'Why is it here?',
  text: 'Tasks end, and nobody is asked any more, by what has happened.',
  none: 'Nothing has happened yet besides the enquiry.',
  system: 'The system',
  failed: 'This couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
});
