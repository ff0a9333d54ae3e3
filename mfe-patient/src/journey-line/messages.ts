import { defineMessages } from '@ayana/contracts/language';

/** What the line of the ten stages says, wherever it is shown. */
export const messages = defineMessages('mfe-patient/journey-line', {
  asked: (moment: string): string => `Asked ${moment}`,
  states: {
    done: 'done',
    current: 'now',
    upcoming: 'later',
    waiting: 'paused',
    failed: 'stopped',
    skipped: 'not needed',
  },
});
