/** Treatments and their prices, as the public reads them. */
export { TreatmentsModule } from './treatments.module.js';
export { TREATMENT_COLUMNS, TreatmentsService } from './treatments.service.js';
export { TreatmentUpkeep } from './upkeep/upkeep.service.js';
export { slugOf } from './upkeep/slugs.js';
