import { defineMessages } from '@ayana/contracts/language';

/** What patients say about themselves for those who work for them. */
export const messages = defineMessages('mfe-patient/patient-details', {
  title: 'Your details',
  text: 'Hospitals, drivers and guest houses see only what their work needs.',
  none: 'Not given',
  nationality: 'Nationality',
  passport: 'Passport number',
  passportHint: 'The hospital writes it into your visa letter.',
  needs: 'Special needs',
  needsHint: 'A wheelchair, oxygen, food you do not eat.',
  emergencyName: 'Who to call in an emergency',
  emergencyPhone: 'Their phone',
  edit: 'Change your details',
  save: 'Save',
  saving: 'Saving',
  saved: 'Your details are saved.',
});
