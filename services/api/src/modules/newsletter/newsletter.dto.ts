import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@ayana/contracts/newsletter';
import { ApiProperty } from '@nestjs/swagger';
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

/** The caller's own subscription. */
export class NewsletterSubscriptionDto {
  @ApiProperty({ format: 'email' })
  email!: string;

  @ApiProperty({ description: 'A subscription is read and changed by the owner of a confirmed address only.' })
  email_confirmed!: boolean;

  @ApiProperty({ enum: NEWSLETTER_TOPICS, isArray: true, description: 'None without a subscription.' })
  topics!: NewsletterTopic[];

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  subscribed_at!: string | null;
}
