import {
  TRAVEL_LEG_KINDS,
  type TravelLegKind,
  WORK_EVENT_KINDS,
  type WorkEvent,
  type WorkEventKind,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { MomentField } from '../../../platform/http/input/fields.js';
import { TEXT_OR_NULL, TIME_OR_NULL } from '../../journeys/index.js';
import { WorkSubjectDto } from './work.dto.js';

export class WorkCalendarQueryDto {
  @MomentField({ label: 'From' })
  from!: string;

  @MomentField({ label: 'To', description: 'At most 62 days later.' })
  to!: string;
}

export class WorkEventDto implements WorkEvent {
  @ApiProperty({ format: 'uuid', description: 'Of the assignment, the part of a trip, or the appointment.' })
  id!: string;

  @ApiProperty({ enum: WORK_EVENT_KINDS })
  kind!: WorkEventKind;

  @ApiProperty({ type: WorkSubjectDto, nullable: true, description: 'Null for a talk.' })
  work!: WorkSubjectDto | null;

  @ApiProperty({ type: 'string', enum: [...TRAVEL_LEG_KINDS, null], nullable: true })
  leg_kind!: TravelLegKind | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'From where to where; of a talk `video` or `phone`.' })
  place!: string | null;

  @ApiProperty({ format: 'date-time' })
  starts_at!: string;

  @ApiProperty(TIME_OR_NULL)
  ends_at!: string | null;

  @ApiProperty({
    ...TEXT_OR_NULL,
    description: 'IANA name of the zone at its start, of a part of a trip; of a check-out that at its end.',
  })
  zone!: string | null;
}

export class WorkEventsDto {
  @ApiProperty({ type: [WorkEventDto] })
  items!: WorkEventDto[];
}

export class WorkFeedStateDto {
  @ApiProperty({ ...TIME_OR_NULL, description: 'Since when there is a link; null without one.' })
  created_at!: string | null;
}

export class WorkFeedDto {
  @ApiProperty({ description: 'The address of the calendar, without the origin. It is shown once.' })
  path!: string;
}
