import { defineMessages } from '@ayana/contracts/language';

/** What is said after a change of the consent. */
export const messages = defineMessages('case-kit/account/consents-changed', {
  given: 'Consent given',
  given_text: 'We recorded it. You can withdraw it here at any time.',
  withdrawn: 'Consent withdrawn',
  withdrawn_text: 'We have recorded it, told our team and emailed you what happens next.',
});
