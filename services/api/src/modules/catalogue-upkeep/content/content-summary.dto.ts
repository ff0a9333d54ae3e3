import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@ayana/contracts/newsletter';
import { ApiProperty } from '@nestjs/swagger';

const count = { type: 'integer' } as const;

export class TopicReadersDto {
  @ApiProperty({ enum: NEWSLETTER_TOPICS })
  topic!: NewsletterTopic;

  @ApiProperty(count)
  readers!: number;
}

/** How the texts of the public site are. */
export class ContentSummaryDto {
  @ApiProperty(count)
  articles!: number;

  @ApiProperty({ ...count, description: 'Articles whose day of the next review has come.' })
  articles_due!: number;

  @ApiProperty(count)
  questions!: number;

  @ApiProperty({ ...count, description: 'Questions that more readers called unhelpful than helpful.' })
  questions_unhelpful!: number;

  @ApiProperty({ ...count, description: 'Votes in the last 30 days.' })
  votes!: number;

  @ApiProperty({ ...count, description: 'Open ones.' })
  vacancies!: number;

  @ApiProperty({ ...count, description: 'Applications in the last 30 days, without those of tests.' })
  applications!: number;

  @ApiProperty({ ...count, description: 'Who gets the newsletter, without subscriptions of tests.' })
  readers!: number;

  @ApiProperty({ ...count, description: 'Who subscribed in the last 30 days.' })
  readers_new!: number;

  @ApiProperty({ ...count, description: 'Who left in the last 30 days.' })
  readers_left!: number;

  @ApiProperty({ type: [TopicReadersDto] })
  topics!: TopicReadersDto[];
}
