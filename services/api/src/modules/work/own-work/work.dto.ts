import {
  ACTIVE_ASSIGNMENT_STATES,
  ASSIGNMENT_KINDS,
  ASSIGNMENT_STATES,
  type AssignmentKind,
  type AssignmentState,
  type Sex,
  SEXES,
  WORK_DUE,
  type WorkDue,
  type WorkItem,
  type WorkSubject,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import {
  ChoiceField,
  ChoicesField,
  CursorField,
  LimitField,
  SearchField,
} from '../../../platform/http/input/fields.js';
import { SORT_ORDERS, type SortOrder } from '../../../platform/http/lists/keyset-list.js';
import { LIST_DEFAULT, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { TEXT_OR_NULL, TIME_OR_NULL } from '../../journeys/index.js';

export const WORK_SORTS = ['due', 'created'] as const;
export type WorkSort = (typeof WORK_SORTS)[number];

export class WorkFiltersDto {
  @ChoicesField({ label: 'Kind', optional: true, of: ASSIGNMENT_KINDS, max: ASSIGNMENT_KINDS.length })
  kind?: AssignmentKind[];

  @ChoicesField({ label: 'State', optional: true, of: ACTIVE_ASSIGNMENT_STATES, max: ACTIVE_ASSIGNMENT_STATES.length })
  status?: (typeof ACTIVE_ASSIGNMENT_STATES)[number][];

  @ChoiceField({ label: 'Due', optional: true, of: WORK_DUE, description: 'Late, within a day or within a week.' })
  due?: WorkDue;

  @SearchField({
    label: 'Search',
    optional: true,
    max: 200,
    description: 'The case number, or words of the patient’s name or the treatment, where the work shows them.',
  })
  q?: string;

  @ChoiceField({ label: 'Sort', optional: true, of: WORK_SORTS, description: '`due` by default.' })
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

/** A piece of work. Of the patient: what this work may show, else null. */
export class WorkSubjectDto implements WorkSubject {
  @ApiProperty({ format: 'uuid', description: 'Of the assignment.' })
  id!: string;

  @ApiProperty({ enum: ASSIGNMENT_KINDS })
  kind!: AssignmentKind;

  @ApiProperty({ enum: ASSIGNMENT_STATES })
  status!: AssignmentState;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;

  @ApiProperty(TEXT_OR_NULL)
  patient_name!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Ten years: `40–49`.' })
  age_band!: string | null;

  @ApiProperty({ type: 'string', enum: [...SEXES, null], nullable: true })
  sex!: Sex | null;

  @ApiProperty(TEXT_OR_NULL)
  treatment_name!: string | null;
}

export class WorkItemDto extends WorkSubjectDto implements WorkItem {
  @ApiProperty()
  brief!: string;

  @ApiProperty(TIME_OR_NULL)
  due_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  accepted_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  closed_at!: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

export class WorkPageDto extends pageDtoOf(WorkItemDto) {}
