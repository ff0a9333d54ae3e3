import {
  CHECK_IN_DAYS,
  type CheckIn,
  type CheckInAnswers,
  type CheckInDay,
  PAIN_MAX,
  RED_FLAGS,
  type RedFlag,
  WOUND_STATES,
  type WoundState,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, FlagField, IntegerField, TextField } from '../../../platform/http/input/fields.js';
import { TEXT_OR_NULL } from '../../journeys/index.js';

export class CheckInFormDto {
  @IntegerField({ label: 'Pain', min: 0, max: PAIN_MAX })
  pain!: number;

  @FlagField({ label: 'Fever' })
  fever!: boolean;

  @ChoiceField({ label: 'Wound', of: WOUND_STATES })
  wound!: WoundState;

  @FlagField({ label: 'Medicine taken' })
  medicine_taken!: boolean;

  @TextField({ label: 'Worry', optional: true })
  worry?: string;
}

export class CheckInTokenDto {
  @TextField({ label: 'Token', max: 200, description: 'Of the link in the mail.' })
  token!: string;
}

export class CheckInByTokenDto extends CheckInFormDto {
  @TextField({ label: 'Token', max: 200, description: 'Of the link in the mail.' })
  token!: string;
}

export class CheckInAnswersDto implements CheckInAnswers {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: PAIN_MAX })
  pain!: number;

  @ApiProperty()
  fever!: boolean;

  @ApiProperty({ enum: WOUND_STATES })
  wound!: WoundState;

  @ApiProperty()
  medicine_taken!: boolean;

  @ApiProperty(TEXT_OR_NULL)
  worry!: string | null;
}

const TIME_OR_NULL = { type: 'string', format: 'date-time', nullable: true } as const;

export class CheckInDto implements CheckIn {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty({ enum: CHECK_IN_DAYS, description: 'After the return.' })
  day!: CheckInDay;

  @ApiProperty({ type: 'string', format: 'date' })
  due_on!: string;

  @ApiProperty({ type: CheckInAnswersDto, nullable: true })
  answers!: CheckInAnswersDto | null;

  @ApiProperty({ enum: RED_FLAGS, isArray: true })
  red_flags!: RedFlag[];

  @ApiProperty(TIME_OR_NULL)
  answered_at!: string | null;

  @ApiProperty({ description: 'Whether it may be answered now, by the calendar of the patient.' })
  is_due!: boolean;

  @ApiProperty({ ...TIME_OR_NULL, description: 'When staff marked the answer as seen.' })
  seen_at!: string | null;
}

export class CheckInsDto {
  @ApiProperty({ type: [CheckInDto], description: 'In the order of their days.' })
  items!: CheckInDto[];
}

/** What a mailed link shows: nothing about the person. */
export class LinkedCheckInDto {
  @ApiProperty({ enum: CHECK_IN_DAYS })
  day!: CheckInDay;

  @ApiProperty()
  answered!: boolean;

  @ApiProperty({ enum: RED_FLAGS, isArray: true, description: 'Of the answer that was just given.' })
  red_flags!: RedFlag[];
}
