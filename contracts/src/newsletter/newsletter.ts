import { defineMessages } from '../language/index.ts';

/** The default `source` of a subscription (spec section 3). */
export const NEWSLETTER_SOURCE_DEFAULT = 'website';

/** Section 8's newsletter toasts. */
export const NEWSLETTER_TOASTS = defineMessages('contracts/newsletter/newsletter-toasts', {
  success: { title: 'Subscribed!', description: 'Thank you for subscribing to our newsletter.' },
  failure: { title: 'Error', description: 'Failed to subscribe. Please try again.' },
});
