import { defineMessages } from '@ayana/contracts/language';
import type { JourneyPageTexts } from './journey-page-texts';

const READ = 'November 2026';

export const RECOVERY: JourneyPageTexts = defineMessages('mfe-public/journey-pages/recovery', {
  step: 'recovery',
  title: 'From discharge to the check-up at home',
  lead: 'Stages 9 and 10. The weeks near the hospital, the flight, and three months in which we ask how you are.',
  days: '1 to 6 weeks in India, then 90 days at home',
  stages: [
    {
      number: 9,
      text: [
        'You leave the ward, but your doctor still looks after you. For days or weeks you stay near the hospital, without stairs if you need that. You walk a little more each day. The team checks your wound, blood and tablets. We ask how you are every day.',
        'The surgeon decides when you can fly and writes it down. As a rough guide, the NHS, quoting the UK’s Civil Aviation Authority, says 10 to 14 days after chest surgery or a bypass, and 4 to 5 days after simple abdominal surgery. Your airline may ask for more.',
      ],
      papers: [
        ['Discharge summary', 'What you had, what was done, what to take, what to watch.'],
        ['Final bill', 'Compare it with the quote line by line. Ask before you pay, not after.'],
        ['Fit-to-fly certificate', 'The surgeon signs it. Some airlines have their own form.'],
        ['Films and results', 'On a disc or as files. They are yours.'],
      ],
    },
    {
      number: 10,
      text: [
        'We ask after 3, 7, 30 and 90 days: pain, fever, wound, walking, tablets. If an answer worries us, we tell the surgeon’s team the same day, and you hear what they say.',
        'Your doctor at home gets the record. A video call with the surgeon can be part of the plan. After 90 days without problems we close the journey, and your file stays yours.',
      ],
      papers: [
        ['Record pack', 'Everything in one place: summary, operation note, films, implant card, medicines.'],
        ['Follow-up notes', 'What you told us and what the doctor answered.'],
        ['Your review', 'Only if you like. We publish it as you wrote it, or not at all.'],
      ],
    },
  ],
  included: [
    'a daily check-in while you recover in India;',
    'four check-ins at home, and contact with the surgeon’s team.',
  ],
  extra: [
    'lodging and meals near the hospital after discharge;',
    'medicines to take home, and dressings;',
    'changing your flight, and extra video consultations beyond those in your plan, from $50, indicative, 2026.',
  ],
  wrong: [
    [
      'Chest pain, breathlessness, sudden weakness, heavy bleeding',
      'Call the emergency number where you are at once. In India, call 112. Then call the hospital, then us.',
    ],
    [
      'Fever, a red wound, a swollen calf',
      'In India, call the hospital, even at night. At home, first go to the nearest emergency department with the discharge summary, then tell us.',
    ],
    [
      'You cannot fly on the planned day',
      'First change the flight, then check your visa. Ask the e-FRRO for an extension before the visa ends, with the hospital’s letter.',
    ],
    [
      'Your doctor at home does not want to take over',
      'Send them the record pack before you travel home. You can ask the surgeon’s team to speak with them.',
    ],
    [
      'The bill is higher than the quote',
      'The hospital must give a written reason for every extra item. We go through the bill with you before you pay.',
    ],
    [
      'You do not answer a check-in',
      'We try another way, then contact the person you named. We take it seriously if we do not hear from you.',
    ],
  ],
  at_home: [
    'Set up a bed on the ground floor and a chair with arms, and remove loose rugs.',
    'Book an appointment with your own doctor in the first week, and bring the discharge summary.',
    'Put the warning signs on the refrigerator, with the emergency number.',
    'Find someone who can cook and drive for two weeks.',
  ],
  sources: [
    {
      name: 'NHS: When can I fly after surgery?',
      href: 'https://www.nhs.uk/common-health-questions/accidents-first-aid-and-treatments/when-can-i-fly-after-surgery/',
      read: READ,
    },
    { name: 'NHS: Deep vein thrombosis', href: 'https://www.nhs.uk/conditions/deep-vein-thrombosis-dvt/', read: READ },
    { name: 'e-FRRO, Government of India (visa extension)', href: 'https://indianfrro.gov.in/', read: READ },
    { name: 'CDC: Medical tourism', href: 'https://wwwnc.cdc.gov/travel/page/medical-tourism', read: READ },
  ],
  next_title: 'The journey ends where it began: at home',
  next_text: 'Are you just starting? Ask us. A person answers within 24 hours.',
});
