import { defineMessages } from '@ayana/contracts/language';
import type { JourneyPageTexts } from './journey-page-texts';

const READ = 'November 2026';

export const TREATMENT: JourneyPageTexts = defineMessages('mfe-public/journey-pages/treatment', {
  step: 'treatment',
  title: 'In hospital',
  lead: 'Stage 8. What happens from admission to the day you leave the ward, what your family hears and when, and how the bill changes.',
  days: '1 to 30 days, by procedure',
  stages: [
    {
      number: 8,
      text: [
        'The day before: you have your last tests, and you talk with the surgeon and the anaesthetist. The anaesthetist tells you how long you must not eat. You sign the consent to the operation, in a language you understand. Someone marks the side on your skin with a pen while you are awake.',
        'On the day: a nurse takes you to the operating theatre. There the team reads out your name, the operation and the side once more, as the WHO’s checklist asks. One companion waits in a place that we know. When the operation is over, the surgeon speaks to them first.',
        'After the operation: you go to intensive care for some hours or days if that was the plan, then to the ward. You get up earlier than you may think. Every day the team tells you what comes next. You can ask for an interim bill at any time.',
      ],
      papers: [
        [
          'Consent to the operation',
          'It names the operation, the surgeon, the risks, and what to do if the surgeon finds something else.',
        ],
        [
          'Operation note',
          'It says what was done and who did it, with the stickers of every implant. Ask for it. Your doctor at home needs it more than the bill.',
        ],
        ['Interim bills', 'Ask for one every few days, so the last one is no surprise.'],
      ],
    },
  ],
  included: [
    'news for your family: you decide who hears what;',
    'a person who asks the hospital the questions you find hard to ask.',
  ],
  extra: [
    'what the accepted quote leaves out: blood, extra stents, extra days;',
    'treatment of complications. A package rarely includes it. Your quote shows the price of an extra day;',
    'the companion’s bed and meals, if the quote does not include them.',
  ],
  wrong: [
    [
      'The tests rule out the operation',
      'The operation is delayed or cancelled, and the refund terms you signed apply. It is a bad day, but better than an operation you should not have had.',
    ],
    [
      'The surgeon finds something else',
      'In an emergency the surgeon decides. Otherwise they stop, close, and talk with you and your companion first.',
    ],
    [
      'A complication',
      'Ask the surgeon on the same day, together with your companion, what they will do and what it means for your days and costs. We tell your family and help to change the flights.',
    ],
    [
      'You do not understand',
      'Ask for the interpreter and to hear it again. Your consent only counts if you understand it.',
    ],
    ['You are unhappy with the ward', 'Tell the nurse, then your case manager, who writes to the hospital.'],
  ],
  at_home: [
    'Agree on one time a day for news, and on one person who passes it on.',
    'Keep a phone free during the operation.',
    'Do not send money to anyone who calls. Bills come from the hospital, on paper, with your number.',
    'Tell children the truth in simple words. Silence frightens them more.',
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
  next_title: 'Ask what to expect in your case',
  next_text: 'How many days, intensive care, pain, who operates: in a free consultation we answer your own questions.',
});
