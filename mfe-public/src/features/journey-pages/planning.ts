import type { JourneyPart } from './journey-part';

const READ = 'November 2026';

export const PLANNING: JourneyPart = {
  step: 'planning',
  title: 'From two quotes to a date that is held',
  lead: 'Stages 4 and 5. At least two hospitals put the same plan into figures, line by line, with what it leaves out. Then you choose, and only then money moves.',
  days: '1 to 4 weeks',
  stages: [
    {
      number: 4,
      text: [
        'We ask two hospitals or more for the same plan. Each quote names the surgeon, the implant or medicine by maker, the class of room, the days, and, in a place of its own, what is not in it. It has a date until which it is valid.',
        'You read them side by side. A cheap quote is often a short one: compare the days in intensive care and the list of what is left out before you compare the sums.',
      ],
      papers: [
        ['Itemised quotes', 'Every line with its price; a sum alone is not a quote.'],
        ['What is left out', 'Blood, a second stent, days beyond the plan, the companion’s bed.'],
        ['The price of more', 'What one further day costs, on the ward and in intensive care.'],
      ],
    },
    {
      number: 5,
      text: [
        'You choose a hospital, or none. If you choose, you accept the quote in writing, read the terms of refund, and pay a deposit to the hospital, which holds the date. Ask for a receipt with the hospital’s name on it.',
        'From here the visa tasks open, because the hospital writes its letter only for a date.',
      ],
      papers: [
        ['Acceptance', 'Names hospital, surgeon, treatment, price and date.'],
        [
          'Terms of refund',
          'What is paid back if you cancel, if the hospital cancels, if the tests on arrival forbid the operation.',
        ],
        ['Receipt', 'You need it for the hospital’s account and for an insurer.'],
      ],
    },
  ],
  included: ['asking the hospitals and reading the quotes with you;', 'the comparison side by side.'],
  extra: [
    'the hospital’s deposit, taken off the final bill;',
    'transfer fees of your bank. A transfer in US dollars can lose 1 to 3 per cent on the way: ask for the sum that arrives;',
    'insurance for complications, if you want it. Ordinary travel insurance does not pay for planned treatment.',
  ],
  wrong: [
    ['The quotes cannot be compared', 'We go back to both hospitals with one list of lines and ask for the gaps.'],
    [
      'The price rises after arrival',
      'New findings can change the plan. Then ask for what and why in writing, against the accepted quote, before you agree; you may stop.',
    ],
    [
      'The named surgeon is away',
      'Then it is another name or another date, and you choose. Ask that the acceptance says so.',
    ],
    [
      'You change your mind',
      'Say so. Until the deposit nothing is owed; after it the terms of refund count, and they were read before.',
    ],
  ],
  at_home: [
    'Decide who may say yes for the patient if they cannot, and write it down.',
    'Count all of it: treatment, two flights, three weeks of lodging, lost wages, and a tenth in reserve.',
    'Tell the employer or the school the longest number of days, not the shortest.',
    'Show the plan to your own doctor. They will look after you again in a month.',
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
  next_title: 'Ask for two quotes of the same plan',
  next_text: 'It begins with a free consultation; a person answers within 24 hours.',
  next_link: { to: '/insurance', text: 'What insurance pays for' },
};
