/** Who accredits hospitals, laboratories and services for patients from abroad: full name, and what is looked at. */
export const ACCREDITATION_BODIES = {
  JCI: {
    name: 'Joint Commission International',
    covers: 'Patient safety and quality of the whole hospital, looked at again every three years.',
  },
  NABH: {
    name: 'National Accreditation Board for Hospitals and Healthcare Providers',
    covers: "India's own standard for the whole hospital.",
  },
  NABL: {
    name: 'National Accreditation Board for Testing and Calibration Laboratories',
    covers: 'The laboratory: whether its results can be relied on (ISO 15189).',
  },
  GHA: {
    name: 'Global Healthcare Accreditation',
    covers: 'The way of a patient from abroad, from the first enquiry to the return home.',
  },
  Temos: {
    name: 'Temos International Healthcare Accreditation',
    covers: 'Care and service for patients who travel.',
  },
  'ISO 9001': {
    name: 'ISO 9001 quality management',
    covers: 'How the house is run: written procedures that are checked and mended.',
  },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly covers: string }>>;
export type AccreditationBody = keyof typeof ACCREDITATION_BODIES;

export const ACCREDITATIONS = Object.keys(ACCREDITATION_BODIES) as readonly AccreditationBody[];
