import { defineMessages } from '@ayana/contracts/language';

/** The few texts of shared-ui itself; callers pass all others. */
export const messages = defineMessages('shared-ui', {
  optional: '(optional)',
  close: 'Close',
  /** Between two readings of a typed number. */
  which: 'Which do you mean?',
});
