import { SPECIALIZATIONS } from '../consultations/index.ts';

/** What doctors specialise in and hospitals are divided into: the specification's 15 (section 9) and what they leave out. */
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
