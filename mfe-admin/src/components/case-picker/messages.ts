import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-admin/case-picker', {
  label: 'Case: number or name of the patient',
});
