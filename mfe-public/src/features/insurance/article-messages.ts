import { defineMessages } from '@ayana/contracts/language';
import type { Comparison } from '../../articles/comparison-table';
import type { Source } from '../../articles/sources';
import type { ArticlePart } from '../../articles/article-section';

export const COVERS: Comparison = defineMessages('mfe-public/insurance/article/covers', {
  caption: 'Kinds of cover compared, as insurers usually word them',
  columns: ['Cover', 'Usually pays', 'Usually leaves out', 'Needed when'],
  rows: [
    [
      'Ordinary travel insurance',
      'Sudden illness or an accident on the journey, lost luggage, a trip you must cancel for a listed reason.',
      'The planned treatment, its complications, and illnesses you had before, unless you declared them and the insurer accepted them.',
      'Always, for everyone who travels with you.',
    ],
    [
      'Complication cover for planned treatment',
      'More treatment in hospital when the planned operation goes wrong, up to a sum and for a number of days or months.',
      'A result you are unhappy with, complications you were told are likely, treatment outside the hospital named in the policy.',
      'You have an operation under general anaesthetic. Ask whether it also pays at home.',
    ],
    [
      'Evacuation and repatriation',
      'Transport with medical staff to a hospital that can treat you, or home; the return of a body.',
      'Transport you do not need, or that the insurer’s own doctors did not approve first.',
      'You have a serious illness, or live more than one flight away.',
    ],
    [
      'Extended stay',
      'Room and board, and a changed ticket, when a doctor writes that you may not fly yet.',
      'Days you stay without such a letter, and often the person with you.',
      'Your dates are tight, or you cannot change your ticket.',
    ],
    [
      'Cancellation for medical reasons',
      'What you paid for flights and rooms if the operation is cancelled.',
      'A change of mind, or an illness you had when you bought it and did not declare.',
      'You must pay for flights long before you travel.',
    ],
  ],
});

export const INSURANCE_PARTS: readonly ArticlePart[] = defineMessages('mfe-public/insurance/article/insurance-parts', [
  {
    id: 'excluded',
    title: 'What ordinary travel cover leaves out',
    text: [
      'Travel insurance is made for holidays that go wrong. Most policies say under “exclusions” that they do not cover treatment that is the purpose of the journey. This means that they do not cover:',
      [
        'the operation itself, and every appointment before and after it',
        'its complications: an infection, a clot, a second operation, even if they begin after you leave hospital',
        'conditions you had before you travelled, unless you declared them and the insurer accepted them in writing',
        'the flight home with a nurse or on a stretcher, if the reason is the planned treatment',
      ],
      'Many policies end completely if you travel for treatment and did not tell the insurer. Declare it, even if you do not want to insure it.',
    ],
  },
  { id: 'compared', title: 'Types of cover compared', text: [] },
  {
    id: 'guarantee',
    title: 'What a guarantee of payment is',
    text: [
      'If your insurer or your government pays for the treatment, the hospital asks for a guarantee of payment (GOP, also called letter of guarantee) before it admits you. It is a letter from the payer to that hospital. It names you, the treatment, the sum, the dates it is valid for, and what is not included.',
      'Check these points before you rely on one:',
      [
        'The sum is in the quote’s currency and covers the quote, with some extra for unexpected costs.',
        'The dates cover a longer stay.',
        'It does not exclude the implants and medicines in the quote.',
        'It says who pays the difference. This is usually you, when you leave hospital.',
      ],
      'Without such a letter, hospitals in India usually ask patients from abroad for a deposit on admission and the rest before discharge. Cashless treatment is usually for policies of Indian insurers. Some other insurers have agreements with certain hospitals. Ask yours, and get the answer in writing.',
    ],
  },
  {
    id: 'questions',
    title: 'Fourteen questions to ask an insurer',
    text: [
      'Ask in writing, and keep the answers with your passport.',
      {
        numbered: [
          'I am travelling to India for this treatment on these dates. Is the policy valid at all?',
          'Which of my illnesses and medicines must I declare?',
          'Do you cover complications of the planned treatment? Up to what sum, and for how long after the operation?',
          'Do you pay for treatment of a complication at home as well?',
          'What counts as a complication, and what as a known risk?',
          'Must the hospital, the surgeon or the implant be on your list?',
          'Do I need your approval before an emergency operation? Who gives it at night, in India’s time?',
          'Do you pay the hospital, or do I pay and claim?',
          'Do you cover evacuation if the cause is the planned treatment? Who decides that I need it?',
          'Which country do you take me to: the nearest with suitable care, or home?',
          'What do you pay if a doctor says I cannot fly yet, for me and for the person with me?',
          'Is the person with me insured too?',
          'What do you exclude because of my age?',
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
        'We ask hospitals for quotes that say what is not included, so you and your insurer can see the gap.',
        'We ask the hospital for the reports, bills and letters you need for a claim.',
        'We do not sell, choose or arrange insurance, take commission for it, or decide on claims.',
      ],
    ],
  },
]);

export const INSURANCE_SOURCES: readonly Source[] = defineMessages('mfe-public/insurance/article/insurance-sources', [
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
]);
