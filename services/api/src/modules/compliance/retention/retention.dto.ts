import { RETENTION_RULES, type RetentionRuleKey } from '@ayana/contracts/operations';
import { ChoiceField, FlagField, IntegerField } from '../../../platform/http/input/fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

const optional = { optional: true } as const;

export class RetentionChangeDto {
  @IntegerField({ label: 'Days', ...optional, min: 1, max: 10_000 })
  keep_days?: number;

  @FlagField({ label: 'Switched on', ...optional, description: 'Only after a dry run with the same number of days.' })
  is_switched_on?: boolean;
}

export class RetentionDryRunDto {
  @IntegerField({ label: 'Days', ...optional, min: 1, max: 10_000, description: 'Those of the rule by default.' })
  keep_days?: number;
}

export class RetentionRunsQueryDto extends ListQueryDto {
  @ChoiceField({ label: 'Rule', ...optional, of: RETENTION_RULES })
  rule?: RetentionRuleKey;
}
