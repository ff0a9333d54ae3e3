import { defineMessages } from '../language/index.ts';

/**
 * The consent a user gives when they open an account (DPDP Act 2023, section 6; GDPR, article 9(2)(a)). The version is stored with the time
 * of consent: a changed text gets a new version, and older consents keep theirs.
 */
export const HEALTH_DATA_CONSENT = defineMessages('contracts/identity/consent/health-data-consent', {
  kind: 'health_data',
  text_version: '2026-11',
  text:
    'I agree that Ayana processes the health data I give, and passes on what is needed to the hospitals and doctors I choose, ' +
    'to plan and accompany my treatment. I can withdraw this at any time in my account.',
  missing: 'Please agree that we use your health data. Without this, we may not keep what you tell us.',
});
