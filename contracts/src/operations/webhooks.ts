import type { LastEditor } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { Severity } from './signals.ts';

/** Whose shape is posted; `json` is our own, signed. */
export const WEBHOOK_FORMATS = ['slack', 'teams', 'telegram', 'json'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

export const WEBHOOK_FORMAT_NAMES: Readonly<Record<WebhookFormat, string>> = defineMessages(
  'contracts/operations/webhook-format-names',
  { slack: 'Slack', teams: 'Microsoft Teams', telegram: 'Telegram', json: 'JSON, signed' },
);

export const MOST_WEBHOOKS = 50;

/** What a webhook says. Names of patients are on our pages only. */
export interface WebhookNews {
  event: 'signal.opened' | 'test';
  title: string;
  text: string;
  severity: Severity | null;
  /** Of our page. */
  url: string;
  /** What the link to it says. */
  link: string;
}

export interface Webhook {
  id: Id;
  name: string;
  format: WebhookFormat;
  /** Of its address; the rest is a secret. */
  host: string;
  is_on: boolean;
  /** News that has not left yet. */
  waiting: Integer;
  /** The last attempt, and what was wrong; null: it was accepted. */
  last_at: Moment | null;
  last_status: Integer | null;
  last_error: string | null;
  /** The last one that was accepted. */
  delivered_at: Moment | null;
  updated_at: Moment;
  updated_by: LastEditor | null;
  version: Integer;
}

export interface Webhooks {
  items: Webhook[];
}
