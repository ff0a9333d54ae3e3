import { defineMessages } from '@ayana/contracts/language';
import type { Speciality } from './speciality';

const READ = 'November 2026';

const MESSAGES = defineMessages('mfe-public/specialities/cardiology', {
  title: 'Heart treatment in India',
  lead: 'Bypass, valves, stents, pacemakers and surgery for children: what each is, what it costs, how long you stay, and what to ask before you say yes.',
  procedures: {
    'CABG (bypass)':
      'A blood vessel from your chest, arm or leg carries blood around a narrowed artery of the heart. This is open surgery under general anaesthetic.',
    'Valve replacement (AVR/MVR)':
      'The surgeon replaces a valve that leaks or no longer opens with a mechanical valve or a tissue valve. It is open surgery, or done through a smaller cut.',
    'Angioplasty (1 stent; +$2000 per extra)':
      'A balloon opens a narrowed artery from inside and a small mesh tube, the stent, keeps it open. The doctor goes in through your wrist or groin, and you are awake.',
    'Dual-chamber pacemaker':
      'A small device under the skin stops the heart from beating too slowly. It takes about an hour, and most people are awake.',
    TAVI: 'The doctor puts in a new aortic valve through an artery, without opening the chest. It is for people who cannot safely have open surgery.',
    'ASD/VSD closure (paediatric)':
      'The doctor closes a hole between the chambers of a child’s heart, by surgery or through a blood vessel. It depends on the hole.',
    'Heart transplant':
      'Only if nothing else helps. In India organs go to Indian patients first. A visitor is considered only if no Indian patient matches. Ask before you plan.',
  },
  what: [
    'Cardiology looks after the heart without opening the chest: tests, medicines, stents through an artery, pacemakers. Cardiac surgery operates on it: bypasses, valves, holes a child was born with. In a good hospital both decide together, because many people could have either treatment. The better choice depends on the film of your own arteries.',
    'So send your papers before you travel. A cardiologist and a surgeon look at your angiogram and the ultrasound of your heart. Then they can tell you in writing what they would do, why, and what else is possible, before you pay for a flight.',
  ],
  helps: [
    'your doctor at home has recommended a procedure, and the wait is too long or the price too high;',
    'you have angina, breathlessness or a leaking valve that tablets no longer control, and reports that show why;',
    'a child has a heart defect and no one near you can operate;',
    'a doctor told you that nothing can be done, and you want a second opinion in writing.',
  ],
  not_for: [
    'your heart is not stable enough for hours in a cabin: chest pain at rest, a heart attack in the past days, fluid in the lungs;',
    'you have not tried tablets and a healthier lifestyle, and these would work as well;',
    'no one at home can check blood thinners, wounds and blood pressure afterwards: arrange this first;',
    'your only hope is a transplant from a deceased donor.',
  ],
  urgent:
    'you have chest pain that spreads to your arm, neck or jaw, sudden breathlessness, fainting, or a face or arm that goes weak. Call your local emergency number now. The first hour matters most.',
  send: [
    [
      'Angiogram',
      'Pictures from the film as JPEG, not only the report, and the disc when you come. The surgeon decides from them.',
    ],
    ['Echocardiogram', 'The ultrasound of the heart with its figures, no older than three months.'],
    ['ECGs', 'The newest one, and one from a bad day if there is one.'],
    ['Blood tests', 'Kidney function, sugar, blood count, and clotting if you take a blood thinner.'],
    ['Medicines', 'A photograph of every box. Blood thinners and diabetes tablets matter most before a procedure.'],
    ['Earlier operations', 'The discharge letter, and the card for any stent, valve or pacemaker you have.'],
  ],
  days: [
    'After a bypass or an open valve operation most people spend about a week in hospital, with the first day or two in intensive care. You can do everyday things after about six weeks and have your full strength back after two to three months. That is why the price list shows 21 to 28 days in India for a bypass: a week in hospital, then two nearby. You walk a little more each day until the surgeon has checked the wound.',
    'Flying: as a rough guide, the UK’s Civil Aviation Authority, quoted by the NHS, says to wait at least 10 to 14 days after a bypass or other chest surgery. Your airline may ask for a form signed by the hospital. After a single stent or a pacemaker you stay for days, not weeks.',
  ],
  course: [
    {
      title: 'The first call',
      when: 'Day 0',
      text: 'You ask us. A person answers within 24 hours, tells you their name, and says which papers are missing.',
    },
    {
      title: 'The opinion',
      when: 'about a week',
      text: 'A cardiologist looks at the films, talks with you by video, and tells you what they would and would not do.',
    },
    {
      title: 'The quotes',
      when: 'about a week',
      text: 'At least two hospitals give you a price for the same plan, with the surgeon’s name, the maker of the implant, days in intensive care and what is left out.',
    },
    {
      title: 'Visa and flight',
      when: '1 to 3 weeks',
      text: 'You get the hospital’s letter and the medical visa, and someone meets you. A companion is part of the plan, not an extra.',
    },
    {
      title: 'Tests, then the procedure',
      when: '2 to 3 days, then 2 to 9 in hospital',
      text: 'The team checks your blood, ultrasound and teeth again. You meet the surgeon and the anaesthetist before you sign.',
    },
    {
      title: 'Near the hospital',
      when: 'until the surgeon lets you fly',
      text: 'You walk, have your wound checked and get the right tablets. You leave with the films, the operation note and the card for your implant.',
    },
    {
      title: 'At home',
      when: 'after 3, 7, 30 and 90 days',
      text: 'We ask how you are. Your own doctor gets the plan for blood thinners, blood pressure and the next ultrasound.',
    },
  ],
  risks: [
    [
      'Bleeding, infection',
      'You may need a second operation on the first day, or a wound on your chest or leg may heal badly. This is more common if you have diabetes or smoke.',
    ],
    ['Irregular heartbeat', 'This is common in the days after open surgery. It usually settles with medicines.'],
    [
      'Stroke, heart attack, kidneys',
      'These are rarer but serious. The risk depends on your age, kidneys, lungs and how well your heart pumps.',
    ],
    [
      'Death',
      'Some people die. This is more common with a weak heart, in an emergency and with a second operation. Ask for the surgeon’s own figure for a person like you, within 30 days.',
    ],
    [
      'Clots on the way home',
      'Long flights after an operation raise the risk. Walk, drink water, wear stockings if you were given them, and take your prescribed medicines.',
    ],
    [
      'For life',
      'With a mechanical valve you need a blood thinner and blood tests for life. A tissue valve wears out over the years. Think about which checks you can get at home.',
    ],
  ],
  quality: [
    'Ask the surgeon for three numbers. How many of these operations did you do last year? How many patients needed a second operation? How many died within 30 days? A hospital that measures this will answer.',
    'You can compare your plan with guidelines. For example, for a narrowed aortic valve, NICE in England offers TAVI to people at high risk from surgery or not fit for it, and surgery to those at low or medium risk. If your plan differs, ask why.',
    'In India the price authority NPPA fixes the highest price of a coronary stent, and the bill must list the stent and its maker as a separate item. Look for it.',
    'JCI and NABH are accreditations of a whole hospital, with a number and an end date. They show that someone inspects how the hospital works, not how well one surgeon operates. In the operating theatre, the team should read the WHO’s surgical safety checklist aloud before the first cut. You can ask whether they do.',
  ],
  questions: [
    {
      id: 'q-stent-or-bypass',
      question: 'Stent or bypass: who decides?',
      answer:
        'You do, after a cardiologist and a surgeon have both looked at the angiogram. If you have several narrowed arteries, diabetes or a narrowed main stem, a bypass often lasts longer. If you have one or two narrowings, a stent is the smaller procedure. Ask for the reason in writing.',
    },
    {
      id: 'q-extra-stents',
      question: 'What if they find that I need more stents?',
      answer:
        'The price list shows the price with one stent, and about $2,000 for each extra one. Your quote should say what a second and a third would cost. It should also say that the doctor asks you first, unless it is an emergency.',
    },
    {
      id: 'q-valve',
      question: 'Mechanical or tissue valve?',
      answer:
        'A mechanical valve lasts, but needs warfarin and regular blood tests for life. With a tissue valve most people do not need this, but it wears out and you may need a new one. If blood tests are hard to get where you live, this often decides.',
    },
    {
      id: 'q-age',
      question: 'My father is 78. Is he too old?',
      answer:
        'Age alone does not decide. Kidneys, lungs, walking and memory matter more. An honest hospital checks these before it gives a price, and sometimes advises tablets instead.',
    },
    {
      id: 'q-companion',
      question: 'Can someone stay with me?',
      answer:
        'Yes, and we advise it. Two people can travel on an e-Medical Attendant visa. Many rooms have a bed for a companion. Your quote says whether the price includes it.',
    },
    {
      id: 'q-complication',
      question: 'Who pays if something goes wrong?',
      answer:
        'A longer stay, a second operation or more days in intensive care are usually not in a package price. Ordinary travel insurance excludes planned treatment. Ask for the daily rates beforehand, and read our page on insurance.',
    },
  ],
  sources: [
    {
      name: 'NHS: Coronary artery bypass graft',
      href: 'https://www.nhs.uk/tests-and-treatments/coronary-artery-bypass-graft/',
      read: READ,
    },
    {
      name: 'NHS: Coronary angioplasty and stent insertion',
      href: 'https://www.nhs.uk/conditions/coronary-angioplasty/',
      read: READ,
    },
    {
      name: 'NHS: When can I fly after surgery?',
      href: 'https://www.nhs.uk/common-health-questions/accidents-first-aid-and-treatments/when-can-i-fly-after-surgery/',
      read: READ,
    },
    { name: 'NICE NG208: Heart valve disease in adults', href: 'https://www.nice.org.uk/guidance/ng208', read: READ },
    {
      name: 'WHO: Cardiovascular diseases',
      href: 'https://www.who.int/news-room/fact-sheets/detail/cardiovascular-diseases-(cvds)',
      read: READ,
    },
    {
      name: 'WHO: Safe surgery',
      href: 'https://www.who.int/teams/integrated-health-services/patient-safety/research/safe-surgery',
      read: READ,
    },
    {
      name: 'National Pharmaceutical Pricing Authority, India (stent prices)',
      href: 'https://www.nppaindia.nic.in/',
      read: READ,
    },
    {
      name: 'National Organ and Tissue Transplant Organisation, India',
      href: 'https://notto.mohfw.gov.in/',
      read: READ,
    },
  ],
  next_title: 'Show a cardiologist your film first',
  next_text:
    'Ask for a free consultation. A person answers within 24 hours and tells you which papers you need. You pay nothing.',
});

/** The texts of the cardiology page. */
export const CARDIOLOGY: Speciality = {
  ...MESSAGES,
  path: '/services/cardiology',
  categories: ['Cardiac'],
  departments: ['Cardiac surgery', 'Cardiology'],
};
