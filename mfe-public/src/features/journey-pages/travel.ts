import { defineMessages } from '@ayana/contracts/language';
import type { JourneyPageTexts } from './journey-page-texts';

const READ = 'November 2026';

export const TRAVEL: JourneyPageTexts = defineMessages('mfe-public/journey-pages/travel', {
  step: 'travel',
  title: 'From the visa to the hospital’s door',
  lead: 'Stages 6 and 7. Your visa, your flight, a driver with your name on a sign, and a first day planned by the hour.',
  days: '1 to 4 weeks',
  stages: [
    {
      number: 6,
      text: [
        'With the hospital’s letter you apply for the e-Medical visa on the Indian government’s own site. As of November 2026 it is for 60 days and three entries. Up to two people can come with you on an e-Medical Attendant visa. Apply at least four days before you arrive. Passports must be valid for six months. Some nationalities need a regular medical visa from an Indian mission, so check before you book.',
        'Book flights when you have the visa, with a return that you can change. Tell us at once if you need a wheelchair, oxygen or a stretcher, because airlines need days and a form for that.',
      ],
      papers: [
        ['Passports', 'For the patient and each companion, valid for six months, with two empty pages.'],
        ['Hospital’s visa letter', 'It names the patient, treatment, hospital and dates.'],
        ['e-visas', 'Print them. The officer at the counter wants to see paper.'],
        ['Tickets', 'With a return that you can change, because no one knows the day of the flight home yet.'],
        ['Medicines', 'In your hand luggage, in their boxes, with the prescription.'],
      ],
    },
    {
      number: 7,
      text: [
        'A driver meets you at arrivals. You have the driver’s name and phone number. On the first day you register at the hospital, which copies your passport and visa. You have your first tests and see your room. Most people are admitted a day or two later.',
        'The hospital or hotel you stay at must report foreign guests to the authorities within 24 hours with Form C. They copy your passport and give it back.',
      ],
      papers: [
        ['Registration', 'You get your hospital number. You need it for everything from now on.'],
        ['Form C', 'The hospital or the hotel files it within 24 hours. Ask for a copy.'],
        [
          'Consent to admission',
          'Read it with the interpreter before you sign. You can cross out what you do not want.',
        ],
      ],
    },
  ],
  included: [
    'a check of the visa letter, and the list of papers with dates;',
    'a name and a phone number for each arrival, and a person who notices if you do not come out.',
  ],
  extra: [
    'visa fees, which the Indian government sets for each nationality;',
    'flights, and the airline’s fees for oxygen or a stretcher;',
    'lodging before admission, and the driver if the quote does not include one.',
  ],
  wrong: [
    [
      'The visa is late',
      'We ask the hospital for a new date. The refund terms say what happens with your deposit. Do not fly on a tourist visa instead, because hospitals ask for the medical one.',
    ],
    ['You miss the connection', 'Send us a short message. We give the driver the new time and tell the hospital.'],
    ['No one is there to meet you', 'Call the number on your travel sheet. We also get an alarm if you do not arrive.'],
    [
      'You are ill on the way',
      'Tell the crew, and do not leave the airport alone. Call the hospital. Its ambulance can come to the door.',
    ],
  ],
  at_home: [
    'Leave copies of all passports and visas with a person who does not travel.',
    'Pack one bag for the first night in hospital: nightwear, slippers, charger, glasses, all medicines.',
    'Pack enough of each medicine for two weeks more than planned.',
    'Tell the bank that you will use your cards in India.',
  ],
  sources: [
    { name: 'Indian e-Visa, Government of India', href: 'https://indianvisaonline.gov.in/evisa/', read: READ },
    { name: 'Bureau of Immigration, India', href: 'https://boi.gov.in/', read: READ },
    { name: 'e-FRRO, Government of India (registration, extension)', href: 'https://indianfrro.gov.in/', read: READ },
    {
      name: 'WHO: International travel and health',
      href: 'https://www.who.int/health-topics/travel-and-health',
      read: READ,
    },
  ],
  next_title: 'Make your own list of papers and dates',
  next_text:
    'The travel checklist asks for nationality, procedure and date. If you have no date yet, start with a consultation.',
  next_link: { to: '/travel-checklist', text: 'Make a travel checklist' },
});
