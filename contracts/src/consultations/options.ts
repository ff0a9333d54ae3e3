/** The 15 specialisations (spec section 9). */
export const SPECIALIZATIONS = [
  'General Medicine',
  'Cardiology',
  'Orthopedics',
  'Oncology',
  'Neurology',
  'Gastroenterology',
  'Dermatology',
  'ENT',
  'Urology',
  'Gynecology',
  'Pediatrics',
  'Psychiatry',
  'Ophthalmology',
  'Pulmonology',
  'Nephrology',
] as const;

/** What a visitor picks who cannot name a procedure yet. */
export const PROCEDURE_UNDECIDED = 'Not sure yet';

/** The procedures the select boxes offer, in the words people search for. The API takes any text. */
export const PROCEDURE_GROUPS: readonly { readonly group: string; readonly procedures: readonly string[] }[] = [
  {
    group: 'Heart',
    procedures: [
      'Bypass surgery (CABG)',
      'Heart valve replacement',
      'Angioplasty',
      'Pacemaker',
      'TAVI',
      'Heart surgery for a child',
    ],
  },
  {
    group: 'Bones and joints',
    procedures: ['Hip replacement', 'Knee replacement', 'Shoulder replacement', 'ACL reconstruction'],
  },
  {
    group: 'Spine and brain',
    procedures: [
      'Spinal fusion',
      'Scoliosis correction',
      'Microdiscectomy',
      'Brain tumour surgery',
      'Deep brain stimulation',
    ],
  },
  {
    group: 'Cancer',
    procedures: [
      'Cancer surgery',
      'Chemotherapy',
      'Radiotherapy',
      'Proton therapy',
      'CAR-T cell therapy',
      'Bone marrow transplant',
    ],
  },
  {
    group: 'Transplant and kidney',
    procedures: ['Kidney transplant', 'Liver transplant', 'Haemodialysis', 'Kidney stone removal'],
  },
  {
    group: 'Abdomen and weight',
    procedures: ['Gallbladder removal', 'Hernia repair', 'Sleeve gastrectomy', 'Gastric bypass', 'Prostate surgery'],
  },
  { group: 'Fertility and women', procedures: ['IVF', 'IVF with ICSI', 'Hysterectomy', 'Myomectomy'] },
  {
    group: 'Eyes, ears, thyroid',
    procedures: ['Cataract surgery', 'LASIK', 'Corneal transplant', 'Cochlear implant', 'Thyroidectomy'],
  },
  {
    group: 'Cosmetic and dental',
    procedures: ['Rhinoplasty', 'Liposuction', 'Breast surgery', 'Hair transplant', 'Dental implants'],
  },
  { group: 'General', procedures: ['Health check', 'Second opinion', PROCEDURE_UNDECIDED] },
];
