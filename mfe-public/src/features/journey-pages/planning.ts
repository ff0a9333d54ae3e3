import { defineMessages } from '@ayana/contracts/language';
import type { JourneyPageTexts } from './journey-page-texts';

const READ = 'November 2026';

export const PLANNING: JourneyPageTexts = defineMessages('mfe-public/journey-pages/planning', {
  step: 'planning',
  title: 'From two quotes to a fixed date',
  lead: 'Stages 4 and 5. At least two hospitals price the same plan, line by line, and say what they leave out. Then you choose. You pay nothing before that.',
  days: '1 to 4 weeks',
  stages: [
    {
      number: 4,
      text: [
        'We ask two hospitals or more for the same plan. Each quote names the surgeon, the implant or medicine by maker, the class of room, the days, and, in a separate list, what is not included. It says until when it is valid.',
        'Read them side by side. A cheap quote often leaves things out. Compare the days in intensive care and the list of what is left out before you compare the totals.',
      ],
      papers: [
        ['Itemised quotes', 'Every item with its price. A total alone is not a quote.'],
        ['What is left out', 'Blood, a second stent, days beyond the plan, the companion’s bed.'],
        ['The price of extra days', 'What one extra day costs, on the ward and in intensive care.'],
      ],
    },
    {
      number: 5,
      text: [
        'You choose a hospital, or none. If you choose one, you accept the quote in writing, read the refund terms, and pay a deposit to the hospital, which reserves the date. Ask for a receipt with the hospital’s name on it.',
        'Now you can start with the visa, because the hospital writes its letter only when there is a date.',
      ],
      papers: [
        ['Acceptance', 'It names the hospital, surgeon, treatment, price and date.'],
        [
          'Refund terms',
          'What you get back if you cancel, if the hospital cancels, or if the tests on arrival rule out the operation.',
        ],
        ['Receipt', 'You need it for the hospital’s account and for an insurer.'],
      ],
    },
  ],
  included: ['we ask the hospitals and read the quotes with you;', 'we compare them side by side.'],
  extra: [
    'the hospital’s deposit, which comes off the final bill;',
    'your bank’s transfer fees. A transfer in US dollars can lose 1 to 3 per cent on the way, so ask how much will arrive;',
    'insurance for complications, if you want it. Ordinary travel insurance does not pay for planned treatment.',
  ],
  wrong: [
    ['You cannot compare the quotes', 'We send both hospitals the same list and ask them to fill in the gaps.'],
    [
      'The price rises after arrival',
      'New findings can change the plan. Before you agree, ask what changes from the accepted quote and why, in writing. You can stop.',
    ],
    [
      'The named surgeon is away',
      'Then you choose: another surgeon or another date. Ask the hospital to put this in the acceptance.',
    ],
    [
      'You change your mind',
      'Tell us. Before the deposit you pay nothing. After it, the refund terms that you read apply.',
    ],
  ],
  at_home: [
    'Decide who can say yes for the patient if they cannot, and write it down.',
    'Add up everything: treatment, two flights, three weeks of lodging, lost wages, and a tenth in reserve.',
    'Tell your employer or school the longest number of days, not the shortest.',
    'Show the plan to your own doctor, who will look after you again in a month.',
  ],
  sources: [
    {
      name: 'WHO: Patient safety',
      href: 'https://www.who.int/news-room/fact-sheets/detail/patient-safety',
      read: READ,
    },
    { name: 'NABH, India: accredited hospitals', href: 'https://www.nabh.co/', read: READ },
    { name: 'Joint Commission International', href: 'https://www.jointcommissioninternational.org/', read: READ },
    { name: 'CDC: Medical tourism', href: 'https://wwwnc.cdc.gov/travel/page/medical-tourism', read: READ },
  ],
  next_title: 'Ask for two quotes for the same plan',
  next_text: 'Start with a free consultation. A person answers within 24 hours.',
  next_link: { to: '/insurance', text: 'What insurance pays for' },
});
