import { NOTE_TEXT_MAX } from '@ayana/contracts/consultation-room';
import { ApiProperty } from '@nestjs/swagger';
import { IntegerField, TextField } from '../../platform/http/input/fields.js';

const TEXT = { description: 'Empty when there is nothing to say.' } as const;
const TIME_OR_NULL = { type: 'string', format: 'date-time', nullable: true } as const;
const REVISION_MAX = 1_000_000;

export class NoteFormDto {
  @TextField({ label: 'Reason', optional: true, max: NOTE_TEXT_MAX })
  reason?: string;

  @TextField({ label: 'Findings', optional: true, max: NOTE_TEXT_MAX })
  findings?: string;

  @TextField({ label: 'Advice', optional: true, max: NOTE_TEXT_MAX })
  advice?: string;

  @TextField({ label: 'Next steps', optional: true, max: NOTE_TEXT_MAX })
  next_steps?: string;

  @IntegerField({
    label: 'Version',
    min: 0,
    max: REVISION_MAX,
    description: 'Of the draft that was read; 0 without one.',
  })
  revision!: number;
}

export class SignNoteDto {
  @IntegerField({ label: 'Version', min: 1, max: REVISION_MAX, description: 'Of the draft that was read.' })
  revision!: number;
}

export class ConsultationNoteDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  appointment_id!: string;

  @ApiProperty({ format: 'uuid', description: 'The consultation request that the appointment was booked with.' })
  request_id!: string;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ type: 'integer', description: 'Grows with every change of the draft.' })
  revision!: number;

  @ApiProperty(TEXT)
  reason!: string;

  @ApiProperty(TEXT)
  findings!: string;

  @ApiProperty(TEXT)
  advice!: string;

  @ApiProperty(TEXT)
  next_steps!: string;

  @ApiProperty({ description: 'The doctor of the appointment.' })
  doctor_name!: string;

  @ApiProperty({ format: 'date-time', description: 'When the talk began, as planned.' })
  starts_at!: string;

  @ApiProperty({ ...TIME_OR_NULL, description: 'Null for a draft, which only its doctor reads.' })
  signed_at!: string | null;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;
}

export class AppointmentNotesDto {
  @ApiProperty({ type: ConsultationNoteDto, nullable: true, description: 'For the doctor.' })
  draft!: ConsultationNoteDto | null;

  @ApiProperty({ type: [ConsultationNoteDto], description: 'The newest version first.' })
  signed!: ConsultationNoteDto[];
}

export class ConsultationNotesDto {
  @ApiProperty({ type: [ConsultationNoteDto], description: 'The newest version of each talk; the latest talk first.' })
  items!: ConsultationNoteDto[];
}
