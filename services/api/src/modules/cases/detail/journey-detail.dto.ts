import { JOURNEY_STATES, type JourneyState } from '@ayana/contracts/journey';
import { ChoiceField, IdField, TextField } from '../../../platform/http/input/fields.js';

export class JourneyChangeDto {
  @ChoiceField({ label: 'State', optional: true, of: JOURNEY_STATES })
  status?: JourneyState;

  @TextField({ label: 'Reason', optional: true, description: 'Required to close it.' })
  closed_reason?: string;

  @IdField({ label: 'Colleague', optional: true, nullable: true, description: 'The case manager; null for none.' })
  case_manager_id?: string | null;
}

export class JourneyHandOverDto {
  @IdField({ label: 'Colleague', description: 'A member of staff other than the present case manager.' })
  to_user_id!: string;

  @TextField({ label: 'Note', optional: true, description: 'For the colleague; goes onto the timeline.' })
  note?: string;
}
