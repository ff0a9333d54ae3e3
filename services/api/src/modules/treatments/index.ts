export { TreatmentsModule } from './treatments.module.js';
export { TreatmentsService } from './treatments.service.js';
