import {
  RETENTION_RULES,
  type RetentionRule,
  type RetentionRuleKey,
  type RetentionRun,
} from '@ayana/contracts/operations';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, FlagField, IntegerField } from '../../../platform/http/input/fields.js';
import { ListQueryDto, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { NamedPersonDto } from '../../service-desk/index.js';

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

export class RetentionRunDto implements RetentionRun {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: RETENTION_RULES })
  rule!: RetentionRuleKey;

  @ApiProperty()
  is_dry!: boolean;

  @ApiProperty({ type: 'integer' })
  keep_days!: number;

  @ApiProperty({ type: 'integer' })
  found!: number;

  @ApiProperty({ type: 'integer' })
  removed!: number;

  @ApiProperty({ type: NamedPersonDto, nullable: true, description: 'Null: the clock.' })
  by!: NamedPersonDto | null;

  @ApiProperty({ format: 'date-time' })
  at!: string;
}

export class RetentionRunsPageDto extends pageDtoOf(RetentionRunDto) {}

export class RetentionRuleDto implements RetentionRule {
  @ApiProperty({ enum: RETENTION_RULES })
  key!: RetentionRuleKey;

  @ApiProperty({ type: 'integer' })
  keep_days!: number;

  @ApiProperty()
  is_active!: boolean;

  @ApiProperty({ type: RetentionRunDto, nullable: true })
  last_run!: RetentionRunDto | null;

  @ApiProperty({ type: RetentionRunDto, nullable: true })
  last_dry_run!: RetentionRunDto | null;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;
}
