import type { Comparison } from '../../layout/comparison-table';
import type { Source } from '../../layout/sources';
import type { WrittenPart } from '../../layout/written-section';

export const COVERS: Comparison = {
  caption: 'Kinds of cover compared, as insurers usually word them',
  columns: ['Cover', 'Usually pays', 'Usually leaves out', 'Needed when'],
  rows: [
    [
      'Ordinary travel insurance',
      'Sudden illness or accident on the way, lost luggage, a journey you must cancel for a listed reason.',
      'The planned treatment, its complications, and illnesses you had before, unless they were declared and accepted.',
      'Always, for whoever travels with you.',
    ],
    [
      'Complication cover for planned treatment',
      'More treatment in hospital when the planned operation goes wrong, up to a sum and for a number of days or months.',
      'A result you are unhappy with, complications you were told are likely, treatment outside the hospital that was named.',
      'An operation under general anaesthetic; ask whether it also pays at home.',
    ],
    [
      'Evacuation and repatriation',
      'Transport with medical staff to a hospital that can treat you, or home; the return of a body.',
      'Transport you could do without, or that its own doctors did not approve first.',
      'You have a serious illness, or live more than one flight away.',
    ],
    [
      'Extended stay',
      'Room and board, and a changed ticket, when a doctor writes that you may not fly yet.',
      'Days you stay without such a letter; often the person with you.',
      'Your dates are tight, or your ticket cannot be moved.',
    ],
    [
      'Cancellation for medical reasons',
      'What you paid for flights and rooms when the operation is called off.',
      'A change of mind; an illness you had when you bought it and did not declare.',
      'You must pay for flights long ahead.',
    ],
  ],
};

export const INSURANCE_PARTS: readonly WrittenPart[] = [
  {
    id: 'excluded',
    title: 'What ordinary travel cover leaves out',
    text: [
      'Travel insurance is written for holidays that go wrong. Most policies say so in one sentence under “exclusions”: no cover for treatment that is the purpose of the journey. From that sentence four others follow.',
      [
        'The operation itself, and every appointment before and after it.',
        'Its complications: an infection, a clot, a second operation. Even when they begin after you have left hospital.',
        'Conditions you had before you travelled, unless you declared them and the insurer accepted them in writing.',
        'The flight home with a nurse or on a stretcher, when the reason is the planned treatment.',
      ],
      'Many policies also end altogether when you travel for treatment and did not say so. Declare it, even if nothing about it is to be insured.',
    ],
  },
  { id: 'compared', title: 'The covers compared', text: [] },
  {
    id: 'guarantee',
    title: 'What a guarantee of payment is',
    text: [
      'If your insurer or your government pays for the treatment, the hospital asks for a guarantee of payment (GOP, also called letter of guarantee) before it admits you. It is a letter from the payer to that hospital. It names you, the treatment, the sum, the dates it holds for, and what is not included.',
      'What to look at before you rely on one:',
      [
        'The sum is in the quote’s currency and covers the quote, with something on top for what may be added.',
        'The dates cover a stay that becomes longer.',
        'The implants and medicines of the quote are not excluded.',
        'It says who pays the difference. It is usually you, at discharge.',
      ],
      'Without such a letter hospitals in India usually ask patients from abroad for a deposit on admission and for the rest before discharge. Cashless treatment is as a rule for policies of Indian insurers; some others have agreements with single hospitals. Ask yours, and have the answer in writing.',
    ],
  },
  {
    id: 'questions',
    title: 'Fourteen questions to ask an insurer',
    text: [
      'Ask in writing, and keep the answers with your passport.',
      {
        numbered: [
          'I travel to India for this treatment on these dates. Does the policy hold at all?',
          'Which of my illnesses and medicines do you want declared?',
          'Are complications of the planned treatment covered? Up to what sum, and until how long after the operation?',
          'Do you pay for treatment of a complication at home as well?',
          'What counts as a complication, and what as a known risk?',
          'Must the hospital, the surgeon or the implant be on a list of yours?',
          'Do I need your approval before an emergency operation? Who gives it at night, in India’s time?',
          'Do you pay the hospital, or do I pay and claim?',
          'Is evacuation covered when the cause is the planned treatment? Who decides that it is needed?',
          'To which country do you bring me: the nearest with suitable care, or home?',
          'What do you pay when a doctor says I may not fly yet, for me and for the person with me?',
          'Is the person with me insured in their own right?',
          'What is excluded because of my age?',
          'Which papers do you need for a claim, and in what language?',
        ],
      },
    ],
  },
  {
    id: 'ayana',
    title: 'What Ayana does and does not do',
    text: [
      [
        'We ask hospitals for quotes that say what is not included, so that you and your insurer can see the gap.',
        'We ask a hospital for the reports, bills and letters a claim needs.',
        'We do not sell, choose or arrange insurance, take a commission for it, or decide on claims.',
      ],
    ],
  },
];

export const INSURANCE_SOURCES: readonly Source[] = [
  {
    name: 'CDC Yellow Book: travel, travel health and medical evacuation insurance',
    href: 'https://www.cdc.gov/yellow-book/hcp/health-care-abroad/travel-insurance.html',
    read: 'November 2026',
  },
  {
    name: 'NHS: treatment abroad checklist',
    href: 'https://www.nhs.uk/using-the-nhs/healthcare-abroad/going-abroad-for-treatment/treatment-abroad-checklist/',
    read: 'November 2026',
  },
  {
    name: 'Fit for Travel (NHS Scotland): travelling abroad for medical treatment',
    href: 'https://fitfortravel.nhs.uk/advice/general-travel-health-advice/travelling-abroad-for-medical-treatment',
    read: 'November 2026',
  },
];
