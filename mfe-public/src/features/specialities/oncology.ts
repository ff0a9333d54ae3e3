import { defineMessages } from '@ayana/contracts/language';
import type { Speciality } from './speciality';

const READ = 'November 2026';

const MESSAGES = defineMessages('mfe-public/specialities/oncology', {
  title: 'Cancer treatment in India',
  lead: 'Surgery, chemotherapy, radiotherapy and cell therapy: what each can do, what it costs, when travelling makes sense, and when it does not.',
  procedures: {
    'Organ cancer surgery':
      'The surgeon removes the tumour and a margin around it, often with the nearest lymph nodes. What the pathologist sees under the microscope decides the next step.',
    'Robotic cancer surgery':
      'The same operation through small cuts with a guided instrument. The wounds are smaller. It is not a better cure by itself.',
    'Mastectomy + reconstruction':
      'The surgeon removes the breast and rebuilds it, in the same operation or later. Some people only need the lump removed, so ask.',
    'Chemotherapy (per cycle)':
      'You get medicines by drip or as tablets, in cycles of two to four weeks. You can often have the first cycle in India and the rest at home.',
    'Radiotherapy course (IMRT)':
      'Shaped X-rays, mostly five days a week for several weeks. Each session takes minutes. You stay nearby.',
    CyberKnife: 'Very exact high-dose radiation in one to five sessions, for small tumours.',
    'Proton therapy':
      'Radiation that stops inside the tumour. It is important for children and near the brain or spine. For many cancers it is no better than X-rays.',
    'CAR-T cell therapy':
      'Your own immune cells are changed and given back to you. It is only for certain blood cancers that came back. You stay close to the hospital for weeks.',
  },
  what: [
    'Cancer is many diseases. Before treatment, doctors must know exactly which one you have: which tissue, which type, how far it has spread. Only then can they plan the order of surgery, medicines and radiation. In a good hospital several doctors decide this together, in a tumour board. It is not left to the one doctor you met.',
    'So we start with the diagnosis, not with a date. When a second pathologist checks the slides, the plan can change. Some people learn that they can have the same treatment at home, with a plan written in India. That is a good result.',
  ],
  helps: [
    'you cannot get an operation or a kind of radiation where you live, or the wait is longer than is safe;',
    'the diagnosis is not certain, and a second pathologist should check the tissue;',
    'you want a plan for chemotherapy that your own hospital can continue;',
    'a blood cancer came back, and your doctors suggest cell therapy or a bone marrow transplant.',
  ],
  not_for: [
    'you are too weak for the journey: a call between two doctors helps more than a flight;',
    'the treatment at home is the same and has started well: a change of hospital costs weeks;',
    'a cure is no longer possible and the time left is better spent at home, with good pain treatment. We will tell you so, gently, and help you find a doctor who can treat the pain there;',
    'you look for a “stem cell” or “immune booster” cure that has no studies behind it. We do not ask hospitals for those.',
  ],
  urgent:
    'you have a fever of 38 °C or more during chemotherapy, sudden weakness in your legs or heavy bleeding, or you can no longer swallow or breathe well. Go to the nearest hospital now and say which treatment you had, and when.',
  send: [
    ['Pathology report', 'The full report on the tissue, with all extra tests.'],
    [
      'Slides or blocks',
      'Ask your laboratory to have them ready. The hospital may ask you to send them by courier, to check them again.',
    ],
    ['Scans', 'CT, MRI or PET-CT as pictures, with their dates. The newest should be no older than six weeks.'],
    ['Treatment so far', 'Each medicine with dose and date, each radiation field, each operation.'],
    ['Blood tests', 'Blood count, liver, kidneys, and tumour markers if you had them tested.'],
    [
      'How you are',
      'Weight, appetite, pain, and how much of the day you spend in bed. This matters as much as a scan.',
    ],
  ],
  days: [
    'This differs a lot between treatments. For an operation, plan five to ten days in hospital and about three weeks in India. Radiotherapy is short each day but lasts about six weeks. A cycle of chemotherapy is one day, every two to four weeks, so it is better to have most of it at home.',
    'For cell therapy or a bone marrow transplant, plan six weeks to three months near the hospital with a companion. The e-Medical visa is for 60 days. For longer stays you need a regular medical visa. Apply at the Indian mission before you travel.',
  ],
  course: [
    {
      title: 'The first call',
      when: 'Day 0',
      text: 'You or someone close to you asks us. A person answers within 24 hours and tells you which papers are missing.',
    },
    {
      title: 'A second look',
      when: '1 to 2 weeks',
      text: 'Specialists for this organ check the pathology and the scans. They write down the plan and the aim: cure, time, or comfort.',
    },
    {
      title: 'The quotes',
      when: 'about a week',
      text: 'At least two hospitals give you a price for the whole plan, not only the first step: scans, medicines by name, days, and what is left out.',
    },
    {
      title: 'Before treatment',
      when: 'do not skip it',
      text: 'You have your teeth and heart checked, and hepatitis tests. If you may want children later, ask about freezing eggs or sperm before the first dose.',
    },
    {
      title: 'Treatment',
      when: 'days to weeks',
      text: 'One named oncologist leads your treatment. Your family hears the same as you do, as far as you want that.',
    },
    {
      title: 'Handover',
      when: 'before the flight',
      text: 'Your doctor at home gets the doses, the next dates, and what to do if you have a fever.',
    },
    {
      title: 'At home',
      when: 'after 3, 7, 30 and 90 days',
      text: 'We ask how you are. The same team can look at your scans after three months.',
    },
  ],
  risks: [
    [
      'Infection',
      'Chemotherapy lowers your white blood cells. A fever of 38 °C is an emergency, even at night: you need antibiotics within the hour.',
    ],
    [
      'Bleeding, leaks',
      'These can happen after operations on the gut, lung or liver. You may need a second operation and stay weeks longer.',
    ],
    ['Lasting effects', 'Numb fingers, tiredness, early menopause, a swollen arm. Ask which are likely for this plan.'],
    ['Radiation', 'Skin and mucous membranes burn and heal. Late effects depend on what is next to the tumour.'],
    ['It may not work', 'Ask for the aim in one sentence, and how many people like you are alive after five years.'],
    [
      'Running out of money',
      'A plan has many parts. Get a price for all of it before you start. Half a treatment can be worse than a different one.',
    ],
  ],
  quality: [
    'Ask whether a tumour board will discuss your case, and for its written decision. Ask how often the hospital did this operation last year. For oesophagus, pancreas, liver and rectum this number matters more than the building.',
    'Every radiotherapy machine in India needs a licence from the Atomic Energy Regulatory Board. The hospital should name each medicine with maker and batch. Copies of biological medicines (biosimilars) are fine if you are told and the regulator has approved them.',
    'India’s National Cancer Grid brings together cancer centres that agree on common guidelines, and the Indian Council of Medical Research publishes its own. If your plan differs from a guideline, ask why.',
    'JCI and NABH accredit a whole hospital. NABL accredits a laboratory. For a cancer diagnosis, ask about NABL.',
  ],
  questions: [
    {
      id: 'q-stage',
      question: 'Stage four: is it worth travelling?',
      answer:
        'Sometimes. Tablets can control some cancers for years. Often a written second opinion, with treatment at home, helps you more than the journey. First ask what the aim is.',
    },
    {
      id: 'q-chemo-home',
      question: 'Can I have chemotherapy at home?',
      answer:
        'Often yes. The oncologist in India writes the plan with doses and limits, your hospital gives you the treatment, and you talk by video between cycles. You save flights and stay with your family.',
    },
    {
      id: 'q-proton',
      question: 'Is proton therapy better?',
      answer:
        'For some tumours it protects healthy tissue, above all in children and close to the brain, eye or spine. For many common cancers there is no proof that it works better than modern X-ray radiation, and it costs ten times as much.',
    },
    {
      id: 'q-cart',
      question: 'Who can have CAR-T cells?',
      answer:
        'People with certain leukaemias and lymphomas that came back after other treatment, and who are fit enough. Today it is not for tumours of the breast, lung or bowel.',
    },
    {
      id: 'q-tell',
      question: 'Can the family keep the diagnosis from the patient?',
      answer:
        'The patient decides what they want to know and who may read the file, and signs the consent. We can talk with the family about how to tell them. We do not arrange treatment that the patient does not know about.',
    },
    {
      id: 'q-marrow',
      question: 'Where do I find bone marrow transplant?',
      answer:
        'You find it in the price list under Transplant, from $18,000, indicative, 2026. You need a donor, about a month in hospital and about three months in India.',
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
  next_title: 'Send your papers before you book a flight',
  next_text:
    'Ask for a free consultation. A person answers within 24 hours, reads what you have, and tells you what is missing.',
});

/** The texts of the oncology page. */
export const ONCOLOGY: Speciality = {
  ...MESSAGES,
  path: '/services/oncology',
  categories: ['Oncology'],
  departments: ['Oncology', 'Haematology/BMT'],
};
