import { defineMessages } from '@ayana/contracts/language';
import { RESPONSE_HOURS } from '@ayana/contracts/consultations';

import type { ArticlePart } from '../../articles/article-section';

export const CAREERS_MESSAGES = defineMessages('mfe-public/careers', {
  title: 'Careers',
  page_title: 'Careers at Ayana: vacancies',
  lead: 'People write to us on one of the worst days of their lives. We are looking for people who know how to answer.',
  description: 'Vacancies at Ayana, what you would do, what we ask for, how to apply, and a form that needs no file.',
  see: 'See the vacancies',
  apply: 'Apply',

  sample:
    'This site is a demonstration. The vacancies are samples, and no one is hired through it. The form works as it would on a real site.',
  open_title: 'Open vacancies',
  none: 'We have no open vacancies right now. You can still write to us below. We read it and tell you if we expect an opening.',
  failed: 'We cannot show the vacancies right now. Load the page again in a few minutes, or write to us below.',
  question: (title: string, place: string): string => `${title} (${place})`,
  team: 'Team',
  tasks: 'What you will do',
  needs: 'What we ask for',
  languages: 'Languages',
  hours: 'Hours',
  posted: 'Posted',
  apply_for: (title: string): string => `Apply: ${title}`,

  form_title: 'Your application',
  form_lead:
    'You do not need a file, and cannot send one here yet. A link to your CV or profile, or a few lines, are enough.',
  vacancy: 'Vacancy',
  vacancy_none: 'None of these',
  name: 'Your name',
  place: 'Where you live',
  work_languages: 'Languages you work in',
  work_languages_hint: 'And how well.',
  experience: 'What you have done so far',
  experience_example: 'Your last three positions, with years. Up to 1000 characters.',
  link: 'Link to a CV or profile',
  link_hint: 'Choose one we can open without an account.',
  message: 'Anything else',
  send: 'Send application',
  sending: 'Sending your application',
  accepted: (reference: string): string => `We have your application ${reference}`,
  accepted_text: `A person will write to you within ${RESPONSE_HOURS} hours. We have just emailed you what happens next.`,

  course_title: 'How to apply',
  course: [
    {
      title: 'You write',
      when: 'ten minutes',
      text: 'Use the form. We do not ask for a photograph, your age or your family.',
    },
    {
      title: 'We answer',
      when: `within ${RESPONSE_HOURS} hours`,
      text: 'A person writes to you and tells you their name.',
    },
    { title: 'We talk', when: '45 minutes by video', text: 'You meet the person you would work with.' },
    {
      title: 'You try it',
      when: 'half a day',
      text: 'You answer two made-up requests with a colleague. Then you and we can see whether it is a good match.',
    },
    { title: 'We decide', when: 'and say why', text: 'We give you the reason even if we say no.' },
  ],
  beside_title: 'Are you a doctor, or do you run a hospital?',
  beside: 'You can become a partner: [apply on the partners’ page](/partnerships#apply).',

  next_title: 'Are you looking for treatment?',
  next_text: 'Ask one question. A person answers within 24 hours, with no obligation.',
});

export const CAREERS_PARTS: readonly ArticlePart[] = defineMessages('mfe-public/careers/careers-parts', [
  {
    id: 'how',
    title: 'How we work',
    text: [
      [
        'One person looks after each request, and the family knows their name.',
        'Your pay does not depend on how many patients travel, or to which hospital.',
        'Medicine is for doctors. If you do not know something, you say so and ask.',
        'Nights and Sundays count. If you work then, you have other days free.',
      ],
    ],
  },
]);
