/** Addresses of other services (Slack, Teams, Telegram, any other) that get news, and what was sent to them. */
export { OutgoingWebhooks } from './outgoing-webhooks.js';
export { WebhooksModule } from './webhooks.module.js';
