import {
  FIRST_STAGE,
  LAST_STAGE,
  TASK_OWNER_KINDS,
  TASK_STATES,
  TASK_SUBJECT_KINDS,
  type TaskOwnerKind,
  type TaskState,
  type TaskSubjectKind,
} from '@ayana/contracts/journey';
import {
  ChoiceField,
  ChoicesField,
  FlagField,
  IdField,
  IntegerField,
  MomentField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

export const TASK_SORTS = ['due', 'created'] as const;
export type TaskSort = (typeof TASK_SORTS)[number];
/** Longest title of a task. */
const TITLE_MAX = 200;

export class JourneyTasksQueryDto extends ListQueryDto {
  @IdField({ label: 'Journey', optional: true })
  journey_id?: string;

  @ChoicesField({ label: 'State', optional: true, of: TASK_STATES, max: TASK_STATES.length })
  status?: TaskState[];

  @ChoicesField({ label: 'Owner', optional: true, of: TASK_OWNER_KINDS, max: TASK_OWNER_KINDS.length })
  owner_kind?: TaskOwnerKind[];

  @FlagField({
    label: 'Own',
    optional: true,
    description: 'Only those the caller is to do; for staff, those of the case manager of their own cases.',
  })
  own?: boolean;

  @ChoiceField({ label: 'Sort', optional: true, of: TASK_SORTS, description: '`due` by default.' })
  sort?: TaskSort;
}

export class NewJourneyTaskDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @IntegerField({
    label: 'Stage',
    optional: true,
    min: FIRST_STAGE,
    max: LAST_STAGE,
    description: 'The stage after the current one by default.',
  })
  stage_number?: number;

  @TextField({ label: 'Title', max: TITLE_MAX })
  title!: string;

  @TextField({ label: 'Details', optional: true })
  detail?: string;

  @ChoiceField({ label: 'Owner', of: TASK_OWNER_KINDS })
  owner_kind!: TaskOwnerKind;

  @IdField({
    label: 'Assignee',
    optional: true,
    description: 'The doctor (a user) or the partner, each with work on this case; a colleague of the staff.',
  })
  owner_id?: string;

  @MomentField({ label: 'Due', optional: true })
  due_at?: string;

  @ChoiceField({ label: 'Subject', optional: true, of: TASK_SUBJECT_KINDS, description: 'What it leads to.' })
  subject_kind?: TaskSubjectKind;

  @IdField({ label: 'Subject', optional: true })
  subject_id?: string;
}

export class JourneyTaskChangeDto {
  @ChoiceField({ label: 'State', optional: true, of: TASK_STATES, description: 'Others than staff only finish it.' })
  status?: TaskState;

  @TextField({ label: 'Title', optional: true, max: TITLE_MAX })
  title?: string;

  @ChoiceField({ label: 'Owner', optional: true, of: TASK_OWNER_KINDS, description: 'For staff.' })
  owner_kind?: TaskOwnerKind;

  @IdField({ label: 'Assignee', optional: true, description: 'As of a new task; only together with `owner_kind`.' })
  owner_id?: string;

  @MomentField({ label: 'Due', optional: true, nullable: true })
  due_at?: string | null;
}
