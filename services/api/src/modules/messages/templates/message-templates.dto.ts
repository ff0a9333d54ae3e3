import { type Language, LANGUAGES } from '@ayana/contracts/catalogue';
import { MESSAGE_MAX } from '@ayana/contracts/journey';
import { ChoiceField, TextField } from '../../../platform/http/input/fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

const TITLE_MAX = 80;
const NAMES =
  'May name {patient}, {treatment}, {case_manager} and {case_number}. Texts of one title are one template in several languages.';

export class MessageTemplatesQueryDto extends ListQueryDto {
  @ChoiceField({ label: 'Language', optional: true, of: LANGUAGES })
  language?: Language;
}

export class NewMessageTemplateDto {
  @TextField({ label: 'Title', max: TITLE_MAX })
  title!: string;

  @TextField({ label: 'Text', max: MESSAGE_MAX, description: NAMES })
  text!: string;

  @ChoiceField({ label: 'Language', of: LANGUAGES })
  language!: Language;
}

export class MessageTemplateChangeDto {
  @TextField({ label: 'Title', max: TITLE_MAX, optional: true })
  title?: string;

  @TextField({ label: 'Text', max: MESSAGE_MAX, optional: true, description: NAMES })
  text?: string;

  @ChoiceField({ label: 'Language', of: LANGUAGES, optional: true })
  language?: Language;
}
