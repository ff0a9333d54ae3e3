/** How papers name a patient, and by which code they are verified; drawn in threads, without Nest. */
export { initialsOf, newCode } from './paper-code.js';
export { PAPER_HEALTH_MESSAGES } from './paper-health-messages.js';
export { ageText, allergiesLine, clinicalHealth, healthFacts } from './paper-health.js';
export {
  LABORATORY_PARTS,
  type PaperPatient,
  paperReader,
  type PaperSubject,
  partsOnPaper,
  patientLines,
} from './paper-patient.js';
