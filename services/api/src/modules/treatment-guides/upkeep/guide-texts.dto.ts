import { TextField, TextsField } from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';

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
