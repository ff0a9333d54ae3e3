import {
  type BoardCard,
  type BoardColumn,
  JOURNEY_STATES,
  type JourneyState,
  PRIORITY_LEVELS,
  type PriorityLevel,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import { ChoicesField, LimitField, NameField, TextField } from '../../../platform/http/input/fields.js';
import { TEXT_OR_NULL, TIME_OR_NULL } from '../../journeys/index.js';
import { CasePersonDto } from './cases.dto.js';

export const BOARD_DEFAULT = 20;
const CARD_KINDS = ['journey', 'request'] as const;

export class BoardQueryDto {
  @NameField({
    label: 'Case manager',
    optional: true,
    max: 36,
    pattern: /^(me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    description: '`me`, `none`, or an id.',
  })
  case_manager?: string;

  @TextField({ label: 'Country', optional: true, max: 80 })
  country?: string;

  @ChoicesField({
    label: 'State',
    optional: true,
    of: JOURNEY_STATES,
    max: JOURNEY_STATES.length,
    description: '`open` and `paused` by default.',
  })
  status?: JourneyState[];

  @LimitField({ fallback: BOARD_DEFAULT, max: 100 })
  limit?: number;
}

export class BoardCardDto implements BoardCard {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: CARD_KINDS, description: 'A request is one that no journey has grown from yet.' })
  kind!: 'journey' | 'request';

  @ApiProperty({ ...CASE_NUMBER_FIELD, nullable: true })
  case_number!: string | null;

  @ApiProperty({ type: 'integer', description: 'The first stage that is not completed.' })
  stage!: number;

  @ApiProperty({ enum: JOURNEY_STATES })
  status!: JourneyState;

  @ApiProperty(TEXT_OR_NULL)
  patient!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  country!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  treatment!: string | null;

  @ApiProperty({ enum: PRIORITY_LEVELS, nullable: true })
  priority_level!: PriorityLevel | null;

  @ApiProperty({ type: CasePersonDto, nullable: true })
  case_manager!: CasePersonDto | null;

  @ApiProperty({ ...TIME_OR_NULL, description: 'The soonest of the open tasks; of a request, its answer.' })
  due_at!: string | null;
}

export class BoardColumnDto implements BoardColumn {
  @ApiProperty({ type: 'integer' })
  stage!: number;

  @ApiProperty({ type: 'integer', description: 'Also those that are not in `items`.' })
  total!: number;

  @ApiProperty({ type: [BoardCardDto], description: 'The soonest due first.' })
  items!: BoardCardDto[];
}

export class BoardDto {
  @ApiProperty({ type: [BoardColumnDto], description: 'One for each of the ten stages.' })
  columns!: BoardColumnDto[];
}
