import { SPECIALIZATIONS } from '../consultations/index.ts';

/** Specialities of doctors and departments of hospitals: the 15 of the specification (section 9) and further ones. */
export const DEPARTMENTS = [
  ...SPECIALIZATIONS,
  'Cardiac surgery',
  'Spine',
  'Neurosurgery',
  'Bariatric',
  'Hepatobiliary and transplant',
  'Haematology/BMT',
  'Plastic surgery',
  'Dental',
  'Fertility',
  'Endocrinology',
  'Radiology',
  'Anaesthesia',
  'Rehabilitation',
] as const;
export type Department = (typeof DEPARTMENTS)[number];
