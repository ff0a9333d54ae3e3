import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../platform/http/lists/case-numbers.js';
import { IdField } from '../../platform/http/input/fields.js';
import { AppointmentDto } from './appointments.dto.js';

/** An appointment for its signed-in patient. */
export class OwnAppointmentDto extends AppointmentDto {
  @ApiProperty({ format: 'uuid', description: 'The consultation request that it was booked with.' })
  request_id!: string;

  @ApiProperty({ format: 'uuid', description: 'Of the appointment itself: its room. Another one once it is moved.' })
  appointment_id!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  journey_id!: string | null;

  @ApiProperty({ ...CASE_NUMBER_FIELD, nullable: true })
  case_number!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Of the video; null where there is none.' })
  join_url!: string | null;
}

export class MoveOwnAppointmentDto {
  @IdField({ label: 'Time', description: 'A time of the same doctor and kind that is held.' })
  slot_id!: string;
}
