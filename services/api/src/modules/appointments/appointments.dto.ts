import { CONSULTATION_KINDS, type ConsultationKind } from '@ayana/contracts/catalogue';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, IdField, MomentField, SecretField, TextField } from '../../platform/http/input/fields.js';

const KEY_LIMIT = 200;

export class HoldRequestDto {
  @MomentField({ label: 'Start', description: 'Of one of the free times.' })
  starts_at!: string;

  @ChoiceField({ label: 'Kind', of: CONSULTATION_KINDS })
  kind!: ConsultationKind;

  @SecretField({
    label: 'Holder key',
    optional: true,
    max: KEY_LIMIT,
    description: 'Of an earlier hold: the same time is prolonged, another takes its place.',
  })
  holder_key?: string;
}

export class ReleaseDto {
  @SecretField({ label: 'Holder key', max: KEY_LIMIT })
  holder_key!: string;
}

export class HoldDto {
  @ApiProperty({ format: 'uuid', description: 'What `video-consultation-request` takes to book it.' })
  slot_id!: string;

  @ApiProperty({ format: 'date-time' })
  starts_at!: string;

  @ApiProperty({ format: 'date-time' })
  ends_at!: string;

  @ApiProperty({ enum: CONSULTATION_KINDS })
  kind!: ConsultationKind;

  @ApiProperty({ format: 'date-time', description: 'After this it may be someone else’s; asking again prolongs it.' })
  held_until!: string;

  @ApiProperty({ description: 'Secret of this hold: extends, replaces and releases it.' })
  holder_key!: string;
}

export class AppointmentTokenDto {
  @TextField({ label: 'Token', description: 'Of the link in the mail.' })
  token!: string;
}

export class MoveAppointmentDto extends AppointmentTokenDto {
  @IdField({ label: 'Time', description: 'A time of the same doctor and kind that is held.' })
  slot_id!: string;
}

export class AppointmentDoctorDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  full_name!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty()
  specialization!: string;

  @ApiProperty()
  hospital_name!: string;

  @ApiProperty({ type: 'string', nullable: true })
  city_name!: string | null;

  @ApiProperty({ description: 'An IANA name.' })
  time_zone!: string;
}

export class AppointmentDto {
  @ApiProperty({ example: 'AY-7K3F9Q' })
  reference!: string;

  @ApiProperty({ enum: ['booked', 'cancelled'] })
  status!: 'booked' | 'cancelled';

  @ApiProperty({ enum: CONSULTATION_KINDS })
  kind!: ConsultationKind;

  @ApiProperty({ format: 'date-time' })
  starts_at!: string;

  @ApiProperty({ format: 'date-time' })
  ends_at!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The visitor’s when it was booked: an IANA name or `+05:30`.',
  })
  time_zone!: string | null;

  @ApiProperty({ description: 'Whether it can still be moved and cancelled: until it begins.' })
  may_change!: boolean;

  @ApiProperty({ type: 'integer', description: 'How often it was changed.' })
  sequence!: number;

  @ApiProperty({ type: AppointmentDoctorDto })
  doctor!: AppointmentDoctorDto;
}
