import { IdField } from '../../platform/http/input/fields.js';

export class MoveOwnAppointmentDto {
  @IdField({ label: 'Time', description: 'A time of the same doctor and kind that is held.' })
  slot_id!: string;
}
