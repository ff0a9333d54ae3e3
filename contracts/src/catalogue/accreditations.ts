import type { CalendarDay } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';

/** Who accredits hospitals, laboratories and services for international patients: full name and scope. */
export const ACCREDITATION_BODIES = defineMessages('contracts/catalogue/accreditations/accreditation-bodies', {
  JCI: {
    name: 'Joint Commission International',
    covers: 'Patient safety and quality in the whole hospital, checked again every three years.',
  },
  NABH: {
    name: 'National Accreditation Board for Hospitals and Healthcare Providers',
    covers: "India's own standard for the whole hospital.",
  },
  NABL: {
    name: 'National Accreditation Board for Testing and Calibration Laboratories',
    covers: 'Whether you can rely on the laboratory’s results (ISO 15189).',
  },
  GHA: {
    name: 'Global Healthcare Accreditation',
    covers: 'Care for patients from abroad, from the first question to the return home.',
  },
  Temos: {
    name: 'Temos International Healthcare Accreditation',
    covers: 'Care and service for patients who travel.',
  },
  'ISO 9001': {
    name: 'ISO 9001 quality management',
    covers: 'How the hospital is run. It works by written rules, checks them and improves them.',
  },
}) satisfies Readonly<Record<string, { readonly name: string; readonly covers: string }>>;
export type AccreditationBody = keyof typeof ACCREDITATION_BODIES;

export const ACCREDITATIONS = Object.keys(ACCREDITATION_BODIES) as readonly AccreditationBody[];

export interface Accreditation {
  body: AccreditationBody;
  /** @example "SAMPLE-J-2041" */
  number: string;
  valid_until: CalendarDay;
  /** When it was last seen on the body's own list. */
  checked_on: CalendarDay;
}
