export { QuotesPage as Component } from '../features/quotes/quotes-page';
export { quotesLoader as loader } from '../features/quotes/quotes.api';
