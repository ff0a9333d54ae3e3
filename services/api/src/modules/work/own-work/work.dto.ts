import {
  ACTIVE_ASSIGNMENT_STATES,
  ASSIGNMENT_KINDS,
  type AssignmentKind,
  WORK_HANDLERS,
  type WorkHandler,
  WORK_DUE,
  type WorkDue,
} from '@ayana/contracts/journey';
import {
  ChoiceField,
  ChoicesField,
  CursorField,
  LimitField,
  SearchField,
} from '../../../platform/http/input/fields.js';
import { LIST_DEFAULT, SORT_ORDERS, type SortOrder } from '../../../platform/http/lists/keyset-list.js';

export const WORK_SORTS = ['due', 'created'] as const;
export type WorkSort = (typeof WORK_SORTS)[number];

export class WorkFiltersDto {
  @ChoicesField({ label: 'Kind', optional: true, of: ASSIGNMENT_KINDS, max: ASSIGNMENT_KINDS.length })
  kind?: AssignmentKind[];

  @ChoicesField({ label: 'State', optional: true, of: ACTIVE_ASSIGNMENT_STATES, max: ACTIVE_ASSIGNMENT_STATES.length })
  status?: (typeof ACTIVE_ASSIGNMENT_STATES)[number][];

  @ChoiceField({ label: 'Due', optional: true, of: WORK_DUE, description: 'Late, within a day or within a week.' })
  due?: WorkDue;

  @ChoiceField({ label: 'Who has it', optional: true, of: WORK_HANDLERS, description: 'Of the people who share it.' })
  handler?: WorkHandler;

  @SearchField({
    label: 'Search',
    optional: true,
    max: 200,
    description:
      'The number of the case, the order or the tube, or words of the patient’s name or the treatment, where the work shows them.',
  })
  q?: string;

  @ChoiceField({
    label: 'Sort',
    optional: true,
    of: WORK_SORTS,
    description: '`due` by default: open work by its due time, then what is over, the newest first.',
  })
  sort?: WorkSort;

  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS })
  order?: SortOrder;
}

export class WorkQueryDto extends WorkFiltersDto {
  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}
