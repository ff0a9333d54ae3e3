import {
  COMPLIANCE_FRAMEWORKS,
  COMPLIANCE_STANDINGS,
  type ComplianceFramework,
  type ComplianceStanding,
  REQUIREMENT_WORKFLOW,
  type RequirementTransition,
} from '@ayana/contracts/operations';
import { ChoiceField, IdField, SearchField, TextField } from '../../../platform/http/input/fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

const SORTS = ['code', 'framework', 'updated', 'standing', 'expires', 'owner', 'controls'] as const;
export type RequirementSort = (typeof SORTS)[number];
const optional = { optional: true } as const;
export class RequirementsQueryDto extends ListQueryDto {
  @SearchField({ label: 'Search', ...optional, max: 200, description: 'Words of number, title and text.' })
  q?: string;

  @ChoiceField({ label: 'Framework', ...optional, of: COMPLIANCE_FRAMEWORKS })
  framework?: ComplianceFramework;

  @ChoiceField({ label: 'Standing', ...optional, of: COMPLIANCE_STANDINGS })
  standing?: ComplianceStanding;

  @IdField({ label: 'Owner', ...optional })
  owner?: string;

  @ChoiceField({
    label: 'Sort',
    ...optional,
    of: SORTS,
    description: '`code` by default; `framework` has those of one together.',
  })
  sort?: RequirementSort;
}

export class NewRequirementDto {
  @ChoiceField({ label: 'Framework', of: COMPLIANCE_FRAMEWORKS })
  framework!: ComplianceFramework;

  @TextField({ label: 'Number', max: 60 })
  code!: string;

  @TextField({ label: 'Title', max: 200 })
  title!: string;

  @TextField({ label: 'Text', ...optional })
  text?: string;

  @IdField({ label: 'Owner', ...optional, description: 'One of the staff.' })
  owner_id?: string;
}

export class RequirementChangeDto {
  @TextField({ label: 'Title', ...optional, max: 200 })
  title?: string;

  @TextField({ label: 'Text', ...optional })
  text?: string;

  @IdField({ label: 'Owner', ...optional, nullable: true })
  owner_id?: string | null;
}

export class RequirementTransitionDto {
  @ChoiceField({ label: 'Transition', of: Object.keys(REQUIREMENT_WORKFLOW) })
  name!: RequirementTransition;

  @TextField({ label: 'Reason', ...optional, max: 700, description: 'Needed for `exclude`.' })
  note?: string;
}
