import { defineMessages } from '@ayana/contracts/language';

export const INSURANCE_MESSAGES = defineMessages('mfe-public/insurance', {
  title: 'Insurance for treatment abroad',
  lead: 'Ordinary travel insurance does not pay for planned treatment, and rarely for complications. See what you can insure, what you cannot, and what to ask before you pay.',
  dated: 'As of November 2026. This is general information, not advice on a policy. Check the wording of yours.',
  description:
    'What travel insurance leaves out when you travel for treatment. Compare complication, evacuation and extended-stay cover, and read 14 questions to ask.',
  next: {
    title: 'Ask us before you buy',
    text: 'We do not sell insurance and earn nothing from it. We can tell you what your hospital’s quote includes, so you know what you still need to insure.',
  },
  support: 'Ask about a quote or a letter of guarantee',
});
