import type { Speciality } from './speciality';

const READ = 'November 2026';

/** Cancer: surgery, medicines, radiation, and what stands around them. */
export const ONCOLOGY: Speciality = {
  path: '/services/oncology',
  title: 'Cancer treatment in India',
  lead: 'Surgery, chemotherapy, radiotherapy and cell therapy: what each can do, what it costs, when travelling makes sense, and when it does not.',
  service: 'oncology',
  categories: ['Oncology'],
  departments: ['Oncology', 'Haematology/BMT'],
  procedures: {
    'Organ cancer surgery':
      'The tumour and a margin around it are removed, often with the nearest lymph nodes. What is found under the microscope decides what follows.',
    'Robotic cancer surgery':
      'The same operation through small cuts with a guided instrument. Smaller wounds; not a better cure by itself.',
    'Mastectomy + reconstruction':
      'The breast is removed and rebuilt, in the same operation or later. Some need only the lump removed: ask.',
    'Chemotherapy (per cycle)':
      'Medicines by drip or tablet, given in cycles of two to four weeks. Often the first cycle is given in India and the rest at home.',
    'Radiotherapy course (IMRT)':
      'Shaped X-rays, mostly five days a week for several weeks. Each session takes minutes; you live nearby.',
    CyberKnife: 'Very exact high-dose radiation in one to five sessions, for small tumours.',
    'Proton therapy':
      'Radiation that stops inside the tumour. It matters for children and near the brain or spine; for many cancers it is no better than X-rays.',
    'CAR-T cell therapy':
      'A patient’s own immune cells are changed and given back. Only for certain blood cancers that returned; weeks close to the hospital.',
  },
  what: [
    'Cancer is many diseases. Treating one means naming it exactly first: which tissue, which type, how far it has spread. Only then do surgery, medicines and radiation have an order, and in a good hospital that order is decided by several doctors at one table, called a tumour board, not by the one you happened to meet.',
    'So we begin with the diagnosis, not with a date. Slides read a second time can change the plan. And some people learn that the same treatment can be given at home, from a plan written in India. That is a good result, not a lost sale.',
  ],
  helps: [
    'an operation or a kind of radiation you need is not offered where you live, or the wait is longer than is safe;',
    'the diagnosis is unsure, and the tissue should be read again;',
    'a plan for chemotherapy is wanted that your own hospital can carry on;',
    'a blood cancer came back, and cell therapy or a transplant of bone marrow is being discussed.',
  ],
  not_for: [
    'somebody is too weak for the journey: a call between two doctors helps more than a flight;',
    'the treatment at home is the same and has already begun well: changing hands costs weeks;',
    'a cure is no longer possible and the time left is better spent at home, with pain well treated. We will say so, gently, and help to find who can treat it there;',
    'what is offered is a “stem cell” or “immune booster” cure without studies behind it. We do not ask hospitals for those.',
  ],
  urgent:
    'there is fever of 38 °C or more during chemotherapy, sudden weakness of the legs, heavy bleeding, or somebody can no longer swallow or breathe well. Go to the nearest hospital now and say which treatment was given, and when.',
  send: [
    ['Pathology report', 'The word for word report of the tissue, with all extra tests on it.'],
    ['Slides or blocks', 'Ask your laboratory to keep them ready. They may be asked for by courier, to be read again.'],
    ['Scans', 'CT, MRI or PET-CT as pictures, with their dates, the newest not older than six weeks.'],
    ['Treatment so far', 'Each medicine with dose and date, each field of radiation, each operation.'],
    ['Blood tests', 'Blood count, liver, kidneys, tumour markers if they were taken.'],
    ['How the days are', 'Weight, appetite, pain, how much of the day is spent in bed. It decides as much as a scan.'],
  ],
  days: [
    'They differ more than anywhere else. An operation means five to ten days in hospital and about three weeks in India. A course of radiotherapy is short each day but lasts about six weeks. A cycle of chemotherapy is one day, every two to four weeks, so most of it is better given at home.',
    'Cell therapy or a transplant of bone marrow means six weeks to three months near the hospital with a companion. The e-Medical visa is for 60 days; for longer stays a regular medical visa is the right one, and it is asked for at the Indian mission before the journey.',
  ],
  course: [
    {
      title: 'The first call',
      when: 'Day 0',
      text: 'You or somebody close asks. A person answers within 24 hours and says which papers are missing.',
    },
    {
      title: 'Reading again',
      when: '1 to 2 weeks',
      text: 'Pathology and scans are looked at by the specialists of the organ. They write down the plan and the aim: cure, time, or comfort.',
    },
    {
      title: 'The quotes',
      when: 'about a week',
      text: 'At least two hospitals price the whole plan, not only its first step: scans, medicines by name, days, what is left out.',
    },
    {
      title: 'Before treatment',
      when: 'do not skip it',
      text: 'Teeth, heart, hepatitis tests. If children are still wished for: ask about freezing eggs or sperm before the first dose.',
    },
    {
      title: 'Treatment',
      when: 'days to weeks',
      text: 'One named oncologist leads. The family hears the same words as the patient, as far as the patient wishes it.',
    },
    {
      title: 'Handing over',
      when: 'before the flight',
      text: 'Your doctor at home gets the doses, the next dates, and what to do in case of fever.',
    },
    {
      title: 'At home',
      when: 'after 3, 7, 30 and 90 days',
      text: 'We ask how it goes. Scans after three months can be read by the same team.',
    },
  ],
  risks: [
    [
      'Infection',
      'Chemotherapy lowers the white blood cells. Fever of 38 °C is an emergency, at night too: antibiotics are needed within the hour.',
    ],
    ['Bleeding, leaks', 'After operations on gut, lung or liver. It can mean a second operation and weeks more.'],
    ['Lasting effects', 'Numb fingers, tiredness, early menopause, a swollen arm. Ask which are likely for this plan.'],
    ['Radiation', 'Skin and mucous membranes burn and heal. Late effects depend on what lies beside the tumour.'],
    [
      'It may not work',
      'Ask for the aim in one sentence, and for the share of people like you who live after five years.',
    ],
    [
      'Running out of money',
      'A plan has many parts. Price all of it before the first; half a treatment can be worse than another one.',
    ],
  ],
  quality: [
    'Ask whether a tumour board will discuss you, and for its written decision. Ask how often this operation was done here last year; for oesophagus, pancreas, liver and rectum the number matters more than the building.',
    'Every radiotherapy machine in India needs a licence from the Atomic Energy Regulatory Board. Medicines should be named with maker and batch; copies of biological medicines (biosimilars) are in order when you are told and the regulator has approved them.',
    'India’s National Cancer Grid brings together cancer centres that agree on common guidelines, and the Indian Council of Medical Research publishes its own. A plan that differs from a guideline should say why.',
    'JCI and NABH accredit a whole hospital; NABL accredits a laboratory, which for a cancer diagnosis is the one to ask for.',
  ],
  questions: [
    {
      id: 'q-stage',
      question: 'Stage four: is it worth travelling?',
      answer:
        'Sometimes. Some cancers can be held for years with tablets. Often a written second opinion, with the treatment given at home, is worth more than the journey. Ask for the aim first.',
    },
    {
      id: 'q-chemo-home',
      question: 'Can chemotherapy be given at home?',
      answer:
        'Often yes. The oncologist in India writes the plan with doses and limits, your hospital gives it, and you talk by video between cycles. It spares flights and keeps the family together.',
    },
    {
      id: 'q-proton',
      question: 'Is proton therapy better?',
      answer:
        'For some tumours, above all in children and close to brain, eye or spine, it spares healthy tissue. For many common cancers there is no proof that it works better than modern X-ray radiation, and it costs ten times as much.',
    },
    {
      id: 'q-cart',
      question: 'Who can have CAR-T cells?',
      answer:
        'People with certain leukaemias and lymphomas that came back after other treatment, and who are fit enough. It is not for tumours of breast, lung or bowel today.',
    },
    {
      id: 'q-tell',
      question: 'May the family keep the diagnosis from the patient?',
      answer:
        'The patient decides what they wish to hear and who may read the file, and signs the consent. We will talk with the family about how to say it. We will not arrange treatment that the patient does not know about.',
    },
    {
      id: 'q-marrow',
      question: 'Where is bone marrow transplant?',
      answer:
        'In the price list under Transplant, from $18,000, indicative, 2026. It needs a donor, about a month in hospital and about three months in India.',
    },
  ],
  sources: [
    { name: 'WHO: Cancer', href: 'https://www.who.int/news-room/fact-sheets/detail/cancer', read: READ },
    { name: 'NHS: Chemotherapy', href: 'https://www.nhs.uk/conditions/chemotherapy/', read: READ },
    { name: 'NHS: Radiotherapy', href: 'https://www.nhs.uk/conditions/radiotherapy/', read: READ },
    {
      name: 'NICE CG151: Fever and few white cells during treatment',
      href: 'https://www.nice.org.uk/guidance/cg151',
      read: READ,
    },
    {
      name: 'National Cancer Institute, US: Radiation therapy',
      href: 'https://www.cancer.gov/about-cancer/treatment/types/radiation-therapy',
      read: READ,
    },
    { name: 'National Cancer Grid, India', href: 'https://www.ncgindia.org/', read: READ },
    { name: 'Indian Council of Medical Research', href: 'https://www.icmr.gov.in/', read: READ },
    { name: 'Atomic Energy Regulatory Board, India', href: 'https://www.aerb.gov.in/', read: READ },
    { name: 'Indian e-Visa', href: 'https://indianvisaonline.gov.in/evisa/', read: READ },
  ],
  next_title: 'Begin with the papers, not with a flight',
  next_text:
    'Ask for a free consultation. A person answers within 24 hours, reads what you have, and says what is missing.',
};
