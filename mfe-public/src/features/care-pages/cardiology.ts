import type { Speciality } from './speciality';

const READ = 'November 2026';

/** The heart: what a worried reader needs before anybody asks for money. */
export const CARDIOLOGY: Speciality = {
  path: '/services/cardiology',
  title: 'Heart treatment in India',
  lead: 'Bypass, valves, stents, pacemakers and surgery for children: what each is, what it costs, how long you stay, and what to ask before you say yes.',
  service: 'cardiac',
  categories: ['Cardiac'],
  departments: ['Cardiac surgery', 'Cardiology'],
  procedures: {
    'CABG (bypass)':
      'A vessel from the chest, arm or leg leads blood past a narrowed artery of the heart. Open surgery under full anaesthesia.',
    'Valve replacement (AVR/MVR)':
      'A valve that leaks or no longer opens is replaced by a mechanical one or one of tissue. Open or through a smaller cut.',
    'Angioplasty (1 stent; +2000 per extra)':
      'A balloon opens a narrowed artery from inside and a small mesh tube, the stent, keeps it open. Through the wrist or groin, awake.',
    'Dual-chamber pacemaker':
      'A small device under the skin keeps the heart from beating too slowly. About an hour, mostly awake.',
    TAVI: 'A new aortic valve is brought in through an artery, without opening the chest. For people for whom open surgery is too risky.',
    'ASD/VSD closure (paediatric)':
      'A hole between the chambers of a child’s heart is closed, by surgery or through a vessel, depending on the hole.',
    'Heart transplant':
      'Only where nothing else helps. In India organs go to Indian patients first; a visitor is considered only when no Indian patient matches. Ask before you plan around it.',
  },
  what: [
    'Cardiology looks after the heart without opening the chest: tests, medicines, stents through an artery, pacemakers. Cardiac surgery operates on it: bypasses, valves, holes a child was born with. A good hospital has both sit at one table, because many people could have either, and the better choice depends on the film of their own arteries.',
    'So the first thing to travel should be your papers, not you. A cardiologist and a surgeon who have seen the angiogram and the ultrasound of the heart can say in writing what they would do, why, and what else there is, before you pay for a flight.',
  ],
  helps: [
    'a doctor at home has named a procedure, and the wait or the price there is too much;',
    'you have angina, breathlessness or a leaking valve that tablets no longer hold, and reports that show why;',
    'a child has a heart defect that nobody near you operates on;',
    'you were told that nothing can be done, and want a second opinion on paper.',
  ],
  not_for: [
    'your heart is not stable enough for hours in a cabin: chest pain at rest, a heart attack in the past days, fluid in the lungs;',
    'tablets and a changed life have not been tried, and would do as well;',
    'nobody at home can check blood thinners, wounds and blood pressure afterwards: that has to be arranged first;',
    'the only hope named is a transplant from a deceased donor.',
  ],
  urgent:
    'there is chest pain that spreads to arm, neck or jaw, sudden breathlessness, fainting, or a face or arm that goes weak. Call your local emergency number now. No journey is worth the first hour.',
  send: [
    ['Angiogram', 'The film itself on a disc or as files, not only the report: the surgeon decides from the pictures.'],
    ['Echocardiogram', 'The ultrasound of the heart with its figures, not older than three months.'],
    ['ECGs', 'The newest one, and one from a bad day if there is one.'],
    ['Blood tests', 'Kidney function, sugar, blood count, and clotting if you take a blood thinner.'],
    ['Medicines', 'A photograph of every box. Blood thinners and diabetes tablets matter most before a procedure.'],
    ['Earlier operations', 'The discharge letter, and the card of any stent, valve or pacemaker you carry.'],
  ],
  days: [
    'After a bypass or an open valve operation most people spend about a week in hospital, the first day or two in intensive care. Everyday things come back after some six weeks, full strength after two to three months. That is why the price list counts 21 to 28 days in India for a bypass: the week in hospital, then two near it, walking a little more each day, until the surgeon has seen the wound.',
    'Flying: as a rough guide the UK’s Civil Aviation Authority, quoted by the NHS, says 10 to 14 days at the least after a bypass or other chest surgery. Your airline may ask for a form signed by the hospital. After a single stent or a pacemaker the stay is days, not weeks.',
  ],
  course: [
    {
      title: 'The first call',
      when: 'Day 0',
      text: 'You ask. A person answers within 24 hours under their own name and says which papers are missing.',
    },
    {
      title: 'The opinion',
      when: 'about a week',
      text: 'A cardiologist reads the films, talks with you by video, and says what they would do and what they would leave.',
    },
    {
      title: 'The quotes',
      when: 'about a week',
      text: 'At least two hospitals price the same plan: surgeon by name, implant by maker, days in intensive care, what is left out.',
    },
    {
      title: 'Visa and flight',
      when: '1 to 3 weeks',
      text: 'The hospital’s letter, the medical visa, somebody to meet you. A companion is part of the plan, not an extra.',
    },
    {
      title: 'Tests, then the procedure',
      when: '2 to 3 days, then 2 to 9 in hospital',
      text: 'Blood, ultrasound and teeth are checked again. You meet the surgeon and the anaesthetist before you sign.',
    },
    {
      title: 'Near the hospital',
      when: 'until the surgeon lets you fly',
      text: 'Walking, wound checks, tablets set. You leave with the films, the operation note and the card of your implant.',
    },
    {
      title: 'At home',
      when: 'after 3, 7, 30 and 90 days',
      text: 'We ask how you are. Your own doctor gets the plan: blood thinner, blood pressure, when the next ultrasound is due.',
    },
  ],
  risks: [
    [
      'Bleeding, infection',
      'A return to theatre in the first day, or a wound on chest or leg that heals badly. More common with diabetes and smoking.',
    ],
    ['Irregular heartbeat', 'Frequent in the days after open surgery; it usually settles with medicines.'],
    [
      'Stroke, heart attack, kidneys',
      'Rarer and serious. The risk depends on age, kidneys, lungs and how well the heart pumps.',
    ],
    [
      'Death',
      'It happens, more often with weak hearts, with emergencies and with a second operation. Ask for the surgeon’s own figure for somebody like you, within 30 days.',
    ],
    [
      'Clots on the way home',
      'Long flights after an operation raise the risk. Walk, drink, wear stockings if you were given them, take what was prescribed.',
    ],
    [
      'For life',
      'A mechanical valve needs a blood thinner and blood tests for good; a tissue valve wears out over the years. Choose by what your home can check.',
    ],
  ],
  quality: [
    'Ask three numbers of the person who would operate: how many of this operation did you do last year, how many patients came back to theatre, how many died within 30 days. A hospital that measures will answer.',
    'Guidelines you can hold a plan against exist. NICE in England, for example, offers TAVI for a narrowed aortic valve to people at high risk from surgery or not fit for it, and surgery to those at low or middling risk. A plan that differs should say why.',
    'In India the price authority NPPA fixes the highest price of a coronary stent, and the bill must name the stent and its maker as a line of its own. Look for that line.',
    'JCI and NABH are accreditations of a whole hospital, with a number and an end date; they say that processes are inspected, not how well one surgeon operates. In theatre, the WHO’s surgical safety checklist is read aloud before the first cut. You may ask whether it is.',
  ],
  questions: [
    {
      id: 'q-stent-or-bypass',
      question: 'Stent or bypass: who decides?',
      answer:
        'You do, after a cardiologist and a surgeon have both looked at the angiogram. With several narrowed arteries, with diabetes or with a narrowed main stem the bypass often lasts longer; with one or two narrowings the stent is the smaller intervention. Ask for the reason in writing.',
    },
    {
      id: 'q-extra-stents',
      question: 'What if they find that I need more stents?',
      answer:
        'The price list shows one stent and about $2,000 for each further one. Your quote should say what a second and a third would cost and that you are asked before they are placed, unless it is an emergency.',
    },
    {
      id: 'q-valve',
      question: 'Mechanical or tissue valve?',
      answer:
        'A mechanical valve lasts, but needs warfarin and regular blood tests for life. A tissue valve mostly does without, but wears out and may have to be replaced. Where blood tests are hard to get, that often decides.',
    },
    {
      id: 'q-age',
      question: 'My father is 78. Is he too old?',
      answer:
        'Age alone is no answer. Kidneys, lungs, walking and memory count more. An honest hospital will examine that before it gives a price, and will sometimes advise tablets instead.',
    },
    {
      id: 'q-companion',
      question: 'Can somebody stay with me?',
      answer:
        'Yes, and somebody should. Two people can travel on an e-Medical Attendant visa. Many rooms have a bed for a companion; the quote says whether it is in the price.',
    },
    {
      id: 'q-complication',
      question: 'Who pays if something goes wrong?',
      answer:
        'A longer stay, a second operation or more days in intensive care are usually not in a package price, and ordinary travel insurance excludes planned treatment. Ask for the daily rates beforehand and read our page on insurance.',
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
  next_title: 'Let a cardiologist see the film first',
  next_text:
    'Ask for a free consultation. A person answers within 24 hours, says which papers are needed, and nothing is owed.',
};
