import type { JourneyPart } from './journey-part';

const READ = 'November 2026';

export const TREATMENT: JourneyPart = {
  step: 'treatment',
  title: 'In hospital',
  lead: 'Stage 8. What happens between admission and the day you may leave the ward, what the family hears and when, and how the bill grows.',
  days: '1 to 30 days, by procedure',
  stages: [
    {
      number: 8,
      text: [
        'The day before: last tests, a talk with the surgeon and one with the anaesthetist, nothing to eat for as long as the anaesthetist says. You sign the consent to the operation, in a language you understand. The side is marked on your skin with a pen, while you are awake.',
        'The day itself: a nurse takes you to theatre; in front of it your name, the operation and the side are read out once more, as the WHO’s checklist asks. One companion waits in a place that we know. When it is over the surgeon speaks to them first.',
        'After it: intensive care for some hours or days if it was planned so, then the ward. You get up earlier than you think. Every day somebody says what comes next, and an interim bill can be asked for at any time.',
      ],
      papers: [
        [
          'Consent to the operation',
          'Names the operation, the surgeon, the risks, and what to do if something else is found.',
        ],
        [
          'Operation note',
          'What was done, by whom, and the stickers of every implant. Ask for it: your doctor at home needs it more than the bill.',
        ],
        ['Interim bills', 'Every few days, so that the last one surprises nobody.'],
      ],
    },
  ],
  included: [
    'word to the family, to the people and in the detail you allowed;',
    'somebody who asks the hospital what you do not dare to ask.',
  ],
  extra: [
    'what the accepted quote names as left out: blood, further stents, more days;',
    'treatment of complications. It is seldom in a package: the price of a further day was in your quote;',
    'the companion’s bed and meals, where the quote does not include them.',
  ],
  wrong: [
    [
      'The tests forbid the operation',
      'It is put off or cancelled, and the terms of refund you signed count. It is a bad day, and better than an operation that should not have been done.',
    ],
    [
      'Something else is found',
      'In an emergency the surgeon decides. Otherwise they stop, close, and talk with you and your companion first.',
    ],
    [
      'A complication',
      'Ask the surgeon on the same day, with the companion, what is done and what it means for days and money. We tell the family and help to move the flights.',
    ],
    [
      'You do not understand',
      'Ask for the interpreter and for the same sentence again. No consent counts that was not understood.',
    ],
    [
      'You are unhappy with the ward',
      'Say it to the sister, then to your case manager, who takes it to the hospital in writing.',
    ],
  ],
  at_home: [
    'Agree on one hour a day for news, and on one person who passes it on.',
    'Keep a phone free during the hours of the operation.',
    'Do not send money to anybody who calls: bills come from the hospital, on paper, with your number.',
    'Children hear the truth in small words; silence frightens more.',
  ],
  sources: [
    {
      name: 'WHO: Safe surgery and the surgical safety checklist',
      href: 'https://www.who.int/teams/integrated-health-services/patient-safety/research/safe-surgery',
      read: READ,
    },
    {
      name: 'WHO: Patient safety',
      href: 'https://www.who.int/news-room/fact-sheets/detail/patient-safety',
      read: READ,
    },
    { name: 'NHS: Having surgery', href: 'https://www.nhs.uk/conditions/having-surgery/', read: READ },
  ],
  next_title: 'Ask what it would look like for you',
  next_text: 'Days, intensive care, pain, who operates: a free consultation answers it for one person, not for a page.',
};
