import { JOURNEY_EVENTS, type JourneyEvent } from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';

export const TEXT_OR_NULL = { type: 'string', nullable: true } as const;
export const ID_OR_NULL = { type: 'string', format: 'uuid', nullable: true } as const;
export const TIME_OR_NULL = { type: 'string', format: 'date-time', nullable: true } as const;

export class JourneyActorDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'As it is now; empty when the account is gone.' })
  name!: string;
}

export class JourneyEntryDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ enum: JOURNEY_EVENTS })
  event!: JourneyEvent;

  @ApiProperty({ enum: ['public', 'internal'] })
  visibility!: 'public' | 'internal';

  @ApiProperty({ type: JourneyActorDto, nullable: true, description: 'Null for the system.' })
  actor!: JourneyActorDto | null;

  @ApiProperty({ type: 'integer', nullable: true })
  stage_number!: number | null;

  @ApiProperty(TEXT_OR_NULL)
  from_state!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  to_state!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  text!: string | null;
}
