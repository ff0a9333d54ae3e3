import {
  CONTROL_STATES,
  CONTROL_WORKFLOW,
  type ControlState,
  type ControlTransition,
} from '@ayana/contracts/operations';
import { ChoiceField, IdField, IdsField, SearchField, TextField } from '../../../platform/http/input/fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

const optional = { optional: true } as const;
/** Requirements that one control can meet. */
const MOST = 50;

export const CONTROL_SORTS = ['title', 'standing', 'requirements', 'owner'] as const;
export type ControlSort = (typeof CONTROL_SORTS)[number];

export class ControlsQueryDto extends ListQueryDto {
  @SearchField({ label: 'Search', ...optional, max: 200, description: 'Words of title and text.' })
  q?: string;

  @ChoiceField({ label: 'State', ...optional, of: CONTROL_STATES })
  state?: ControlState;

  @ChoiceField({ label: 'Sort', ...optional, of: CONTROL_SORTS, description: '`title` by default.' })
  sort?: ControlSort;
}

export class NewControlDto {
  @TextField({ label: 'Title', max: 200 })
  title!: string;

  @TextField({ label: 'Text', ...optional })
  text?: string;

  @IdField({ label: 'Owner', ...optional, description: 'One of the staff.' })
  owner_id?: string;

  @IdsField({ label: 'Requirements', max: MOST })
  requirement_ids!: string[];
}

export class ControlChangeDto {
  @TextField({ label: 'Title', ...optional, max: 200 })
  title?: string;

  @TextField({ label: 'Text', ...optional })
  text?: string;

  @IdField({ label: 'Owner', ...optional, nullable: true })
  owner_id?: string | null;

  @IdsField({ label: 'Requirements', ...optional, max: MOST, description: 'All that it meets from now on.' })
  requirement_ids?: string[];
}

export class ControlTransitionDto {
  @ChoiceField({ label: 'Transition', of: Object.keys(CONTROL_WORKFLOW) })
  name!: ControlTransition;
}
