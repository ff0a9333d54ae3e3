import { EmailField, TextField } from '../../platform/http/input/fields.js';

export class NewsletterDto {
  @EmailField({ label: 'E-mail', missing: 'Please enter your email address.' })
  email!: string;

  @TextField({ label: 'Source', optional: true, description: '“website” when absent.' })
  source?: string;
}

export class UnsubscribeQueryDto {
  @TextField({ label: 'Token', missing: 'This link is not complete. Please open it from your email again.' })
  token!: string;
}
