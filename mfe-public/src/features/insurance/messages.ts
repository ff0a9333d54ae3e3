export const INSURANCE_MESSAGES = {
  title: 'Insurance for treatment abroad',
  lead: 'Ordinary travel insurance does not pay for what you travel for, and seldom for what follows from it. Here is what can be insured, what cannot, and what to ask before you pay.',
  dated: 'As of November 2026. General information, not advice on a policy: the wording of yours decides.',
  description:
    'What travel insurance leaves out when you travel for treatment, complication, evacuation and extended-stay cover compared, and 14 questions to ask.',
  next: {
    title: 'Ask us before you buy',
    text: 'We do not sell insurance and earn nothing from it. We can tell you what your hospital’s quote includes, so that you know what is left to insure.',
  },
  support: 'Ask about a quote or a letter of guarantee',
} as const;
