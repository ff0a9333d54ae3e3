import { defineMessages } from '@ayana/contracts/language';
import type { JourneyPageTexts } from './journey-page-texts';

const READ = 'November 2026';

export const CONSULTATION: JourneyPageTexts = defineMessages('mfe-public/journey-pages/consultation', {
  step: 'consultation',
  title: 'From your question to a doctor’s opinion',
  lead: 'Stages 1 to 3, all from home. You ask, you send the papers you have, and a doctor tells you what they would do, before you talk about money.',
  days: '1 to 3 weeks',
  stages: [
    {
      number: 1,
      text: [
        'You send the form, call, or write. You get an email at once with the number of your request, and our team has 24 hours to answer. One person takes over your request and tells you their name. From then on, you deal with that person.',
        'You need no papers and no diagnosis yet. “My mother has trouble walking” is enough.',
      ],
      papers: [
        ['Name, contact, country', 'We need these to answer you, and to call when it is daytime where you are.'],
      ],
    },
    {
      number: 2,
      text: [
        'Your case manager tells you which papers the doctor needs, and if something is missing, cut off or not needed. You send each paper only once.',
        'You also tell us in writing who may read them. No one opens a medical file without your consent, and you can withdraw it.',
      ],
      papers: [
        ['Reports and discharge letters', 'What was found and done so far.'],
        [
          'Pictures',
          'X-ray, CT, MRI, angiogram: save the pictures that matter as JPEG, and bring the disc. A report alone is not enough for a surgeon.',
        ],
        ['List of medicines', 'A photograph of each box. Blood thinners affect your dates.'],
        ['Passport page', 'The name on the visa letter must match it letter by letter.'],
        ['Your consent', 'It says who may read what, and for how long.'],
      ],
    },
    {
      number: 3,
      text: [
        'A specialist reads the file and talks with you, 45 minutes by video or 30 by phone. They explain what they would do, what else is possible, what may go wrong, and whether the journey is worth it at all.',
        'You get the opinion in writing. It is yours, even if you have your treatment elsewhere.',
      ],
      papers: [
        ['The opinion', 'Diagnosis, recommended treatment, alternatives, risks.'],
        ['Note of the call', 'What you talked about, so you can show it to your doctor at home.'],
      ],
    },
  ],
  included: [
    'the answer to your question and the free consultation. You pay nothing, whatever you decide;',
    'a check that no papers are missing.',
  ],
  extra: [
    'a video consultation with a specialist of your choice, from $50, indicative, 2026;',
    'copies and couriers, if your hospital charges for them;',
    'new tests, if your old ones are too old. We ask you first.',
  ],
  wrong: [
    [
      'You get no answer within 24 hours',
      'Your request is at the top of our list as overdue until a person takes it. You can also call us. The number is on every page.',
    ],
    [
      'Your hospital does not give you the films',
      'Ask for a copy in writing. In many countries this is your right. Meanwhile, we send the report to the doctor, who tells us whether it is enough.',
    ],
    [
      'The connection breaks during the call',
      'You go on by phone. Give us a number where we can reach you, with your country code.',
    ],
    [
      'The doctors disagree',
      'You get both opinions in writing, and we tell you where they differ. Often a third doctor can look at the pictures and help.',
    ],
  ],
  at_home: [
    'Choose one person in the family to keep the file and write to us. With three at once, you lose days.',
    'Before the call, write down the three questions that worry you most.',
    'Put the medicines in a bag and photograph them together.',
    'Charge the phone, and ask a second person to listen.',
  ],
  sources: [
    {
      name: 'Telemedicine Practice Guidelines, India, 2020',
      href: 'https://www.mohfw.gov.in/pdf/Telemedicine.pdf',
      read: READ,
    },
    {
      name: 'National Medical Commission, India: register of doctors',
      href: 'https://www.nmc.org.in/information-desk/indian-medical-register/',
      read: READ,
    },
    {
      name: 'WHO: Patient safety',
      href: 'https://www.who.int/news-room/fact-sheets/detail/patient-safety',
      read: READ,
    },
  ],
  next_title: 'Start with the question',
  next_text: 'A person answers within 24 hours. You need no papers yet, and there is no obligation.',
});
