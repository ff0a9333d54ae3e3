import type { Comparison } from '../../layout/comparison-table';
import type { Source } from '../../layout/sources';
import type { WrittenPart } from '../../layout/written-section';

export const RESOURCES_PARTS: readonly WrittenPart[] = [
  {
    id: 'stages',
    title: 'Guides by stage',
    text: [
      [
        '[Consultation](/treatment-journey/consultation): write down what you want to be able to do again, not only the diagnosis. Collect reports no older than six months, the images themselves, and a list of medicines with doses.',
        '[Planning](/treatment-journey/planning): compare quotes by what they leave out. [Look up indicative prices](/services), [read what can be insured](/insurance), and ask for the surgeon’s name.',
        '[Travel](/treatment-journey/travel): passport, visa letter and tickets that can be moved. [The travel checklist](/travel-checklist) is made from your dates.',
        '[Treatment](/treatment-journey/treatment): one person of your family is the one the ward rings. Ask every day what is planned for tomorrow, and for the interim bill.',
        '[Recovery](/treatment-journey/recovery): do not leave without the papers below. Know the signs on this page, and who to ring at home.',
      ],
    ],
  },
  {
    id: 'red-flags',
    title: 'After any operation: signs not to wait with',
    text: [
      'Days in a hotel and a long flight make it tempting to wait until home. These do not wait. Show this page to whoever is with you.',
    ],
  },
  {
    id: 'by-operation',
    title: 'And after these operations',
    text: [],
  },
  {
    id: 'flying',
    title: 'When you may fly',
    text: [
      'A rough guide of the UK’s Civil Aviation Authority, as the NHS gives it. Your surgeon’s letter and your airline’s rules decide, and may say longer.',
    ],
  },
  {
    id: 'numbers',
    title: 'Numbers to write down',
    text: [],
  },
  {
    id: 'papers',
    title: 'Papers to leave the hospital with',
    text: [
      [
        'Discharge summary in English, signed: diagnosis, what was done, by whom, complications.',
        'Operation note; for an implant the sticker with make, size and lot number.',
        'Images as files, not only as prints, and the pathology report, or when it will come.',
        'Medicines by generic name, with dose and until when; a prescription for what is carried through customs.',
        'Fit-to-fly letter, and the airline’s form if it asks for one.',
        'When stitches come out, when to move what, when the next check is due and with whom.',
        'Final bill with each line, and receipts.',
        'A name and number at the hospital that answers from abroad.',
      ],
    ],
  },
  {
    id: 'where',
    title: 'Where to go',
    text: [
      [
        'Before you leave: [the travel checklist](/travel-checklist), [insurance](/insurance), [destinations](/destinations).',
        'Something worries you: the ward or your surgeon first, then [support](/support).',
        'A word you do not know: [frequent questions](/faq), or ask in a [video consultation](/video-consultation).',
      ],
    ],
  },
];

/** Signs after any operation; NHS pages on blood clots and sepsis, put in a patient's words. */
export const RED_FLAGS = {
  now: [
    'You are suddenly short of breath, your chest hurts, or you cough up blood.',
    'Somebody is confused, slurs their speech, or makes no sense.',
    'Skin, lips or tongue are blue, grey, pale or blotchy. On dark skin look at the palms and soles.',
    'Bleeding soaks the dressing and does not stop while you press on it.',
    'One side of the face hangs down, or an arm or a leg is suddenly weak or numb.',
    'Lips, mouth or throat swell, or it is hard to breathe after a medicine.',
    'You vomit blood, or stools are black.',
    'Somebody faints, or cannot be woken.',
  ],
  today: [
    'One calf or thigh is painful, swollen, warm or darker than the other.',
    'Fever of 38 °C or more, or shivering you cannot stop.',
    'The wound is redder, hotter, more swollen or more painful, smells, opens, or leaks fluid or pus.',
    'Pain becomes worse although you take the medicines as told.',
    'You cannot pass urine, or not once in a day.',
    'You cannot keep down fluids or medicines.',
    'An arm or a leg slowly becomes numb or weaker.',
  ],
} as const;

export const BY_OPERATION: Comparison = {
  caption: 'In addition to the signs after any operation',
  columns: ['After', 'Call an ambulance now', 'Ring the hospital today'],
  rows: [
    [
      'Hip or knee replacement',
      'Sudden breathlessness or chest pain, also weeks later.',
      'You can no longer stand on the leg, it is suddenly shorter or turned, or the wound still leaks after some days.',
    ],
    [
      'Heart surgery or a stent',
      'Chest pain, as before or new; a heart that races and does not calm down; fainting.',
      'The breastbone clicks or moves; ankles swell and your weight goes up from day to day.',
    ],
    [
      'Operations on the belly, also for weight',
      'A belly as hard as a board, or pain with a racing heart.',
      'Vomiting that does not stop, no wind and no stool, yellow skin or eyes.',
    ],
    [
      'Spine',
      'Numbness between the legs, or no control over bladder or bowel.',
      'New weakness in a leg, clear fluid from the wound, a headache that is worse when you stand.',
    ],
    [
      'Cataract and other eye operations',
      'Sudden loss of sight: the nearest eye emergency, at once.',
      'More pain or redness, worse sight, flashes, or a shadow.',
    ],
    [
      'Chemotherapy',
      'Fever of 38 °C or more, or shivering: at once to the nearest hospital. Say which treatment was given, and when.',
      'Vomiting or diarrhoea that does not stop, a sore mouth that keeps you from drinking.',
    ],
    [
      'Cosmetic operations',
      'Breathlessness, or a breast or belly that swells tight within hours.',
      'Skin that turns dark, one side much larger than the other, fluid that smells.',
    ],
    [
      'Egg collection (fertility)',
      'Breathlessness, or a belly swollen so that you cannot lie.',
      'Little urine, weight that rises from day to day, strong pain.',
    ],
  ],
};

export const FLYING: Comparison = {
  caption: 'Least time before a flight',
  columns: ['After', 'Allow at least'],
  rows: [
    ['Cataract or laser operation on the cornea', '1 day'],
    ['Keyhole surgery', '1 to 2 days'],
    ['Plaster cast', '1 to 2 days'],
    ['Simple operation on the belly', '4 to 5 days'],
    ['More complicated eye operation', '7 days'],
    ['More complicated operation on the belly', '10 days'],
    ['Chest operation or coronary bypass', '10 to 14 days'],
    ['Retinal detachment, with a gas bubble in the eye', '2 to 6 weeks'],
    ['Hip or knee replacement', 'up to 3 months; ask, because of clots'],
  ],
};

export const RESOURCES_SOURCES: readonly Source[] = [
  {
    name: 'NHS: When can I fly after surgery?',
    href: 'https://www.nhs.uk/common-health-questions/accidents-first-aid-and-treatments/when-can-i-fly-after-surgery/',
    read: 'November 2026',
  },
  { name: 'NHS: sepsis', href: 'https://www.nhs.uk/conditions/sepsis/', read: 'November 2026' },
  {
    name: 'NHS: deep vein thrombosis',
    href: 'https://www.nhs.uk/conditions/deep-vein-thrombosis-dvt/',
    read: 'November 2026',
  },
  { name: 'NHS: pulmonary embolism', href: 'https://www.nhs.uk/conditions/pulmonary-embolism/', read: 'November 2026' },
  {
    name: 'NHS: treatment abroad checklist',
    href: 'https://www.nhs.uk/using-the-nhs/healthcare-abroad/going-abroad-for-treatment/treatment-abroad-checklist/',
    read: 'November 2026',
  },
];
