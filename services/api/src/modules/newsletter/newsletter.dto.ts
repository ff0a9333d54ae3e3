import { EmailField, TextField } from '../../platform/http/input/fields.js';
import { FIELD_MESSAGES } from '../../platform/http/input/messages.js';

export class NewsletterDto {
  @EmailField({ label: 'E-mail', missing: () => FIELD_MESSAGES.missing.email })
  email!: string;

  @TextField({ label: 'Source', optional: true, description: '“website” when absent.' })
  source?: string;
}

export class UnsubscribeQueryDto {
  @TextField({ label: 'Token', missing: () => FIELD_MESSAGES.missing.link })
  token!: string;
}
