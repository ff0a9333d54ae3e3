import { BROCHURE_LINK_DAYS } from '@ayana/contracts/brochures';
import type { BrochureLinkProblem } from '@ayana/contracts/brochures';

export const BROCHURE_MESSAGES = {
  title: 'A brochure to read in peace',
  page_title: 'Brochures by e-mail',
  lead: 'Choose a treatment and tell us where to send the link. You get a PDF of about ten pages, to read, print and take to your doctor.',
  description:
    'Heart, joints, cancer, eyes, fertility and more: a PDF with indicative prices, days, papers and questions for your surgeon, by e-mail.',
  ask: 'Choose a brochure',

  form_title: 'Which brochure, and where to',
  speciality: 'Brochure',
  speciality_none: 'Please choose',
  language: 'Language',
  language_hint: 'All brochures are in English so far.',
  name: 'Your name',
  email_hint: `The link goes here. It opens the brochure for ${BROCHURE_LINK_DAYS} days.`,
  may_write: 'You may write to me about this treatment later.',
  may_write_hint: 'Not needed for the brochure. Without this tick you get one mail from us and no other.',
  send: 'Send me the link',
  sending: 'Sending the link',
  accepted: 'The link is on its way',
  accepted_text: (email: string): string =>
    `It should reach ${email} within a few minutes. If it does not, look into the folder for unwanted mail, or ask for it once more.`,

  inside_title: 'What is in it',
  inside: [
    ['What it is', 'in plain words, when it may help, and when to ask at home first'],
    ['What it costs', 'each treatment in India beside the United States, indicative, 2026, with its source'],
    ['How many days', 'in hospital and in India altogether'],
    ['The ten stages', 'from the first question to the check-up at home'],
    ['What to send', 'the papers a surgeon needs for an opinion, and how we answer'],
    ['Questions for your surgeon', 'a page to take along, with room to write'],
    ['Hospitals', 'those our catalogue recommends for these treatments'],
  ],
  fresh_title: 'Never an old price',
  fresh:
    'The PDF is made when you open the link, from the prices our catalogue shows on that day. The date stands on its cover.',
  text_title: 'You would rather not give an address?',
  text: 'What stands in the brochures stands on our pages too: [services and prices](/services), [how a journey goes](/services/patient-journey), [hospitals](/hospitals).',

  problems: {
    expired: {
      title: 'This link has expired',
      text: `A link opens its brochure for ${BROCHURE_LINK_DAYS} days. Ask for a new one below: it comes with the prices of today.`,
    },
    unknown: {
      title: 'This link opens no brochure',
      text: 'It may have been cut off in the mail. Copy the whole address from the mail, or ask for a new link below.',
    },
  } satisfies Record<BrochureLinkProblem, { title: string; text: string }>,

  next_title: 'A brochure cannot know your reports',
  next_text: 'A person can. Ask for a free consultation: an answer comes within 24 hours, with no obligation.',
} as const;
