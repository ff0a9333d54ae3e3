import { defineMessages } from '@ayana/contracts/language';

/** What patients say about their health. */
export const messages = defineMessages('mfe-patient/health', {
  title: 'Your health',
  text: 'Your doctors, hospital, pharmacy and laboratory read what their work needs.',
  edit: 'Answer or change',
  dialog: 'Your health',
  lead: 'Skip what you do not want to answer, and choose “I do not know” where that is so.',
  saved: 'Your answers are saved.',
  failed: 'Your answers couldn’t be loaded.',
  stale: 'They couldn’t be refreshed. This is the last loaded version.',
  retry: 'Try again',
  ask: {
    title: 'Tell us about your health first',
    text: 'Allergies, medicines and a few more questions, once for all your journeys. You can skip what you do not know.',
    action: 'Answer the questions',
  },
});
