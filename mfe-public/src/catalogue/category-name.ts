/** Categories of treatments in a patient's words. */
const NAMES: Readonly<Record<string, string>> = {
  Bariatric: 'Weight loss',
  Cardiac: 'Heart',
  Cosmetic: 'Cosmetic',
  Dental: 'Teeth',
  Diagnostics: 'Scans and tests',
  Endocrine: 'Thyroid',
  ENT: 'Ear, nose and throat',
  Fertility: 'Fertility',
  Gastro: 'Belly and digestion',
  Gynaecology: 'Women’s health',
  Nephrology: 'Dialysis',
  Neuro: 'Brain and nerves',
  Oncology: 'Cancer',
  Ophthalmology: 'Eyes',
  Orthopaedics: 'Bones and joints',
  Preventive: 'Check-ups',
  Spine: 'Spine',
  Transplant: 'Transplants',
  Urology: 'Kidney stones and prostate',
};

/** The everyday name of a treatment category, where there is one. */
export const categoryName = (category: string): string => NAMES[category] ?? category;
