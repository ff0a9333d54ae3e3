import { MONEY_GROUPS, type MoneyGroup } from '@ayana/contracts/analytics';
import { ChoiceField, NameField } from '../../../platform/http/input/fields.js';
import { AnalyticsRangeDto, ID_OR_NONE, NONE } from '../analytics.dto.js';

export class MoneyQueryDto extends AnalyticsRangeDto {
  @NameField({ label: 'Country', optional: true, max: 60, pattern: /^[^<>"]+$/, description: NONE })
  country?: string;

  @NameField({ label: 'Hospital', optional: true, max: 36, pattern: ID_OR_NONE, description: NONE })
  hospital_id?: string;

  @ChoiceField({ label: 'By', optional: true, of: MONEY_GROUPS, description: 'Also says the figures of each.' })
  by?: MoneyGroup;
}
