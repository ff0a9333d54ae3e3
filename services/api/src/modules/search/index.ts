export { RowSearch } from './row-search.service.js';
export { SearchModule } from './search.module.js';
export { SearchTreatments } from './search-treatments.service.js';
