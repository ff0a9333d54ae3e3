import {
  EVIDENCE_STANDINGS,
  EVIDENCE_WORKFLOW,
  type EvidenceStanding,
  type EvidenceTransition,
} from '@ayana/contracts/operations';
import {
  ChoiceField,
  DateField,
  HttpsField,
  IdField,
  SearchField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

const SORTS = ['created', 'title', 'expires', 'standing', 'owner', 'file'] as const;
export type EvidenceSort = (typeof SORTS)[number];
const optional = { optional: true } as const;

export class EvidenceQueryDto extends ListQueryDto {
  @SearchField({ label: 'Search', ...optional, max: 200, description: 'Words of title and note.' })
  q?: string;

  @IdField({ label: 'Control', ...optional })
  control?: string;

  @IdField({ label: 'Owner', ...optional })
  owner?: string;

  @ChoiceField({ label: 'Standing', ...optional, of: EVIDENCE_STANDINGS })
  standing?: EvidenceStanding;

  @ChoiceField({ label: 'Sort', ...optional, of: SORTS, description: '`created` by default.' })
  sort?: EvidenceSort;
}

export class NewEvidenceDto {
  @IdField({ label: 'Control' })
  control_id!: string;

  @TextField({ label: 'Title', max: 200 })
  title!: string;

  @TextField({ label: 'Note', ...optional, max: 700 })
  note?: string;

  @IdField({ label: 'Owner', ...optional, description: 'One of the staff; the caller by default.' })
  owner_id?: string;

  @DateField({ label: 'Expires on', ...optional, description: 'The last day; left out, it does not end.' })
  expires_on?: string;

  @IdField({ label: 'Upload', ...optional, description: 'An upload of the caller.' })
  upload_id?: string;

  @HttpsField({ label: 'Address', ...optional, description: 'Where it is, when it is not a file.' })
  web_address?: string;
}

export class EvidenceChangeDto {
  @TextField({ label: 'Title', ...optional, max: 200 })
  title?: string;

  @TextField({ label: 'Note', ...optional, nullable: true, max: 700 })
  note?: string | null;

  @IdField({ label: 'Owner', ...optional, nullable: true })
  owner_id?: string | null;

  @DateField({ label: 'Expires on', ...optional, nullable: true })
  expires_on?: string | null;
}

export class EvidenceTransitionDto {
  @ChoiceField({ label: 'Transition', of: Object.keys(EVIDENCE_WORKFLOW) })
  name!: EvidenceTransition;
}
