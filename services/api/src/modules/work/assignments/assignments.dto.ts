import {
  type Assignment,
  ASSIGNMENT_KINDS,
  ASSIGNMENT_STATES,
  ASSIGNMENT_WORKFLOWS,
  type AssignmentKind,
  type AssignmentState,
  type AssignmentStep,
  DOCUMENT_KINDS,
  type DocumentKind,
  PAPER_REQUEST_STATES,
  type PaperRequest,
  type PaperRequestState,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import { ChoiceField, ChoicesField, IdField, MomentField, TextField } from '../../../platform/http/input/fields.js';
import { ListQueryDto, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { JourneyFactsDto } from '../../records/index.js';
import { ID_OR_NULL, TEXT_OR_NULL, TIME_OR_NULL } from '../../journeys/index.js';

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

/** Longest reason to ask for a paper. */
const PAPER_REASON_MAX = 500;

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

  @MomentField({
    label: 'Due',
    optional: true,
    description: 'Until when it is done; the usual time of its kind by default.',
  })
  due_at?: string;
}

/** Who gets the work instead, with what they need to know. */
export class AssignmentReplacementDto {
  @IdField({ label: 'Assignee', optional: true, description: 'A doctor, or a person of a partner.' })
  assignee_user_id?: string;

  @IdField({ label: 'Partner', optional: true })
  partner_id?: string;

  @IdField({ label: 'Hospital', optional: true })
  partner_hospital_id?: string;

  @TextField({ label: 'Brief', description: 'Read by the assignee.' })
  brief!: string;

  @MomentField({
    label: 'Due',
    optional: true,
    description: 'Until when it is done; the usual time of its kind by default.',
  })
  due_at?: string;

  @TextField({
    label: 'Note',
    optional: true,
    description: 'What was agreed before, as the first message to the new assignee.',
  })
  note?: string;
}

export class NewPaperRequestDto {
  @ChoiceField({ label: 'Kind', of: DOCUMENT_KINDS })
  kind!: DocumentKind;

  @TextField({ label: 'Reason', max: PAPER_REASON_MAX, description: 'Why it is needed; the patient reads it.' })
  reason!: string;
}

export class AssignmentChangeDto {
  @ChoiceField({ label: 'State', optional: true, of: ASSIGNMENT_STATES })
  status?: AssignmentState;

  @TextField({ label: 'Reason', optional: true, description: 'Required to decline.' })
  declined_reason?: string;

  @TextField({ label: 'Brief', optional: true, description: 'For staff.' })
  brief?: string;

  @MomentField({ label: 'Answer by', optional: true, nullable: true, description: 'For staff.' })
  answer_by?: string | null;

  @MomentField({ label: 'Due', optional: true, nullable: true, description: 'For staff.' })
  due_at?: string | null;
}

export class PaperRequestDto implements PaperRequest {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: DOCUMENT_KINDS })
  kind!: DocumentKind;

  @ApiProperty({ description: 'The patient reads it.' })
  reason!: string;

  @ApiProperty({ enum: PAPER_REQUEST_STATES })
  state!: PaperRequestState;

  @ApiProperty({ format: 'date-time' })
  asked_at!: string;
}

export class AssignmentDto implements Assignment {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;

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

  @ApiProperty({ ...TIME_OR_NULL, description: 'Until when it is accepted or declined.' })
  answer_by!: string | null;

  @ApiProperty({ ...TIME_OR_NULL, description: 'Until when it is done.' })
  due_at!: string | null;

  @ApiProperty({ ...TIME_OR_NULL, description: 'When its time ran out: it is late, and can still be done.' })
  lapsed_at!: string | null;

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

  @ApiProperty({
    type: [PaperRequestDto],
    nullable: true,
    description: 'What the assignee asked the patient for. Null for the patient.',
  })
  paper_requests!: PaperRequest[] | null;

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
