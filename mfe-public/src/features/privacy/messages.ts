import { BRAND } from '@ayana/contracts/brand';
import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';

export const PRIVACY_MESSAGES = {
  title: 'Privacy',
  lead: 'What we keep about you, why, who sees it, for how long, and how you get it back or have it erased. First in one screen, then in full.',
  dated: 'Version 2026-11, in force since 1 November 2026.',
  description:
    'What Ayana keeps about you, why, who sees it and for how long; your rights under the DPDP Act 2023 and the GDPR, and how to use them.',
  short_title: 'In one screen',
  short: [
    ['What we keep', 'What you type into a form, your account, and what we answered. No advertising identifiers.'],
    ['Health data', 'Only with your explicit consent, which you can withdraw at any time in your profile.'],
    ['Who sees it', 'Our case managers, and the hospitals and partners you choose, each only what their work needs.'],
    ['Who never sees it', 'Advertisers, insurers, employers. We sell nothing and track nobody across sites.'],
    ['How long', 'Until you ask us to erase it, or delete your account; technical traces go by themselves.'],
    ['Your rights', 'See, correct, take along, erase, object, complain, name somebody to act for you. Free of charge.'],
    ['Whom to ask', `The grievance officer: ${BRAND.support_email}. First answer within 24 hours.`],
  ],
  consents_title: 'Versions of the health data consent',
  consents_columns: ['Version', 'Since', 'What was agreed to'],
  consents: [[HEALTH_DATA_CONSENT.text_version, '1 November 2026', HEALTH_DATA_CONSENT.text]],
  next: {
    title: 'Use one of your rights',
    text: 'Choose “My personal data” in the form, and say what you want. You need not give a reason.',
  },
  request: 'Write a request',
  profile: 'Open your profile',
} as const;
