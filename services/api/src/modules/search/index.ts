/** The public search: what a query means, and the rows that answer it. */
export { isNamed, RowSearch } from './row-search.service.js';
export { SearchModule } from './search.module.js';
export { SearchService } from './search.service.js';
export { SearchTerms } from './search-terms.service.js';
export { SearchTreatments } from './search-treatments.service.js';
export { wordsOf } from './understanding/words.js';
