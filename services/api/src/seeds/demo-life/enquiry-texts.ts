/** Who asked, and what; all of it is invented. Some in the visitor's own language, some short, one very long. */
export const DEMO_VISITORS: readonly (readonly [name: string, country: string, procedure: string, text: string])[] = [
  [
    'Demo Wanjiru Kamau',
    'Kenya',
    'Knee replacement',
    'My mother cannot climb stairs any more. What would both knees cost?',
  ],
  ['Demo Yusuf Haidari', 'Iraq', 'Coronary angioplasty', 'أحتاج إلى قسطرة للقلب. كم يوماً أبقى في المستشفى؟'],
  ['Demo Claire Mbarga', 'Cameroon', 'IVF', 'Bonjour, nous aimerions savoir combien de temps il faut rester en Inde.'],
  ['Demo Rakib Hasan', 'Bangladesh', 'Kidney transplant', 'আমার ভাই দাতা হতে চান। কী কী কাগজ লাগবে?'],
  ['Demo Juma Mwita', 'Tanzania', 'Cataract surgery', 'Nataka kujua bei ya upasuaji wa macho yote mawili.'],
  ['Demo Malika Yusupova', 'Uzbekistan', 'Spine surgery', 'Можно ли приехать с дочерью? Ей двенадцать лет.'],
  ['Demo Ngozi Eze', 'Nigeria', 'Fibroid removal', 'Can I speak with a woman doctor first?'],
  ['Demo Ahmad Noori', 'Afghanistan', 'Heart valve replacement', 'We have the reports. Where can we send them?'],
  ['Demo Sanjana Gurung', 'Nepal', 'Hip replacement', 'How soon can it be done? I can travel next month.'],
  [
    'Demo Ranaivoarisoa Andriamanantena Rakotomalala',
    'Madagascar',
    'Liver transplant',
    'My husband has been ill for two years and we have seen doctors in three cities. We were told that a transplant is the only way. We have a ' +
      'donor in the family. Please tell us which papers are needed, how long each of us has to stay, whether our children can come along, ' +
      'and what happens if the donor turns out not to be suitable after the tests.',
  ],
  ['Demo Peter Tembo', 'Zambia', 'Dental implants', 'Price for six?'],
  ['Demo Layla Al Demo', 'Oman', 'Weight loss surgery', 'هل يمكن إجراء العملية في مدينة كوتشي؟'],
];

/** What staff answered, and what they noted for each other. */
export const DEMO_REPLIES = [
  'Thank you for writing to us. Please send the latest reports to this address; a surgeon looks at them within two days.',
  'Most people stay ten days in hospital and two weeks nearby. Your family can come along; we help with the visa.',
  'We have found two hospitals with free beds next month. Which of the two cities would you like?',
] as const;
export const DEMO_NOTES = [
  'Called at noon, no answer. Second try tomorrow morning their time.',
  'Reports are in French, asked the interpreter.',
  'Wants a quote from two hospitals before deciding.',
] as const;
