/** The page about a treatment, of short lists, read by the public and changed by the staff. */
export { TreatmentGuidesModule } from './treatment-guides.module.js';
