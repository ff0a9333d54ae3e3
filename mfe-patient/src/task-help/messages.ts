import { defineMessages, formatLocale } from '@ayana/contracts/language';
import { CURRENCY_DECLARATION, E_MEDICAL_VISA } from '@ayana/contracts/travel';

const usd = (amount: number): string => `US$${amount.toLocaleString(formatLocale())}`;

/** The help with visa, luggage, flight and insurance. */
export const messages = defineMessages('mfe-patient/task-help', {
  retry: 'Try again',
  failed: 'Your nationality couldn’t be loaded.',
  source: (name: string, month: string): string => `${name}, as of ${month}. Rules change without notice.`,
  ask: 'Write to your case manager',
  papers: 'Papers',
  how: 'How',
  questions: 'What to ask',
  visa: {
    title: 'Visa',
    unknown: {
      title: 'Which passport do you travel with?',
      text: 'The way to a visa depends on your nationality. Add it to your details; then it is explained here.',
      action: 'Add your nationality',
    },
    none: {
      title: (nationality: string): string => `No visa is needed with a passport of ${nationality}`,
      steps: [
        'Ask the airline which identity document it accepts on your route.',
        'If you change planes in a third country, ask the airline what that country wants to see.',
      ],
      papers: ['Passport, or an identity document that is accepted at the border', 'The letter of the hospital'],
    },
    none_90: {
      title: (nationality: string): string => `With a passport of ${nationality}: up to 90 days without a visa`,
      steps: [
        'Ask the Indian high commission whether this includes treatment.',
        'Ask what to do if the treatment takes longer than 90 days.',
      ],
      papers: ['Passport', 'The letter of the hospital'],
    },
    evisa: {
      title: (nationality: string): string => `With a passport of ${nationality}: the e-Medical visa, online`,
      steps: [
        `Apply on the government’s page, at the latest ${E_MEDICAL_VISA.apply_days_before} days before you arrive and at the earliest ${E_MEDICAL_VISA.opens_days_before} days before. Do it as soon as you have the letter of the hospital.`,
        `It gives ${E_MEDICAL_VISA.days} days from the first entry, and ${E_MEDICAL_VISA.entries} entries.`,
        `At most ${E_MEDICAL_VISA.attendants} people can come with you. Each applies for an e-Medical Attendant visa and names your application.`,
        'Wait until the status is “granted”, print it, and keep it with your passport.',
      ],
      papers: [
        `Passport, valid ${E_MEDICAL_VISA.passport_months} months from the day you arrive, with ${E_MEDICAL_VISA.passport_pages} blank pages`,
        'The letter of the hospital, on its letterhead, with your name as in the passport, the treatment and the dates',
      ],
      page: 'Open the government’s page',
    },
    mission: {
      title: (nationality: string): string =>
        `With a passport of ${nationality}: a medical visa from an Indian mission`,
      steps: [
        'Apply at the Indian high commission or its visa centre, not online.',
        'Waiting times for an appointment change, so ask now. We advise six weeks before you travel; this is not a rule.',
        'Ask for the visas of those who come with you together with yours.',
      ],
      papers: [
        'Passport',
        'The letter of the hospital, on its letterhead, with your name as in the passport, the treatment and the dates',
        'What the mission asks for besides: ask for its list',
      ],
    },
    check: {
      title: 'We do not know; ask the Indian mission',
      text: (nationality: string): string =>
        `We have no rule for a passport of ${nationality} that we are sure of. The Indian embassy, high commission or consulate in your country knows.`,
      papers: ['Passport', 'The letter of the hospital, to show for what and when you travel'],
      page: 'See the government’s page',
    },
    questions: [
      'Which visa do I need for a medical treatment, and do I apply online or with you?',
      'Which papers do you need from me, and which from the hospital?',
      'How long does it take, and what does it cost?',
      'How many people can come with me, and how do they apply?',
      'How many days may I stay, and what do I do if the treatment takes longer?',
    ],
  },
  packing: {
    title: 'What to bring',
    items: [
      'Your medicines in your hand luggage, in their own boxes, with two weeks to spare, and the prescription.',
      'A signed list of your medicines with their generic names and doses, and your allergies.',
      'The reports and pictures that the hospital may need, the newest on top.',
      'Copies of passport, visa, letter, insurance and quote: on paper, apart from the originals, and on the phone of who comes with you.',
      'The name and telephone number of the person who decides if you cannot.',
      'A phone that works in India, an adaptor for types C, D and M (230 volts), and the number of the hospital on paper.',
      'Soft clothes that open at the front, and a warm layer: wards are cool.',
    ],
    cash: `Declare more than ${usd(CURRENCY_DECLARATION.notes_usd)} in notes, or more than ${usd(CURRENCY_DECLARATION.total_usd)} of foreign money in all, when you arrive.`,
    list: 'Open the checklist with your dates',
  },
  flying: {
    title: 'Flying with your condition',
    opinion: (words: string, doctor: string): string => `${words}, says the opinion of ${doctor}.`,
    noOpinion: 'A doctor says in your medical opinion whether you are fit to travel. Do not book before it is signed.',
    before: 'Ask the doctor before you book',
    doctor: [
      'May I fly now, how long at most, and with what breaks?',
      'Do I need oxygen, a wheelchair, more room, or someone beside me?',
      'What do I do against blood clots, swelling and pain on the way?',
      'When may I fly home after the treatment? Book a ticket that can be changed.',
    ],
    airline: 'Ask the airline when you book',
    asks: [
      'Do you want a form or a letter from my doctor, and until when?',
      'How do I order oxygen, a wheelchair or a stretcher, and what does it cost?',
      'May I take my medicines, needles and devices into the cabin?',
    ],
    home: 'Before the flight home, the hospital writes in the discharge summary from when you may fly and what you need on board.',
  },
  insurance: {
    title: 'Insurance',
    points: [
      'Ordinary travel insurance leaves out planned treatment and its complications. Declare your treatment: many policies end if you do not.',
      'Ask for cover of complications, for the flight home with help, and for a longer stay when a doctor writes that you may not fly yet.',
      'If an insurer or your government pays, the hospital wants its guarantee of payment before it admits you.',
      'Those who travel with you need ordinary travel insurance of their own.',
    ],
    more: 'Kinds of cover, and what to ask an insurer',
  },
});
