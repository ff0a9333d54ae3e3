import {
  AUTOMATION_STATES,
  type AutomationState,
  JOURNEY_AUTOMATIONS,
  type JourneyAutomation,
  type JourneyAutomationName,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { IdField } from '../../../platform/http/input/fields.js';
import { TEXT_OR_NULL, TIME_OR_NULL } from '../../journeys/index.js';

export class JourneyAutomationsQueryDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;
}

export class JourneyAutomationDto implements JourneyAutomation {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty({ type: 'integer' })
  stage_number!: number;

  @ApiProperty({ enum: Object.keys(JOURNEY_AUTOMATIONS) })
  name!: JourneyAutomationName;

  @ApiProperty({ enum: AUTOMATION_STATES })
  status!: AutomationState;

  @ApiProperty({ type: 'integer' })
  attempts!: number;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Why the last attempt failed, or it was skipped.' })
  failure!: string | null;

  @ApiProperty({ ...TIME_OR_NULL, description: 'When it is tried again by itself.' })
  next_attempt_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  finished_at!: string | null;
}
