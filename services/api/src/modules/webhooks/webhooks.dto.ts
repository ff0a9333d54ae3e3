import { WEBHOOK_FORMATS, type WebhookFormat } from '@ayana/contracts/operations';
import { ChoiceField, FlagField, SecretField, TextField } from '../../platform/http/input/fields.js';

const NAME = { label: 'Name', max: 80 } as const;
const ADDRESS = { label: 'Address', max: 2000 } as const;
const KEY = {
  label: 'Signing key',
  max: 200,
  optional: true,
  description: 'Of `json`: at least 16 characters.',
} as const;
const CHAT = { label: 'Chat', max: 100, optional: true, description: 'Of `telegram`: its number or @name.' } as const;

export class NewWebhookDto {
  @TextField(NAME)
  name!: string;

  @ChoiceField({ label: 'Format', of: WEBHOOK_FORMATS })
  format!: WebhookFormat;

  @SecretField(ADDRESS)
  address!: string;

  @SecretField(KEY)
  key?: string;

  @TextField(CHAT)
  chat_id?: string;
}

export class WebhookChangeDto {
  @TextField({ ...NAME, optional: true })
  name?: string;

  @SecretField({ ...ADDRESS, optional: true, description: 'It stays as it is where none is given.' })
  address?: string;

  @SecretField(KEY)
  key?: string;

  @TextField(CHAT)
  chat_id?: string;

  @FlagField({ label: 'Active', optional: true })
  is_on?: boolean;
}
