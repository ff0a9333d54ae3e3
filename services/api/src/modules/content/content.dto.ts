import { shape } from '../../platform/http/openapi/shape.js';
import { ApiProperty } from '@nestjs/swagger';
import {
  BLOG_TOPICS,
  type BlogTopic,
  FAQ_TOPICS,
  type FaqTopic,
  VOTE_COMMENT_LIMIT,
  type Review,
  type Source,
  type AdjacentPost,
} from '@ayana/contracts/content';
import {
  ChoiceField,
  CursorField,
  FlagField,
  LimitField,
  NameField,
  SearchField,
  TextField,
} from '../../platform/http/input/fields.js';
import { TextBlockDto } from './rich-text/rich-text.dto.js';

export const POSTS_LIMIT = 20;

export class BlogPostsQueryDto {
  @ChoiceField({ label: 'Topic', optional: true, of: BLOG_TOPICS })
  topic?: BlogTopic;

  @LimitField({ fallback: POSTS_LIMIT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class BlogPostSummaryDto {
  @ApiProperty()
  slug!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty()
  summary!: string;

  @ApiProperty({ enum: BLOG_TOPICS })
  topic!: BlogTopic;

  @ApiProperty({ type: 'integer' })
  reading_minutes!: number;

  @ApiProperty({ format: 'date' })
  published_on!: string;

  @ApiProperty({ format: 'date' })
  updated_on!: string;

  @ApiProperty({ description: 'Name of the drawing that goes with it.' })
  drawing!: string;
}

export class BlogPostsPageDto {
  @ApiProperty({ type: [BlogPostSummaryDto], description: 'The newest first.' })
  items!: BlogPostSummaryDto[];

  @ApiProperty({ type: 'string', nullable: true })
  next_cursor!: string | null;
}

export class BlogPostDto extends BlogPostSummaryDto {
  @ApiProperty({ type: [TextBlockDto] })
  body!: TextBlockDto[];

  @ApiProperty({ type: shape('Review'), nullable: true, description: 'Null where the text is not a medical one.' })
  review!: Review | null;

  @ApiProperty({ type: [shape('Source')] })
  sources!: Source[];

  @ApiProperty({ type: shape('AdjacentPost'), nullable: true })
  newer!: AdjacentPost | null;

  @ApiProperty({ type: shape('AdjacentPost'), nullable: true })
  older!: AdjacentPost | null;

  @ApiProperty({ type: [BlogPostSummaryDto], description: 'Others of the same topic, at most three.' })
  related!: BlogPostSummaryDto[];
}

export class FaqEntriesQueryDto {
  @SearchField({
    label: 'Search',
    optional: true,
    max: 100,
    description: 'Accents and spelling mistakes are forgiven.',
  })
  q?: string;

  @ChoiceField({ label: 'Topic', optional: true, of: FAQ_TOPICS })
  topic?: FaqTopic;
}

export class FaqEntryDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  slug!: string;

  @ApiProperty({ enum: FAQ_TOPICS })
  topic!: FaqTopic;

  @ApiProperty()
  question!: string;

  @ApiProperty({ type: [TextBlockDto] })
  answer!: TextBlockDto[];

  @ApiProperty({ format: 'date' })
  reviewed_on!: string;
}

export class FaqEntriesDto {
  @ApiProperty({ type: [FaqEntryDto], description: 'In their order; of a search the best first.' })
  items!: FaqEntryDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Always null: there are few enough for one page.' })
  next_cursor!: null;
}

export class VoteDto {
  @FlagField({ label: 'Helpful' })
  helpful!: boolean;

  @TextField({ label: 'Comment', optional: true, max: VOTE_COMMENT_LIMIT })
  comment?: string;
}

export class ContentReviewsQueryDto {
  @NameField({ label: 'Path', pattern: /^(\/[a-z0-9-]+)+$/, max: 200, description: 'Of a page of this site.' })
  path!: string;
}
