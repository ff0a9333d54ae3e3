import { ApiProperty } from '@nestjs/swagger';
import { TextField, TextsField } from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';
import { GuideQuestionDto } from '../treatment-guides.dto.js';

/** Sentences of one part of a page. */
const LINES = { max: 30, length: 400 } as const;

class GuideQuestionInputDto {
  @TextField({ label: 'Question', max: 200 })
  question!: string;

  @TextField({ label: 'Answer' })
  answer!: string;
}

/** The texts of a treatment's page, as a whole. */
export class GuideTextsInputDto {
  @TextsField({ label: 'It may help when', ...LINES })
  helps_when!: string[];

  @TextsField({ label: 'It may be wrong when', ...LINES })
  not_for!: string[];

  @TextsField({ label: 'Risks', ...LINES })
  risks!: string[];

  @TextsField({ label: 'Recovery', ...LINES })
  recovery!: string[];

  @TextsField({ label: 'Questions to ask', ...LINES })
  questions_to_ask!: string[];

  @ListField({ label: 'Questions and answers', of: GuideQuestionInputDto, max: 30 })
  faq!: GuideQuestionInputDto[];
}

export class GuideTextsDto {
  @ApiProperty({ type: [String] })
  helps_when!: string[];

  @ApiProperty({ type: [String] })
  not_for!: string[];

  @ApiProperty({ type: [String] })
  risks!: string[];

  @ApiProperty({ type: [String] })
  recovery!: string[];

  @ApiProperty({ type: [String] })
  questions_to_ask!: string[];

  @ApiProperty({ type: [GuideQuestionDto] })
  faq!: GuideQuestionDto[];

  @ApiProperty({ type: 'string', format: 'date', nullable: true, description: 'Null before the first text.' })
  written_on!: string | null;

  @ApiProperty({ type: 'integer', description: 'Of the treatment, which a change of its texts changes; the ETag.' })
  version!: number;
}
