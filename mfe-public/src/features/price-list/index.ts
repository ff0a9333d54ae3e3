export { loadTreatments } from './load-treatments';
export { PriceList } from './price-list';
export type { Treatment } from './treatment';
export { treatmentsMeta } from './treatments-meta';
export { TreatmentsPage } from './treatments-page';
