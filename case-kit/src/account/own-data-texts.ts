import { defineMessages } from '@ayana/contracts/language';

/** One's own data to take along. */
export const OWN_DATA_MESSAGES = defineMessages('case-kit/account/own-data', {
  title: 'Your data',
  text: 'A ZIP file with all that we keep of you: your account as JSON, and each journey with its papers.',
  save: 'Download my data',
  saving: 'Collecting',
  arrived: (size: string): string => `${size} so far`,
  done: 'Your download is complete.',
  failed: 'Your data could not be downloaded. Please try again.',
  file: 'my-data.zip',
});
