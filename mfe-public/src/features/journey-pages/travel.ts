import type { JourneyPart } from './journey-part';

const READ = 'November 2026';

export const TRAVEL: JourneyPart = {
  step: 'travel',
  title: 'From the visa to the hospital’s door',
  lead: 'Stages 6 and 7. Visa, flight, somebody with your name on a sign, and a first day that is planned by the hour.',
  days: '1 to 4 weeks',
  stages: [
    {
      number: 6,
      text: [
        'With the hospital’s letter you ask for the e-Medical visa on the Indian government’s own site. As of November 2026 it is for 60 days and three entries, up to two people may come with you on an e-Medical Attendant visa, you should apply at least four days before you arrive, and passports must be valid for six months. Some nationalities need a regular medical visa from an Indian mission: look before you book.',
        'Flights are booked when the visa is there, with a return that can be changed. Tell us about wheelchair, oxygen or stretcher at once: an airline needs days and a form for that.',
      ],
      papers: [
        ['Passports', 'Of the patient and of each companion, valid for six months, with two empty pages.'],
        ['Hospital’s visa letter', 'Names patient, treatment, hospital and dates.'],
        ['e-visas', 'Printed. The officer at the counter wants paper.'],
        ['Tickets', 'With a return that can be changed: nobody knows the day of the flight home yet.'],
        ['Medicines', 'In the hand luggage, in their boxes, with the prescription.'],
      ],
    },
    {
      number: 7,
      text: [
        'You are met at the door of arrivals by a driver whose name and telephone number you have. On the first day: hospital registration, passport and visa copied, first tests, a room seen. Admission is mostly a day or two later.',
        'Whoever houses you, hospital or hotel, must report a foreign guest to the authorities within 24 hours by Form C. You only hand over the passport to be copied, and get it back.',
      ],
      papers: [
        ['Registration', 'Your hospital number: it stands on everything from now on.'],
        ['Form C', 'Filed by the hospital or the hotel within 24 hours. Ask for a copy.'],
        [
          'Consent to admission',
          'Read it before you sign, with the interpreter. You may cross out what you do not want.',
        ],
      ],
    },
  ],
  included: [
    'the check of the visa letter, and the list of papers with its dates;',
    'a name and a telephone number for each arrival, and somebody who notices if you did not come out.',
  ],
  extra: [
    'visa fees, set by the Indian government, different for each nationality;',
    'flights, and the airline’s fees for oxygen or a stretcher;',
    'lodging before admission, and the driver where the quote does not name him as included.',
  ],
  wrong: [
    [
      'The visa is late',
      'We ask the hospital for a new date; what becomes of the deposit stands in the terms of refund. Do not fly on a tourist visa instead: hospitals ask for the medical one.',
    ],
    ['You miss the connection', 'Write one line, so that the driver gets the new time and the hospital is told.'],
    [
      'Nobody stands at the door',
      'Call the number on your travel sheet. A missed arrival raises an alarm with us, not only with you.',
    ],
    [
      'You are ill on the way',
      'Tell the crew, and do not leave the airport alone: call the hospital, whose ambulance can come to the door.',
    ],
  ],
  at_home: [
    'Copies of all passports and visas stay with somebody who does not travel.',
    'One bag for the first night in hospital: nightwear, slippers, charger, glasses, all medicines.',
    'Enough of each medicine for two weeks more than planned.',
    'Tell the bank that cards will be used in India.',
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
    'The travel checklist asks for nationality, procedure and date. If there is no date yet, begin with a consultation.',
  next_link: { to: '/travel-checklist', text: 'Make a travel checklist' },
};
