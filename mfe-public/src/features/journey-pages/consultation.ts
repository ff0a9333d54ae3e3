import type { JourneyPart } from './journey-part';

const READ = 'November 2026';

export const CONSULTATION: JourneyPart = {
  step: 'consultation',
  title: 'From your question to a doctor’s opinion',
  lead: 'Stages 1 to 3, all from home. You ask, you send what there is, and a doctor says what they would do, before anybody speaks of money.',
  days: '1 to 3 weeks',
  stages: [
    {
      number: 1,
      text: [
        'You send the form, call, or write. At once you get an e-mail with the number of your request, and your request stands on our team’s list with a clock of 24 hours. One person takes it over and writes under their own name; from then on that person is yours.',
        'You need no papers and no diagnosis for this. “My mother has trouble walking” is enough.',
      ],
      papers: [['Name, contact, country', 'So that we can answer, and at an hour that is day where you are.']],
    },
    {
      number: 2,
      text: [
        'Your case manager tells you which papers the doctor needs, and says what is missing, what is cut off, and what is not needed. You send each paper once.',
        'You also say, in writing, who may read them. Nobody opens a medical file without that, and you can take it back.',
      ],
      papers: [
        ['Reports and discharge letters', 'What was found and done so far.'],
        [
          'Pictures',
          'X-ray, CT, MRI, angiogram: the films as files or on a disc. A report alone is not enough for a surgeon.',
        ],
        ['List of medicines', 'A photograph of each box. Blood thinners decide about dates.'],
        ['Passport page', 'The name on the visa letter has to match it letter by letter.'],
        ['Your consent', 'Names who may read what, and for how long.'],
      ],
    },
    {
      number: 3,
      text: [
        'A specialist reads the file and talks with you, 45 minutes by video or 30 by phone. You hear what they would do, what else there is, what may go wrong, and whether the journey is worth it at all.',
        'The opinion comes in writing. It is yours, also if you are treated elsewhere.',
      ],
      papers: [
        ['The opinion', 'Diagnosis, recommended treatment, alternatives, risks.'],
        ['Note of the call', 'What was said, in words you can show to your doctor at home.'],
      ],
    },
  ],
  included: [
    'the answer to your question and the free consultation: nothing is owed, whatever you decide;',
    'the check of your papers for what is missing.',
  ],
  extra: [
    'a video consultation with a specialist of your choice, from $50, indicative, 2026;',
    'copies and couriers, where your hospital asks for them;',
    'new tests, where the old ones are too old. We ask before, not after.',
  ],
  wrong: [
    [
      'Nobody answers you within 24 hours',
      'It stands at the top of our list as overdue until somebody takes it. You can also call: the number stands on every page.',
    ],
    [
      'Your hospital will not hand out the films',
      'Ask for a copy in writing; in many countries it is your right. Meanwhile the report goes to the doctor, who says whether it is enough.',
    ],
    [
      'The line breaks during the call',
      'It goes on by phone. Give a number where you can be reached, with the code of your country.',
    ],
    [
      'The doctors disagree',
      'You get both opinions in writing and the question they differ on. A third reading of the pictures often settles it.',
    ],
  ],
  at_home: [
    'One person of the family holds the file and writes to us; three at once cost days.',
    'Write the three questions that worry you most on paper before the call.',
    'Put the medicines in a bag and photograph them together.',
    'Keep the phone charged, and a second person within hearing.',
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
  next_text: 'A person answers within 24 hours. No papers needed yet, no obligation.',
};
