import { defineMessages } from '@ayana/contracts/language';
import { BROCHURE_LINK_DAYS } from '@ayana/contracts/brochures';
import type { BrochureLinkProblem } from '@ayana/contracts/brochures';

export const BROCHURE_MESSAGES = defineMessages('mfe-public/brochure', {
  title: 'A brochure to read in peace',
  page_title: 'Brochures by email',
  lead: 'Choose a treatment and tell us where to send the link. You get a PDF of about ten pages, to read, print and take to your doctor.',
  description:
    'Heart, joints, cancer, eyes, fertility and more: a PDF with indicative prices, days, papers and questions for your surgeon, by email.',
  ask: 'Choose a brochure',

  form_title: 'Get your brochure',
  speciality: 'Brochure',
  speciality_none: 'Please choose',
  language: 'Language',
  language_hint: 'All brochures are in English for now.',
  name: 'Your name',
  email_hint: `We send the link here. You can open the brochure for ${BROCHURE_LINK_DAYS} days.`,
  may_write: 'You may write to me about this treatment later.',
  may_write_hint: 'You do not need to tick this. If you do not, you get only one email from us.',
  send: 'Send me the link',
  sending: 'Sending the link',
  accepted: 'The link is on its way',
  accepted_text: (email: string): string =>
    `It should reach ${email} within a few minutes. If it does not, look in your spam folder, or ask for it again.`,

  inside_title: 'What is in it',
  inside: [
    ['What it is', 'in plain words, when it may help, and when to ask at home first'],
    ['What it costs', 'each treatment in India and in the United States, indicative, 2026, with its source'],
    ['How many days', 'in hospital, and in India in total'],
    ['The ten stages', 'from the first question to the check-up at home'],
    ['What to send', 'the papers a surgeon needs for an opinion, and how we answer'],
    ['Questions for your surgeon', 'a page to take with you, with space to write'],
    ['Hospitals', 'the ones our catalogue recommends for these treatments'],
  ],
  fresh_title: 'Prices are always up to date',
  fresh:
    'We make the PDF when you open the link, with the prices in our catalogue on that day. You see the date on the cover.',
  text_title: 'Do you prefer not to give your email?',
  text: 'You find the same on our pages: [services and prices](/services), [how a journey works](/services/patient-journey), [hospitals](/hospitals).',

  problems: {
    expired: {
      title: 'This link has expired',
      text: `You can open a brochure for ${BROCHURE_LINK_DAYS} days. Ask for a new link below. You get today’s prices.`,
    },
    unknown: {
      title: 'This link does not work',
      text: 'Part of the link may be missing. Copy the whole link from the email, or ask for a new one below.',
    },
  } satisfies Record<BrochureLinkProblem, { title: string; text: string }>,

  next_title: 'A brochure cannot read your reports',
  next_text: 'A person can. Ask for a free consultation. You get an answer within 24 hours, with no obligation.',
});
