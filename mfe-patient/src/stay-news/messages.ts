import { defineMessages } from '@ayana/contracts/language';

/** What the hospital tells about the stay. */
export const messages = defineMessages('mfe-patient/stay-news', {
  title: 'News from the hospital',
  failed: 'The news couldn’t be loaded',
  all: 'All news of the stay',
  by: (hospital: string, moment: string): string => `${hospital}, ${moment}`,
});
