import { ApiProperty } from '@nestjs/swagger';
import { IdField } from '../../../platform/http/input/fields.js';
import { ID_OR_NULL } from '../../journeys/index.js';

export class InboxJourneyDto {
  @IdField({
    label: 'Treatment',
    optional: true,
    description: 'Required unless the form names a treatment by its name or its plain name.',
  })
  treatment_id?: string;
}

export class JourneyInvitationDto {
  @ApiProperty({ format: 'email' })
  email!: string;

  @ApiProperty({ format: 'date-time' })
  sent_at!: string;

  @ApiProperty({ format: 'date-time' })
  expires_at!: string;
}

export class InboxJourneyAnswerDto {
  @ApiProperty({ ...ID_OR_NULL, description: 'Null while the sender has no account.' })
  journey_id!: string | null;

  @ApiProperty(ID_OR_NULL)
  treatment_request_id!: string | null;

  @ApiProperty({ type: JourneyInvitationDto, nullable: true, description: 'For a sender without an account.' })
  invitation!: JourneyInvitationDto | null;
}
