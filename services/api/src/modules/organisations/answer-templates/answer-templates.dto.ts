import { ANSWER_TEMPLATE_NAME_MAX, ANSWER_TEMPLATE_TEXT_MAX } from '@ayana/contracts/organisations';
import { TextField } from '../../../platform/http/input/fields.js';

export class NewAnswerTemplateDto {
  @TextField({ label: 'Name', max: ANSWER_TEMPLATE_NAME_MAX })
  name!: string;

  @TextField({ label: 'Text', max: ANSWER_TEMPLATE_TEXT_MAX })
  text!: string;
}

export class AnswerTemplateChangeDto {
  @TextField({ label: 'Name', optional: true, max: ANSWER_TEMPLATE_NAME_MAX })
  name?: string;

  @TextField({ label: 'Text', optional: true, max: ANSWER_TEMPLATE_TEXT_MAX })
  text?: string;
}
