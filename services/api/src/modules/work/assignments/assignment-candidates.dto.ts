import { ASSIGNMENT_KINDS, type AssignmentKind } from '@ayana/contracts/journey';
import { ChoiceField, IdField, LimitField, SearchField } from '../../../platform/http/input/fields.js';

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
