import {
  type Assignment,
  ASSIGNMENT_KINDS,
  ASSIGNMENT_STATES,
  ASSIGNMENT_WORKFLOWS,
  type AssignmentKind,
  type AssignmentState,
  type AssignmentStep,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, ChoicesField, IdField, MomentField, TextField } from '../../../platform/http/input/fields.js';
import { ListQueryDto, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { JourneyFactsDto } from '../facts/journey-facts.dto.js';
import { ID_OR_NULL, TEXT_OR_NULL, TIME_OR_NULL } from '../journey-entries.dto.js';

export const ASSIGNMENT_SORTS = ['due', 'created'] as const;
export type AssignmentSort = (typeof ASSIGNMENT_SORTS)[number];

export class AssignmentsQueryDto extends ListQueryDto {
  @IdField({ label: 'Journey', optional: true })
  journey_id?: string;

  @ChoicesField({ label: 'Kind', optional: true, of: ASSIGNMENT_KINDS, max: ASSIGNMENT_KINDS.length })
  kind?: AssignmentKind[];

  @ChoicesField({ label: 'State', optional: true, of: ASSIGNMENT_STATES, max: ASSIGNMENT_STATES.length })
  status?: AssignmentState[];

  @ChoiceField({ label: 'Sort', optional: true, of: ASSIGNMENT_SORTS, description: '`due` by default.' })
  sort?: AssignmentSort;
}

/** For a person, a partner, or a hospital and its partner. */
export class NewAssignmentDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @ChoiceField({ label: 'Kind', of: ASSIGNMENT_KINDS })
  kind!: AssignmentKind;

  @IdField({ label: 'Assignee', optional: true, description: 'A doctor, or a person of a partner.' })
  assignee_user_id?: string;

  @IdField({ label: 'Partner', optional: true })
  partner_id?: string;

  @IdField({ label: 'Hospital', optional: true })
  partner_hospital_id?: string;

  @TextField({ label: 'Brief', description: 'Read by the assignee.' })
  brief!: string;

  @MomentField({ label: 'Due', optional: true })
  due_at?: string;
}

export class AssignmentChangeDto {
  @ChoiceField({ label: 'State', optional: true, of: ASSIGNMENT_STATES })
  status?: AssignmentState;

  @TextField({ label: 'Reason', optional: true, description: 'Required to decline.' })
  declined_reason?: string;

  @TextField({ label: 'Brief', optional: true, description: 'For staff.' })
  brief?: string;

  @MomentField({ label: 'Due', optional: true, nullable: true, description: 'For staff.' })
  due_at?: string | null;
}

export class AssignmentDto implements Assignment {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty({ enum: ASSIGNMENT_KINDS })
  kind!: AssignmentKind;

  @ApiProperty({ enum: ASSIGNMENT_STATES })
  status!: AssignmentState;

  @ApiProperty(ID_OR_NULL)
  assignee_user_id!: string | null;

  @ApiProperty(ID_OR_NULL)
  partner_id!: string | null;

  @ApiProperty(ID_OR_NULL)
  partner_hospital_id!: string | null;

  @ApiProperty({ description: 'The doctor, the hospital or the partner.' })
  assignee_name!: string;

  @ApiProperty(TIME_OR_NULL)
  due_at!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null for the patient.' })
  brief!: string | null;

  @ApiProperty(TIME_OR_NULL)
  accepted_at!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  declined_reason!: string | null;

  @ApiProperty(TIME_OR_NULL)
  closed_at!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null unless the work needs it.' })
  patient_name!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null unless the work needs it.' })
  treatment_name!: string | null;

  @ApiProperty({ enum: Object.keys(ASSIGNMENT_WORKFLOWS.opinion), isArray: true })
  steps!: AssignmentStep[];

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;
}

export class AssignmentsPageDto extends pageDtoOf(AssignmentDto) {}

export class AssignmentDetailDto extends AssignmentDto {
  @ApiProperty({
    type: JourneyFactsDto,
    nullable: true,
    description: 'What this work needs of the journey. Null for the patient.',
  })
  facts!: JourneyFactsDto | null;
}
