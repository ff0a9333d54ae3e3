import type { AccreditationBody, CityName, Department, HospitalType, Language } from '@ayana/contracts/catalogue';
import type { Need } from '../treatment-texts.js';

/** A sample hospital as written in this folder. */
export type Line = readonly [
  name: string,
  city: CityName,
  type: HospitalType,
  beds: number,
  founded: number,
  departments: readonly Department[],
  accreditations: readonly AccreditationBody[],
  interpreters: readonly Language[],
  has: readonly Need[],
  summary: string,
];

export const HEART = ['Cardiac surgery', 'Cardiology'] as const;
export const JOINTS = ['Orthopedics', 'Rehabilitation'] as const;
export const NERVES = ['Neurosurgery', 'Neurology', 'Spine'] as const;
export const CANCER = ['Oncology', 'Haematology/BMT', 'Radiology'] as const;
export const KIDNEY = ['Nephrology', 'Urology'] as const;
export const BELLY = ['Gastroenterology', 'Hepatobiliary and transplant', 'Bariatric'] as const;
export const WOMEN = ['Gynecology', 'Fertility', 'Pediatrics'] as const;
export const EYES = ['Ophthalmology'] as const;
export const GENERAL = ['General Medicine', 'Pulmonology', 'Endocrinology'] as const;
