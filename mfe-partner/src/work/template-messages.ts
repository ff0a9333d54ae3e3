import { defineMessages } from '@ayana/contracts/language';

export const templateMessages = defineMessages('mfe-partner/answer-template-select', {
  use: 'Use an answer template',
});
