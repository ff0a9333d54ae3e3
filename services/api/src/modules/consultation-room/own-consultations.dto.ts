import { CASE_NUMBER_FIELD } from '../../platform/http/lists/case-numbers.js';
import { ROOM_STATES, type RoomState } from '@ayana/contracts/consultation-room';
import { ApiProperty } from '@nestjs/swagger';
import { CONSULTATION_KINDS, type ConsultationKind } from '@ayana/contracts/catalogue';

export const NOTE_PROGRESS = ['none', 'draft', 'signed'] as const;

export class OwnConsultationDto {
  @ApiProperty({ format: 'uuid', description: 'Of the appointment.' })
  id!: string;

  @ApiProperty({ enum: CONSULTATION_KINDS })
  kind!: ConsultationKind;

  @ApiProperty({ enum: ROOM_STATES, description: 'Of its room; of a talk by phone, as if it had one.' })
  state!: RoomState;

  @ApiProperty({ format: 'date-time' })
  starts_at!: string;

  @ApiProperty({ format: 'date-time' })
  ends_at!: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Of the patient, when it was booked.' })
  time_zone!: string | null;

  @ApiProperty()
  patient_name!: string;

  @ApiProperty({ type: 'string', nullable: true })
  country!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'To call the patient: for a talk by phone.' })
  phone!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'What the patient wrote when booking.' })
  reason!: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'An outside place that staff have set instead of the room.',
  })
  join_url!: string | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Where the doctor works on the case.' })
  journey_id!: string | null;

  @ApiProperty({ ...CASE_NUMBER_FIELD, nullable: true })
  case_number!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'The journey on which the doctor may order tests and medicines.',
  })
  order_journey_id!: string | null;

  @ApiProperty({ enum: NOTE_PROGRESS })
  note!: (typeof NOTE_PROGRESS)[number];

  @ApiProperty({ type: 'integer', description: 'People who wait to be let in now.' })
  waiting!: number;
}

export class OwnConsultationsDto {
  @ApiProperty({ description: 'IANA name of the doctor’s zone, in which today is.' })
  time_zone!: string;

  @ApiProperty({ type: [OwnConsultationDto], description: 'The next one first.' })
  today!: OwnConsultationDto[];

  @ApiProperty({ type: [OwnConsultationDto], description: 'The next one first.' })
  coming!: OwnConsultationDto[];

  @ApiProperty({ type: [OwnConsultationDto], description: 'The latest first; at most 100.' })
  past!: OwnConsultationDto[];
}
