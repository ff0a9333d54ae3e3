import { defineMessages } from '@ayana/contracts/language';
import { BRAND } from '@ayana/contracts/brand';
import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { ArticlePart } from '../../articles/article-section';

export const TERMS_PARTS: readonly ArticlePart[] = defineMessages('mfe-public/terms/article', [
  {
    id: 'who',
    title: 'Who you deal with',
    text: [
      `${BRAND.name}, ${BRAND.address}. These terms apply between you and us when you use this site or when we help you. Your contract for treatment is with the hospital.`,
    ],
  },
  {
    id: 'service',
    title: 'What we do for you',
    text: [
      [
        `We answer your questions. A person does so within ${RESPONSE_HOURS} hours after your request is saved.`,
        'We pass your request and your papers on to the hospitals you name, with your consent.',
        'We ask for opinions and itemised quotes, and send them to you as the hospitals wrote them.',
        'We help with the visa letter, travel, lodging and the weeks afterwards. The [support page](/support) gives the details.',
      ],
      'When you ask for a consultation, it is a request until a person confirms the time. Until then, nothing you do on this site is binding.',
    ],
  },
  {
    id: 'medicine',
    title: 'What is not medical advice',
    text: [
      'Pages, prices, lists and messages from a case manager are information. They do not replace an examination, and no one here can tell you which treatment is right for you. In an emergency, call your local emergency number. In India, call 112.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices, quotes and payment',
    text: [
      'Prices on the site are indicative and show their year and source. A quote is the hospital’s offer. Before you accept one, look for four things: what is not included, the surgeon’s name, the room class, and until when it is valid.',
      'You pay the hospital, not us. Deposit, refund and cancellation follow the hospital’s written terms, which are part of its quote. If a bill differs from the quote, tell us. We ask the hospital to explain each line.',
      'The hospitals pay us. [The page about us](/about#earn) explains how.',
    ],
  },
  {
    id: 'you',
    title: 'What we expect of you',
    text: [
      [
        'Tell the truth about your health, your medicines and your name. Your surgeon relies on it.',
        'Send only papers that are yours, or that you may send for someone else.',
        'Keep your password to yourself. An account belongs to one person.',
        'Treat people as you would like them to treat you.',
        'Do not try to see other people’s data or to overload the site.',
      ],
      'If you act for a relative, you confirm that they want you to. For health data we still need their own consent, unless you are their guardian.',
    ],
  },
  {
    id: 'partners',
    title: 'Hospitals, doctors and partners',
    text: [
      'We check accreditation and registration as [the page about us](/about#checked) explains. We cannot check every treatment. We are not responsible for how a hospital or another partner performs its own contract with you. We are responsible for choosing and informing with care, and for what we do ourselves.',
    ],
  },
  {
    id: 'liability',
    title: 'Who is responsible for what',
    text: [
      'We are liable without limit for intent and gross negligence, and for harm to life or health that we cause. For simple negligence we are liable for the foreseeable damage if we breach a duty that matters. We are not liable for delays by authorities, airlines or weather, or for what you decide on the basis of information marked as indicative.',
      'Nothing in these terms limits a right you cannot give up under the Consumer Protection Act, 2019 (India) or the consumer law of the country you live in.',
    ],
  },
  {
    id: 'content',
    title: 'The site and what is on it',
    text: [
      'Texts and drawings are ours. You can print and share them for yourself and your doctors. Drawings do not show real places. The hospitals, doctors and people on this site are samples. We may change or close parts of the site. We still answer every request you sent.',
    ],
  },
  {
    id: 'end',
    title: 'If you want to stop',
    text: [
      'You can stop at any time. Write to us, or delete your account in [your account](/profile#delete-title). We may close an account that harms others, and we say why. Cancel hospital appointments as the hospital’s terms say. We help you with it.',
    ],
  },
  {
    id: 'complaints',
    title: 'Complaints and disputes',
    text: [
      'Start with [a complaint](/support?topic=complaint). A person who was not involved reads it and answers in writing. You reach the grievance officer in the same way.',
      'Indian law applies, and the courts of Chennai decide. If you are a consumer and live elsewhere, you can also go to the courts of your own country, and its mandatory law still protects you.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    text: [
      'Each change gets a new version and date. It applies to requests made after it. For earlier requests, the terms of that time still apply.',
    ],
  },
]);
