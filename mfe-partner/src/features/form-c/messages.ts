import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-partner/form-c', {
  section: 'Form C (registration with the FRRO)',
});
