import type { JourneyPart } from './journey-part';

const READ = 'November 2026';

export const RECOVERY: JourneyPart = {
  step: 'recovery',
  title: 'From discharge to the check-up at home',
  lead: 'Stages 9 and 10. The weeks near the hospital, the flight, and the three months in which we keep asking how you are.',
  days: '1 to 6 weeks in India, then 90 days at home',
  stages: [
    {
      number: 9,
      text: [
        'You leave the ward, not the doctor. For days or weeks you live near the hospital, in a place without stairs if you need one, walk a little more each day, and have wound, blood and tablets checked. We look in every day.',
        'The surgeon decides when you may fly and writes it down. As a rough guide the NHS, after the Civil Aviation Authority of the UK, names 10 to 14 days after chest surgery or a bypass and 4 to 5 after simple abdominal surgery; your airline may ask for more.',
      ],
      papers: [
        ['Discharge summary', 'What you had, what was done, what to take, what to watch.'],
        ['Final bill', 'Line by line against the quote. Ask before you pay, not after.'],
        ['Fit-to-fly certificate', 'Signed by the surgeon, some airlines on their own form.'],
        ['Films and results', 'On a disc or as files. They are yours.'],
      ],
    },
    {
      number: 10,
      text: [
        'We ask after 3, 7, 30 and 90 days: pain, fever, wound, walking, tablets. An answer that worries us goes to the surgeon’s team the same day, and you hear what they say.',
        'Your doctor at home gets the record. A video call with the surgeon can be part of the plan. After 90 days without worries the journey is closed, and your file stays yours.',
      ],
      papers: [
        ['Record pack', 'Everything in one: summary, operation note, films, implant card, medicines.'],
        ['Follow-up notes', 'What you told us and what the doctor answered.'],
        ['Your review', 'If you like. It is published as you wrote it, or not at all.'],
      ],
    },
  ],
  included: [
    'the daily look-in while you recover in India;',
    'the four check-ins at home and the way back to the surgeon’s team.',
  ],
  extra: [
    'lodging and meals near the hospital after discharge;',
    'medicines to take home, and dressings;',
    'a changed flight, and further video consultations beyond those in your plan, from $50, indicative, 2026.',
  ],
  wrong: [
    [
      'Chest pain, breathlessness, sudden weakness, heavy bleeding',
      'The emergency number where you are, at once: in India 112. Then the hospital, then us.',
    ],
    [
      'Fever, a red wound, a swollen calf',
      'In India: call the hospital, at night too. At home: the nearest emergency room first, with the discharge summary, then tell us.',
    ],
    [
      'You may not fly on the day',
      'Move the flight first; then look at the visa. An extension is asked for at the e-FRRO before the visa ends, with the hospital’s letter.',
    ],
    [
      'Your doctor at home does not want to take over',
      'Show them the record pack before you travel. The surgeon’s team can be asked to speak with them.',
    ],
    [
      'The bill is higher than the quote',
      'Every line above it needs a reason in writing. We go through it with you before you pay.',
    ],
    ['You do not answer a check-in', 'We try another way, then the person you named. Silence is taken seriously.'],
  ],
  at_home: [
    'A bed on the ground floor, a chair with arms, no loose rugs.',
    'An appointment with your own doctor in the first week, with the discharge summary.',
    'The red flags on the refrigerator, with the emergency number.',
    'Somebody who cooks and drives for two weeks.',
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
  next_text: 'If you are at its beginning, ask. A person answers within 24 hours.',
};
