import {
  ASSIGNMENT_KINDS,
  ASSIGNMENT_STATES,
  type AssignmentKind,
  type AssignmentState,
  DOCUMENT_KINDS,
  type DocumentKind,
} from '@ayana/contracts/journey';
import { ChoiceField, ChoicesField, IdField, MomentField, TextField } from '../../../platform/http/input/fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

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

  @IdField({ label: 'Need', optional: true, description: 'Of a transport: the car that the case needs.' })
  need_id?: string;

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

  @IdField({ label: 'Need', optional: true, description: 'Of a transport: the car that the case needs.' })
  need_id?: string;

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
