export { ComparePage } from './compare-page';
export { loadCompared } from './load-compared';
export type { Compared } from './load-compared';
export { COMPARE_MESSAGES } from './messages';
