/** What a hospital offers: opinions, quotes and bills. */
export { OffersModule } from './offers.module.js';
export { QuoteEvents } from './quotes/quote-events.js';
export { Payments } from './payments/payments.service.js';
export { findQuote } from './quotes/quotes.queries.js';
