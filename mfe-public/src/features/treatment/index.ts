export { loadTreatmentGuide } from './load-treatment-guide';
export type { TreatmentGuide } from './load-treatment-guide';
export { TREATMENT_MESSAGES } from './messages';
export { nameOf, treatmentMeta } from './treatment-meta';
export { TreatmentPage } from './treatment-page';
