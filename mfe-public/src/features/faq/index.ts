export type { FaqEntry } from './entry';
export { FaqPage } from './faq-page';
export { loadEntries, TERM_LIMIT } from './load-entries';
export { FAQ_MESSAGES } from './messages';
export { voteAction } from './vote-action';
