import { BRAND } from '@ayana/contracts/brand';
import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { WrittenPart } from '../../layout/written-section';

export const TERMS_PARTS: readonly WrittenPart[] = [
  {
    id: 'who',
    title: 'Who you deal with',
    text: [
      `${BRAND.name}, ${BRAND.address}. These terms hold between you and us when you use this site or let us accompany you. Your contract about treatment is with the hospital.`,
    ],
  },
  {
    id: 'service',
    title: 'What we do for you',
    text: [
      [
        `Answer your questions. A person does so within ${RESPONSE_HOURS} hours after your request is saved.`,
        'Pass your request and your papers on to the hospitals you name, with your consent.',
        'Ask for opinions and itemised quotes, and send them to you as the hospitals wrote them.',
        'Help with the visa letter, travel, lodging and the weeks afterwards, as the [support page](/support) says in detail.',
      ],
      'A consultation you ask for is a request until a person has confirmed its time. Nothing you do on this site before that binds you to anything.',
    ],
  },
  {
    id: 'medicine',
    title: 'What is not medical advice',
    text: [
      'Pages, prices, lists and what a case manager writes are information. They do not replace an examination, and no one here can tell you which treatment is right for you. In an emergency call your local emergency number; in India 112.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices, quotes and payment',
    text: [
      'Prices on the site are indicative and carry year and source. A quote is the hospital’s offer. Before you accept one, look for four things: what is not included, the surgeon’s name, the room class, and until when it holds.',
      'You pay the hospital, not us. Deposit, refund and cancellation follow the hospital’s written terms, which are part of its quote. If a bill differs from the quote, tell us: we ask the hospital to explain each line.',
      'We are paid by the hospitals; [the page about us](/about#earn) says how.',
    ],
  },
  {
    id: 'you',
    title: 'What we expect of you',
    text: [
      [
        'Tell the truth about your health, your medicines and your name: a surgeon relies on it.',
        'Send only papers that are yours, or that you may send for somebody else.',
        'Keep your password to yourself. An account belongs to one person.',
        'Treat the people you meet as you wish to be treated.',
        'Do not try to get at what is not yours, or to overload the site.',
      ],
      'If you act for a relative, you confirm that they want you to. For health data we still need their own consent, unless you are their guardian.',
    ],
  },
  {
    id: 'partners',
    title: 'Hospitals, doctors and partners',
    text: [
      'We check accreditation and registration as [the page about us](/about#checked) says. We cannot check every treatment, and are not responsible for how a hospital or another partner performs its own contract with you. We do answer for choosing and informing with care, and for what we do ourselves.',
    ],
  },
  {
    id: 'liability',
    title: 'Who answers for what',
    text: [
      'We answer without limit for intent and gross negligence, and for harm to life or health that we cause. For simple negligence we answer for the foreseeable damage of a duty that matters. We do not answer for delays by authorities, airlines or weather, nor for what you decide on information marked as indicative.',
      'Nothing in these terms limits a right you cannot give up under the Consumer Protection Act, 2019 (India) or the consumer law of the country you live in.',
    ],
  },
  {
    id: 'content',
    title: 'The site and what is on it',
    text: [
      'Texts and drawings are ours; you may print and share them for yourself and your doctors. Drawings stand in for places; hospitals, doctors and people shown are samples. We may change or close parts of the site; a request you have sent is answered all the same.',
    ],
  },
  {
    id: 'end',
    title: 'Ending it',
    text: [
      'You can stop at any moment: write to us, or delete your account in [your profile](/profile). We may close an account that harms others, and say why. Hospital appointments must be cancelled as the hospital’s terms say; we help with it.',
    ],
  },
  {
    id: 'complaints',
    title: 'Complaints and disputes',
    text: [
      'Begin with [a complaint](/support?topic=complaint). It is read by somebody who was not part of it, and answered in writing. The grievance officer is reached at the same place.',
      'Indian law applies, and the courts of Chennai decide. If you live elsewhere and are a consumer, you may also go to the courts of your own country, and its mandatory law stays yours.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    text: [
      'A change gets a new version and date and holds for requests made after it. A request made before keeps the terms it was made under.',
    ],
  },
];
