import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@ayana/contracts/newsletter';
import { ChoicesField, EmailField, TextField } from '../../platform/http/input/fields.js';
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

export class NewsletterTopicsDto {
  @ChoicesField({ label: 'Topics', of: NEWSLETTER_TOPICS, max: NEWSLETTER_TOPICS.length, description: 'None ends it.' })
  topics!: NewsletterTopic[];
}
