import { createHmac } from 'node:crypto';
import type { WebhookFormat, WebhookNews } from '@ayana/contracts/operations';

/** What an address needs besides itself. */
export interface WebhookSecrets {
  url: string;
  /** Of `json`: the key of the signature. */
  key: string | null;
  /** Of `telegram`: the chat that is written to. */
  chat_id: string | null;
}

export interface WebhookDelivery {
  id: string;
  at: Date;
  news: WebhookNews;
  is_test: boolean;
}

export interface WebhookPayload {
  body: string;
  headers: Record<string, string>;
}

const TEST = 'Test: ';
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Of Slack's and Telegram's markup. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
const slack = (title: string, { text, url, link }: WebhookNews): object => ({
  // Shown where blocks are not, such as in a notification: it is markup as well.
  text: escaped(title),
  blocks: [
    { type: 'header', text: { type: 'plain_text', text: title.slice(0, 150) } },
    { type: 'section', text: { type: 'mrkdwn', text: `${escaped(text)}\n<${url}|${escaped(link)}>` } },
  ],
});

/** https://learn.microsoft.com/power-automate/teams, "When a Teams webhook request is received": a message with an adaptive card. */
const teams = (title: string, { text, url, link }: WebhookNews): object => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: [
          { type: 'TextBlock', text: title, weight: 'Bolder', size: 'Medium', wrap: true },
          { type: 'TextBlock', text, wrap: true },
        ],
        actions: [{ type: 'Action.OpenUrl', title: link, url }],
      },
    },
  ],
});

/** https://core.telegram.org/bots/api#sendmessage */
const telegram = (title: string, { text, url, link }: WebhookNews, chat_id: string | null): object => ({
  chat_id,
  parse_mode: 'HTML',
  text: `<b>${escaped(title)}</b>\n${escaped(text)}\n<a href="${url}">${escaped(link)}</a>`,
  link_preview_options: { is_disabled: true },
});

/** What is posted, in the shape of each service. */
export function webhookPayload(
  format: WebhookFormat,
  { id, at, news, is_test }: WebhookDelivery,
  { key, chat_id }: WebhookSecrets,
): WebhookPayload {
  const title = is_test ? TEST + news.title : news.title;
  if (format === 'slack') return { body: JSON.stringify(slack(title, news)), headers: JSON_TYPE };
  if (format === 'teams') return { body: JSON.stringify(teams(title, news)), headers: JSON_TYPE };
  if (format === 'telegram') return { body: JSON.stringify(telegram(title, news, chat_id)), headers: JSON_TYPE };
  const { link: _link, ...rest } = news;
  const body = JSON.stringify({ id, is_test, ...rest, title });
  return { body, headers: { ...JSON_TYPE, 'x-ayana-signature': signature(key ?? '', at, body) } };
}

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`, so that nobody can send an old one again as new. */
export function signature(key: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;
}
