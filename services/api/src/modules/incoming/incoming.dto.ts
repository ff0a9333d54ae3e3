import { INCOMING_STATES, type IncomingState } from '@ayana/contracts/journey';
import { ChoiceField, CursorField, LimitField, TextField } from '../../platform/http/input/fields.js';
import { LIST_DEFAULT, SORT_ORDERS, type SortOrder } from '../../platform/http/lists/keyset-list.js';

export const INCOMING_SORTS = ['received', 'sender', 'reason'] as const;
export type IncomingSort = (typeof INCOMING_SORTS)[number];

export class IncomingQueryDto {
  @ChoiceField({ label: 'Status', of: INCOMING_STATES, optional: true })
  status?: IncomingState;

  @ChoiceField({ label: 'Sort', of: INCOMING_SORTS, optional: true, description: '`received` by default.' })
  sort?: IncomingSort;

  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS })
  order?: SortOrder;

  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class PlacementDto {
  @TextField({ label: 'Case number', max: 40, oneLine: true, description: 'Of the case, however it is typed.' })
  case_number!: string;
}
