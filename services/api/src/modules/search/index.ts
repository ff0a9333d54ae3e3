export { foundIds } from './found-ids.js';
export { SearchModule } from './search.module.js';
