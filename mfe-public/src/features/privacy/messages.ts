import { defineMessages } from '@ayana/contracts/language';
import { BRAND } from '@ayana/contracts/brand';
import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';

export const PRIVACY_MESSAGES = defineMessages('mfe-public/privacy', {
  title: 'Privacy',
  lead: 'What we keep about you and why, who sees it, how long we keep it, and how to get a copy or have it erased. First a summary, then the details.',
  dated: 'Version 2026-11, in force since 1 November 2026.',
  description:
    'What Ayana keeps about you, why, who sees it and for how long; your rights under the DPDP Act 2023 and the GDPR, and how to use them.',
  short_title: 'Summary',
  short: [
    ['What we keep', 'What you type into a form, your account, and what we answered. No advertising identifiers.'],
    ['Health data', 'Only with your explicit consent, which you can withdraw at any time in your account.'],
    ['Who sees it', 'Our case managers, and the hospitals and partners you choose, each only what their work needs.'],
    ['Who never sees it', 'Advertisers, insurers, employers. We do not sell your data or track you across sites.'],
    ['How long', 'Until you ask us to erase it or delete your account. Technical traces are deleted automatically.'],
    [
      'Your rights',
      'See, correct, download or erase your data, object, complain, and choose someone to act for you. All free of charge.',
    ],
    ['Who to ask', `The grievance officer: ${BRAND.support_email}. First answer within 24 hours.`],
  ],
  consents_title: 'Versions of the health data consent',
  consents_columns: ['Version', 'Since', 'What you agree to'],
  consents: [[HEALTH_DATA_CONSENT.text_version, '1 November 2026', HEALTH_DATA_CONSENT.text]],
  next: {
    title: 'Use one of your rights',
    text: 'Choose “My personal data” in the form and tell us what you want. You do not need to give a reason.',
  },
  request: 'Write a request',
  profile: 'Open your account',
});
