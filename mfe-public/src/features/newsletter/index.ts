export { NEWSLETTER_MESSAGES } from './messages';
export { NewsletterForm } from './newsletter-form';
