import {
  ASSIGNMENT_KINDS,
  ASSIGNEE_FIELDS,
  type AssigneeField,
  type AssignmentCandidate,
  type AssignmentKind,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, IdField, LimitField, SearchField } from '../../../platform/http/input/fields.js';
import { TEXT_OR_NULL } from '../../journeys/index.js';

export const CANDIDATES_DEFAULT = 8;

export class AssignmentCandidatesQueryDto {
  @ChoiceField({ label: 'Kind', of: ASSIGNMENT_KINDS })
  kind!: AssignmentKind;

  @IdField({ label: 'Journey', optional: true, description: 'The case the work is for: the best come first.' })
  journey_id?: string;

  @SearchField({ label: 'Search', optional: true, max: 200, description: 'Words of the name.' })
  q?: string;

  @LimitField({ fallback: CANDIDATES_DEFAULT, max: 50 })
  limit?: number;
}

export class AssignmentCandidateDto implements AssignmentCandidate {
  @ApiProperty({ enum: ASSIGNEE_FIELDS, description: 'The field of a new assignment that names them.' })
  field!: AssigneeField;

  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'What tells them from others: a specialisation, a city.' })
  detail!: string | null;

  @ApiProperty({ type: [String], description: 'What speaks for them on the case, in words.' })
  reasons!: string[];
}
