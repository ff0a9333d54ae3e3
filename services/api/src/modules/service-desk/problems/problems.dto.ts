import {
  PROBLEM_REQUESTS_AT_ONCE,
  PROBLEM_STATES,
  PROBLEM_WORKFLOW,
  type ProblemState,
  type ProblemTransition,
} from '@ayana/contracts/service-desk';
import {
  ChoiceField,
  CursorField,
  FlagField,
  IdField,
  IdsField,
  LimitField,
  SearchField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { LIST_DEFAULT, SORT_ORDERS, type SortOrder } from '../../../platform/http/lists/keyset-list.js';

export const PROBLEM_SORTS = ['updated', 'number', 'open', 'state', 'owner'] as const;
export type ProblemSort = (typeof PROBLEM_SORTS)[number];

export class ProblemRecordsQueryDto {
  @SearchField({ label: 'Search', optional: true, description: 'Words of the title or the description, or a number.' })
  q?: string;

  @ChoiceField({ label: 'State', optional: true, of: PROBLEM_STATES })
  state?: ProblemState;

  @ChoiceField({ label: 'Sort', optional: true, of: PROBLEM_SORTS, description: '`open`: by open requests.' })
  sort?: ProblemSort;

  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS })
  order?: SortOrder;

  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class NewProblemRecordDto {
  @TextField({ label: 'Title', max: 160 })
  title!: string;

  @TextField({ label: 'Description' })
  description!: string;

  @TextField({ label: 'Way round', optional: true })
  workaround?: string;

  @TextField({ label: 'Cause', optional: true })
  cause?: string;

  @IdField({ label: 'Owner', optional: true })
  owner_id?: string;

  @IdsField({
    label: 'Requests',
    optional: true,
    max: PROBLEM_REQUESTS_AT_ONCE,
    description: 'That it gathers at once.',
  })
  request_ids?: string[];
}

export class ProblemRecordChangeDto {
  @TextField({ label: 'Title', optional: true, max: 160 })
  title?: string;

  @TextField({ label: 'Description', optional: true })
  description?: string;

  @TextField({ label: 'Way round', optional: true, nullable: true })
  workaround?: string | null;

  @TextField({ label: 'Cause', optional: true, nullable: true })
  cause?: string | null;

  @IdField({ label: 'Owner', optional: true, nullable: true })
  owner_id?: string | null;
}

export class ProblemTransitionDto {
  @ChoiceField({ label: 'Transition', of: Object.keys(PROBLEM_WORKFLOW) })
  name!: ProblemTransition;

  @TextField({ label: 'Note', optional: true, description: 'With `resolve` what was done, with `reopen` why.' })
  note?: string;

  @FlagField({
    label: 'Resolve its requests',
    optional: true,
    description:
      'With `resolve`: its open requests are resolved with the note, except those that wait for an approval.',
  })
  resolve_requests?: boolean;
}

export class ProblemRequestsDto {
  @IdsField({ label: 'Requests', max: PROBLEM_REQUESTS_AT_ONCE })
  request_ids!: string[];
}
