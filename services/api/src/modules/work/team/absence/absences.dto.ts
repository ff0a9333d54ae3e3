import { DateField, FlagField, IdField } from '../../../../platform/http/input/fields.js';

export class NewAbsenceDto {
  @DateField({ label: 'Away until', description: 'The last day, on the clock of the organisation.' })
  until!: string;

  @IdField({ label: 'Deputy', description: 'A colleague who may write.' })
  deputy_id!: string;

  @FlagField({ label: 'Hand over', optional: true, description: 'The open work goes to the colleague for good.' })
  hand_over?: boolean;
}
