import { defineMessages } from '@ayana/contracts/language';
import type { Comparison } from '../../articles/comparison-table';
import type { Source } from '../../articles/sources';
import type { ArticlePart } from '../../articles/article-section';

export const RESOURCES_PARTS: readonly ArticlePart[] = defineMessages('mfe-public/resources/article/resources-parts', [
  {
    id: 'stages',
    title: 'Guides by stage',
    text: [
      [
        '[Consultation](/treatment-journey/consultation): write down what you want to be able to do again, not only the diagnosis. Collect reports no older than six months, the images themselves, and a list of medicines with doses.',
        '[Planning](/treatment-journey/planning): compare what quotes leave out. [Look up indicative prices](/services), [read what you can insure](/insurance), and ask for the surgeon’s name.',
        '[Travel](/treatment-journey/travel): get your passport, visa letter and tickets that you can change. [The travel checklist](/travel-checklist) uses your own dates.',
        '[Treatment](/treatment-journey/treatment): choose one person in your family for the ward to call. Ask every day about the plan for tomorrow, and for the interim bill.',
        '[Recovery](/treatment-journey/recovery): do not leave without the papers below. Know the signs on this page, and who to call at home.',
      ],
    ],
  },
  {
    id: 'red-flags',
    title: 'Warning signs after any operation',
    text: [
      'You may want to wait until you are home. Do not wait with these signs. Show this page to the person who is with you.',
    ],
  },
  {
    id: 'by-operation',
    title: 'More signs after these operations',
    text: [],
  },
  {
    id: 'flying',
    title: 'When you can fly',
    text: [
      'This is a rough guide from the UK’s Civil Aviation Authority, as the NHS gives it. Follow your surgeon’s letter and your airline’s rules. They may ask you to wait longer.',
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
        'Discharge summary in English, signed: diagnosis, what was done, who did it, complications.',
        'Operation note, and for an implant the sticker with make, size and lot number.',
        'Images as files, not only as prints, and the pathology report, or the date when you will get it.',
        'Medicines by generic name, with dose and end date, and a prescription for those you carry through customs.',
        'Fit-to-fly letter, and the airline’s form if it asks for one.',
        'When the stitches come out, when you can do which movements, and when and where the next check is.',
        'Itemised final bill, and receipts.',
        'The name and number of a person at the hospital you can call from abroad.',
      ],
    ],
  },
  {
    id: 'where',
    title: 'Where to find more',
    text: [
      [
        'Before you leave: [the travel checklist](/travel-checklist), [insurance](/insurance), [destinations](/destinations).',
        'If something worries you: ask the ward or your surgeon first, then [support](/support).',
        'If you do not know a word: see the [frequent questions](/faq), or ask in a [video consultation](/video-consultation).',
      ],
    ],
  },
]);

/** Signs after any operation; NHS pages on blood clots and sepsis, put in a patient's words. */
export const RED_FLAGS = defineMessages('mfe-public/resources/article/red-flags', {
  now: [
    'You are suddenly short of breath, your chest hurts, or you cough up blood.',
    'You are confused, slur your speech, or make no sense.',
    'Skin, lips or tongue are blue, grey, pale or blotchy. On dark skin look at the palms and soles.',
    'Blood soaks the dressing, and the bleeding does not stop when you press on it.',
    'One side of the face hangs down, or an arm or a leg is suddenly weak or numb.',
    'Your lips, mouth or throat swell, or it is hard to breathe after a medicine.',
    'You vomit blood, or your stools are black.',
    'You faint, or no one can wake you.',
  ],
  today: [
    'One calf or thigh is painful, swollen, warm or darker than the other.',
    'Fever of 38 °C or more, or shivering you cannot stop.',
    'The wound is redder, hotter, more swollen or more painful, smells, opens, or leaks fluid or pus.',
    'Your pain gets worse although you take your medicines as prescribed.',
    'You cannot pass urine, or have not passed any for a day.',
    'You cannot keep down fluids or medicines.',
    'An arm or a leg slowly becomes numb or weaker.',
  ],
});

export const BY_OPERATION: Comparison = defineMessages('mfe-public/resources/article/by-operation', {
  caption: 'In addition to the signs after any operation',
  columns: ['After', 'Call an ambulance now', 'Call the hospital today'],
  rows: [
    [
      'Hip or knee replacement',
      'Sudden breathlessness or chest pain, even weeks later.',
      'You can no longer stand on the leg, it is suddenly shorter or turned, or the wound still leaks after a few days.',
    ],
    [
      'Heart surgery or a stent',
      'Chest pain, old or new; a racing heart that does not calm down; fainting.',
      'Your breastbone clicks or moves, or your ankles swell and your weight goes up from day to day.',
    ],
    [
      'Operations on the belly, also for weight',
      'A belly as hard as a board, or pain with a racing heart.',
      'Vomiting that does not stop, passing no wind and no stool, yellow skin or eyes.',
    ],
    [
      'Spine',
      'Numbness between the legs, or no control over bladder or bowel.',
      'New weakness in a leg, clear fluid from the wound, a headache that is worse when you stand.',
    ],
    [
      'Cataract and other eye operations',
      'Sudden loss of sight: go to the nearest eye emergency department at once.',
      'More pain or redness, worse sight, flashes, or a shadow.',
    ],
    [
      'Chemotherapy',
      'Fever of 38 °C or more, or shivering: go to the nearest hospital at once. Say which treatment you had, and when.',
      'Vomiting or diarrhoea that does not stop, or a mouth so sore that you cannot drink.',
    ],
    [
      'Cosmetic operations',
      'Breathlessness, or a breast or belly that swells and becomes tight within hours.',
      'Skin that turns dark, one side much larger than the other, fluid that smells.',
    ],
    [
      'Egg collection (fertility)',
      'Breathlessness, or a belly so swollen that you cannot lie down.',
      'Passing little urine, weight that goes up from day to day, severe pain.',
    ],
  ],
});

export const FLYING: Comparison = defineMessages('mfe-public/resources/article/flying', {
  caption: 'Shortest wait before a flight',
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
    ['Hip or knee replacement', 'up to 3 months; ask your surgeon, because of clots'],
  ],
});

export const RESOURCES_SOURCES: readonly Source[] = defineMessages('mfe-public/resources/article/resources-sources', [
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
]);
