import type { Running } from '@ayana/contracts/operations';
import { shape } from '../../platform/http/openapi/shape.js';
import { CASE_NUMBER_FIELD } from '../../platform/http/lists/case-numbers.js';
import { ApiProperty } from '@nestjs/swagger';

/** What a patient does today or tomorrow: lands, is admitted, leaves the hospital, flies home. */
export const MOVEMENT_KINDS = ['arrival', 'admission', 'discharge', 'departure'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

export const EXPIRING_KINDS = ['visa', 'quote', 'credential'] as const;
export type ExpiringKind = (typeof EXPIRING_KINDS)[number];

export class MovementDto {
  @ApiProperty({ description: 'Of the leg of the trip, or of the stay with its kind.' })
  id!: string;

  @ApiProperty({ enum: MOVEMENT_KINDS })
  kind!: MovementKind;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Of the patient.' })
  name!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'The hospital, or where the flight goes.' })
  place!: string | null;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ description: 'False where only the day is known.' })
  time_known!: boolean;

  @ApiProperty({ description: 'Whether it has happened.' })
  is_done!: boolean;

  @ApiProperty({
    type: 'boolean',
    nullable: true,
    description:
      'What must be there first: a booked pick-up for an arrival, a signed summary for a discharge and a departure; null where nothing must.',
  })
  is_ready!: boolean | null;
}

export class ExpiringDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: EXPIRING_KINDS })
  kind!: ExpiringKind;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Of a visa and a quote.' })
  journey_id!: string | null;

  @ApiProperty({ ...CASE_NUMBER_FIELD, nullable: true })
  case_number!: string | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Of a credential.' })
  organisation_id!: string | null;

  @ApiProperty({ description: 'Of the patient, the organisation or the doctor.' })
  name!: string;

  @ApiProperty({ format: 'date', description: 'The last day.' })
  valid_until!: string;
}

export class TodayDto {
  @ApiProperty({ format: 'date-time' })
  as_of!: string;

  @ApiProperty({ type: [MovementDto], description: 'Today and tomorrow in India, at most 30, the earliest first.' })
  movements!: MovementDto[];

  @ApiProperty({ type: 'integer', description: 'How many there are in these two days.' })
  movements_total!: number;

  @ApiProperty({ type: 'integer', description: 'Of them, those who arrive today.' })
  arrivals_today!: number;

  @ApiProperty({ type: [ExpiringDto], description: 'Within 30 days, at most 8, the soonest first.' })
  expiring!: ExpiringDto[];

  @ApiProperty({ type: 'integer', description: 'How many there are in these 30 days.' })
  expiring_total!: number;

  @ApiProperty({ type: shape('Running') })
  running!: Running;
}
