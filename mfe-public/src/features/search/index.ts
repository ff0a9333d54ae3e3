export { loadBestKind, loadTreatments, TERM_LIMIT, termOf } from './load-search';
export { SEARCH_MESSAGES } from './messages';
export { NothingFound } from './nothing-found';
export { SearchBox } from './search-box';
export { SearchFailed } from './search-failed';
export { SearchHead } from './search-head';
export { type Tab, tabFor, tabOf, treatmentMeant, type Treatment } from './search-page';
export { TreatmentList, TreatmentNotice } from './treatment-results';
