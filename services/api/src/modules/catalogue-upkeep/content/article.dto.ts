import { BLOG_TOPICS, type BlogTopic } from '@ayana/contracts/content';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, DateField, MarkdownField, TextField } from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';
import { partialOf } from '../../../platform/http/input/partial.js';
import { pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { CatalogueFilters, CatalogueRowDto, listQueryOf } from '../common/catalogue-row.dto.js';

/** Pictures of articles that the site has. */
export const ARTICLE_DRAWINGS = [
  'care-arrival',
  'care-bed',
  'care-call',
  'care-garden',
  'care-joint',
  'care-papers',
  'care-support',
  'read-interpreter',
  'read-record-pack',
  'read-seals',
  'read-suitcase',
  'read-two-gates',
  'read-window-seat',
] as const;
export type ArticleDrawing = (typeof ARTICLE_DRAWINGS)[number];

export class ArticleSourceDto {
  @TextField({ label: 'Name', max: 200 })
  name!: string;

  @TextField({ label: 'Link', optional: true, max: 500 })
  href?: string;

  @TextField({ label: 'Read', max: 40, description: 'When it was read, in words: September 2026.' })
  read!: string;
}

/** The address of its page is made from the title once, and stays, so that links to it keep working. */
export class NewArticleDto {
  @TextField({ label: 'Title', max: 120 })
  title!: string;

  @TextField({ label: 'Summary', max: 400 })
  summary!: string;

  @ChoiceField({ label: 'Topic', of: BLOG_TOPICS })
  topic!: BlogTopic;

  @MarkdownField({ label: 'Text', max: 40_000, description: 'Markdown.' })
  body!: string;

  @ChoiceField({ label: 'Picture', of: ARTICLE_DRAWINGS })
  drawing!: ArticleDrawing;

  @DateField({ label: 'Published' })
  published_on!: string;

  @DateField({ label: 'Last change' })
  updated_on!: string;

  @ListField({ label: 'Sources', of: ArticleSourceDto, max: 20 })
  sources!: ArticleSourceDto[];
}

export class ArticleChangeDto extends partialOf(NewArticleDto) {}

/** An article as staff keep the row. */
export class CatalogueArticleDto extends CatalogueRowDto {
  @ApiProperty()
  slug!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty()
  summary!: string;

  @ApiProperty({ enum: BLOG_TOPICS })
  topic!: BlogTopic;

  @ApiProperty({ description: 'Markdown.' })
  body!: string;

  @ApiProperty()
  drawing!: string;

  @ApiProperty({ format: 'date' })
  published_on!: string;

  @ApiProperty({ format: 'date' })
  updated_on!: string;

  @ApiProperty({ type: [ArticleSourceDto] })
  sources!: ArticleSourceDto[];

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'When a doctor reads it again.' })
  next_review_on!: string | null;
}

export class CatalogueArticlesPageDto extends pageDtoOf(CatalogueArticleDto) {}

export class CatalogueArticlesQueryDto extends listQueryOf(CatalogueFilters) {}
