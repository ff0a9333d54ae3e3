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

/** The choice of a visitor who cannot name a procedure yet. */
export const PROCEDURE_UNDECIDED = 'Not sure yet';
