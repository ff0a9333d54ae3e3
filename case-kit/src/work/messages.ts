import { defineMessages } from '@ayana/contracts/language';

/** What those read who answer work that was handed to them. */
export const messages = defineMessages('case-kit/work', {
  decline: {
    title: 'Decline this work',
    text: 'The case manager gives it to someone else. You no longer see it.',
    reason: 'Reason',
    needed: 'Please say why you decline.',
    submit: 'Decline',
    busy: 'Saving',
  },
  finish: { title: 'This work is done', submit: 'Done', busy: 'Saving' },
});
