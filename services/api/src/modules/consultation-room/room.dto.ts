import { shape } from '../../platform/http/openapi/shape.js';
import { CONSULTATION_KINDS, type ConsultationKind } from '@ayana/contracts/catalogue';
import {
  ROOM_ROLES,
  ROOM_STATES,
  type RoomRole,
  type RoomState,
  type RoomDoctor,
  type RoomGuest,
} from '@ayana/contracts/consultation-room';
import { DOCUMENT_KINDS, type DocumentKind } from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../platform/http/lists/case-numbers.js';
import { EmailField, IdField } from '../../platform/http/input/fields.js';
import { ID_OR_NULL, TEXT_OR_NULL, TIME } from '../../platform/http/openapi/properties.js';

export class RoomDto {
  @ApiProperty({ format: 'uuid', description: 'Of the appointment.' })
  id!: string;

  @ApiProperty({ enum: CONSULTATION_KINDS, description: 'A talk by phone has no room, but a note and who was there.' })
  kind!: ConsultationKind;

  @ApiProperty({ enum: ROOM_STATES })
  state!: RoomState;

  @ApiProperty({ enum: ROOM_ROLES, description: 'Of the caller in this talk.' })
  role!: RoomRole;

  @ApiProperty(TIME)
  starts_at!: string;

  @ApiProperty(TIME)
  ends_at!: string;

  @ApiProperty({ ...TIME, description: 'From when it may be entered.' })
  opens_at!: string;

  @ApiProperty({ ...TIME, description: 'Until when it may be entered.' })
  closes_at!: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'The patient’s, when it was booked.' })
  time_zone!: string | null;

  @ApiProperty({ type: shape('RoomDoctor') })
  doctor!: RoomDoctor;

  @ApiProperty()
  patient_name!: string;

  @ApiProperty({
    ...TEXT_OR_NULL,
    description: 'What the patient wrote when booking; for the patient, the doctor and staff.',
  })
  reason!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'An outside place that staff have set instead of the room.' })
  join_url!: string | null;

  @ApiProperty({ ...ID_OR_NULL, description: 'The appointment that took its place, when it was moved.' })
  moved_to!: string | null;

  @ApiProperty({ ...ID_OR_NULL, description: 'For the patient and staff.' })
  journey_id!: string | null;

  @ApiProperty({ ...CASE_NUMBER_FIELD, nullable: true })
  case_number!: string | null;

  @ApiProperty({ description: 'The doctor may order tests and medicines for the patient.' })
  may_order!: boolean;

  @ApiProperty({ type: [shape('RoomGuest')], nullable: true, description: 'For the patient, the doctor and staff.' })
  guests!: RoomGuest[] | null;
}

export class NewGuestDto {
  @IdField({ label: 'Companion', optional: true })
  companion_id?: string;

  @EmailField({ label: 'E-mail', optional: true, description: 'Of the account of an interpreter; by staff.' })
  email?: string;
}

export class RoomPaperDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: DOCUMENT_KINDS })
  kind!: DocumentKind;

  @ApiProperty(TEXT_OR_NULL)
  media_type!: string | null;

  @ApiProperty()
  file_name!: string;
}

export class RoomPapersDto {
  @ApiProperty({ type: [RoomPaperDto], description: 'That the caller may open; the newest first.' })
  items!: RoomPaperDto[];
}
