import { DateField, IdField } from '../../../platform/http/input/fields.js';

export class NewStaffAbsenceDto {
  @DateField({ label: 'Away from', optional: true, description: 'The first day, on the clock of the desk; today.' })
  from?: string;

  @DateField({ label: 'Away until', description: 'The last day.' })
  until!: string;

  @IdField({ label: 'Deputy', description: 'A colleague of the staff who is there in these days.' })
  deputy_id!: string;
}
