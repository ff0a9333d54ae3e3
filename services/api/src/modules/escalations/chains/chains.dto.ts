import {
  PAGE_CHANNELS,
  type PageChannel,
  ROUND_LIMIT,
  STEP_LIMIT,
  STEP_TARGET_KINDS,
  type StepTargetKind,
  TARGET_LIMIT,
  WAIT_LIMIT,
} from '@ayana/contracts/operations';
import {
  ChoiceField,
  ChoicesField,
  FlagField,
  IdField,
  IntegerField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

const optional = { optional: true } as const;
export const CHAIN_SORTS = ['name', 'steps', 'open', 'run', 'test'] as const;
export type ChainSort = (typeof CHAIN_SORTS)[number];

export class ChainsQueryDto extends ListQueryDto {
  @FlagField({ label: 'Archived', ...optional })
  archived?: boolean;

  @ChoiceField({ label: 'Sort', of: CHAIN_SORTS, ...optional, description: '`name` by default.' })
  sort?: ChainSort;
}

export class StepTargetInputDto {
  @ChoiceField({ label: 'Kind', of: STEP_TARGET_KINDS })
  kind!: StepTargetKind;

  @IdField({ label: 'Target' })
  id!: string;
}

export class EscalationStepInputDto {
  @ListField({ label: 'Targets', of: StepTargetInputDto, max: TARGET_LIMIT })
  targets!: StepTargetInputDto[];

  @ChoicesField({ label: 'Channels', of: PAGE_CHANNELS, max: PAGE_CHANNELS.length })
  channels!: PageChannel[];

  @IntegerField({ label: 'Minutes to wait', min: 0, max: WAIT_LIMIT, description: 'Until the next step.' })
  wait_minutes!: number;
}

export class NewChainDto {
  @TextField({ label: 'Name', max: 120 })
  name!: string;

  @TextField({ label: 'Description', ...optional })
  description?: string;

  @IntegerField({ label: 'Rounds', min: 1, max: ROUND_LIMIT, description: 'How often it goes through all steps.' })
  rounds!: number;

  @ListField({ label: 'Steps', of: EscalationStepInputDto, max: STEP_LIMIT })
  steps!: EscalationStepInputDto[];
}

export class ChainChangeDto {
  @TextField({ label: 'Name', max: 120, ...optional })
  name?: string;

  @TextField({ label: 'Description', ...optional, nullable: true })
  description?: string | null;

  @IntegerField({ label: 'Rounds', min: 1, max: ROUND_LIMIT, ...optional })
  rounds?: number;

  @ListField({ label: 'Steps', of: EscalationStepInputDto, max: STEP_LIMIT, ...optional })
  steps?: EscalationStepInputDto[];
}
