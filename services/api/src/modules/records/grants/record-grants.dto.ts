import { ASSIGNMENT_KINDS, type AssignmentKind, DOCUMENT_KINDS, type DocumentKind } from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, IdField, MomentField, TextField } from '../../../platform/http/input/fields.js';
import { JourneyActorDto, TEXT_OR_NULL } from '../../journeys/index.js';

export class RecordGrantsQueryDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;
}

export class NewRecordGrantDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @IdField({ label: 'Paper', optional: true, description: 'One paper; or `kind`.' })
  document_id?: string;

  @ChoiceField({
    label: 'Kind',
    optional: true,
    of: DOCUMENT_KINDS,
    description: 'All papers of a kind, also later ones.',
  })
  kind?: DocumentKind;

  @IdField({ label: 'Person', optional: true, description: 'Who works on the journey; or `to_partner_id`.' })
  to_user_id?: string;

  @IdField({ label: 'Organisation', optional: true })
  to_partner_id?: string;

  @MomentField({ label: 'Until', optional: true, description: 'Without it, as long as they work on the journey.' })
  ends_at?: string;

  @TextField({ label: 'Reason', optional: true, max: 200 })
  reason?: string;
}

const TIME_OR_NULL = { type: 'string', format: 'date-time', nullable: true } as const;

/** Someone who works on the journey. */
export class GrantRecipientDto {
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  to_user_id!: string | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  to_partner_id!: string | null;

  @ApiProperty({ description: 'Of the person or the organisation.' })
  name!: string;

  @ApiProperty({ enum: ASSIGNMENT_KINDS })
  work!: AssignmentKind;

  @ApiProperty({ enum: DOCUMENT_KINDS, isArray: true, description: 'Kinds of papers they may be given.' })
  kinds!: DocumentKind[];
}

export class RecordGrantDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  document_id!: string | null;

  @ApiProperty({ enum: DOCUMENT_KINDS, description: 'Of the paper, or all of this kind.' })
  kind!: DocumentKind;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Of the one paper.' })
  file_name!: string | null;

  @ApiProperty({ type: JourneyActorDto, description: 'The person or the organisation.' })
  to!: JourneyActorDto;

  @ApiProperty({
    enum: ASSIGNMENT_KINDS,
    nullable: true,
    description: 'The work that needs it; null when the patient gave it.',
  })
  work!: AssignmentKind | null;

  @ApiProperty()
  reason!: string;

  @ApiProperty({ format: 'date-time' })
  starts_at!: string;

  @ApiProperty(TIME_OR_NULL)
  ends_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  withdrawn_at!: string | null;

  @ApiProperty({ description: 'Whether it shows anything now.' })
  is_active!: boolean;
}

export class RecordGrantsDto {
  @ApiProperty({ type: [RecordGrantDto], description: 'The newest first, also those that have ended.' })
  items!: RecordGrantDto[];

  @ApiProperty({ type: [GrantRecipientDto], description: 'Who may be given papers now.' })
  recipients!: GrantRecipientDto[];
}
