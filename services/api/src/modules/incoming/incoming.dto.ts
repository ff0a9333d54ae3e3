import { INCOMING_STATES, type IncomingState } from '@ayana/contracts/journey';
import { ChoiceField, CursorField, LimitField, TextField } from '../../platform/http/input/fields.js';
import { LIST_DEFAULT } from '../../platform/http/lists/keyset-list.js';

export class IncomingQueryDto {
  @ChoiceField({ label: 'Status', of: INCOMING_STATES, optional: true })
  status?: IncomingState;

  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class PlacementDto {
  @TextField({ label: 'Case number', max: 40, oneLine: true, description: 'Of the case, however it is typed.' })
  case_number!: string;
}
