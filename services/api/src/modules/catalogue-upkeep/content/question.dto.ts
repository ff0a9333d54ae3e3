import type { VoteComment } from '@ayana/contracts/catalogue';
import { shape } from '../../../platform/http/openapi/shape.js';
import { FAQ_TOPICS, type FaqTopic } from '@ayana/contracts/content';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, DateField, MarkdownField, TextField } from '../../../platform/http/input/fields.js';
import { partialOf } from '../../../platform/http/input/partial.js';
import { pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { CatalogueFilters, CatalogueRowDto, listQueryOf } from '../common/catalogue-row.dto.js';

export class NewQuestionDto {
  @TextField({ label: 'Question', max: 200 })
  question!: string;

  @MarkdownField({ label: 'Answer', max: 5000, description: 'Markdown.' })
  answer!: string;

  @ChoiceField({ label: 'Topic', of: FAQ_TOPICS })
  topic!: FaqTopic;

  @DateField({ label: 'Checked', description: 'When someone last made sure that it is right.' })
  reviewed_on!: string;
}

export class QuestionChangeDto extends partialOf(NewQuestionDto) {}

/** A question as staff keep the row, with what readers think of its answer. */
export class CatalogueQuestionDto extends CatalogueRowDto {
  @ApiProperty()
  slug!: string;

  @ApiProperty({ enum: FAQ_TOPICS })
  topic!: FaqTopic;

  @ApiProperty()
  question!: string;

  @ApiProperty({ description: 'Markdown.' })
  answer!: string;

  @ApiProperty({ format: 'date' })
  reviewed_on!: string;

  @ApiProperty({ type: 'integer' })
  helpful!: number;

  @ApiProperty({ type: 'integer' })
  unhelpful!: number;

  @ApiProperty({ type: [shape('VoteComment')], description: 'The newest first, at most fifty.' })
  comments!: VoteComment[];
}

export class CatalogueQuestionsPageDto extends pageDtoOf(CatalogueQuestionDto) {}

export class CatalogueQuestionsQueryDto extends listQueryOf(CatalogueFilters) {}
