import { RESPONSE_HOURS } from '@ayana/contracts/consultations';

import type { WrittenPart } from '../../layout/written-section';

export const CAREERS_MESSAGES = {
  title: 'Careers',
  page_title: 'Careers at Ayana: vacancies',
  lead: 'People write to us on one of the worst days of their lives. We look for people who answer well.',
  description:
    'Vacancies at Ayana with tasks and what is asked for, how an application goes, and a form that needs no file.',
  see: 'See the vacancies',
  apply: 'Apply',

  sample:
    'This site is a demonstration: the vacancies are samples, and nobody is hired through it. The form works as it would.',
  open_title: 'Open vacancies',
  none: 'No vacancy is open right now. You can still write to us below: we read it and say whether something is coming.',
  failed: 'The vacancies cannot be read right now. Load the page again in a few minutes, or write to us below.',
  question: (title: string, place: string): string => `${title} (${place})`,
  team: 'Team',
  tasks: 'What you do',
  needs: 'What we ask for',
  languages: 'Languages',
  hours: 'Hours',
  posted: 'Posted',
  apply_for: (title: string): string => `Apply: ${title}`,

  form_title: 'Your application',
  form_lead: 'No file is needed, and none can be sent here yet: a link to your CV or profile, or a few lines, do.',
  vacancy: 'Vacancy',
  vacancy_none: 'None of these',
  name: 'Your name',
  place: 'Where you live',
  work_languages: 'Languages you work in',
  work_languages_hint: 'And how well.',
  experience: 'What you have done so far',
  experience_example: 'Your last three positions, with years. Up to 1000 characters.',
  link: 'Link to a CV or profile',
  link_hint: 'One we can open without an account.',
  message: 'Anything else',
  send: 'Send application',
  sending: 'Sending your application',
  accepted: (reference: string): string => `Application ${reference} has arrived`,
  accepted_text: `A person writes to you within ${RESPONSE_HOURS} hours. The mail we have just sent you says what happens next.`,

  course_title: 'How it goes',
  course: [
    {
      title: 'You write',
      when: 'ten minutes',
      text: 'By the form. We do not ask for a photograph, your age or your family.',
    },
    { title: 'We answer', when: `within ${RESPONSE_HOURS} hours`, text: 'A person, under their own name.' },
    { title: 'We talk', when: '45 minutes by video', text: 'With the person you would work beside.' },
    {
      title: 'You try it',
      when: 'half a day',
      text: 'Two made-up requests, answered with a colleague. Both sides see whether it fits.',
    },
    { title: 'We decide', when: 'and say why', text: 'Also when it is no.' },
  ],
  beside_title: 'You are a doctor or run a hospital?',
  beside: 'Then you would be a partner: [apply on the partners’ page](/partnerships#apply).',

  next_title: 'You came for treatment?',
  next_text: 'Ask one question. A person answers within 24 hours, with no obligation.',
} as const;

export const CAREERS_PARTS: readonly WrittenPart[] = [
  {
    id: 'how',
    title: 'How we work',
    text: [
      [
        'One person owns one request, and the family knows their name.',
        'Nobody is paid by how many patients travel, or to which hospital.',
        'Medicine is for doctors. Who does not know says so, and asks.',
        'Nights and Sundays count: whoever works them has other days free.',
      ],
    ],
  },
];
