import {
  CREDENTIAL_KINDS,
  CREDENTIAL_STANDINGS,
  CREDENTIAL_STATES,
  type CredentialKind,
  type CredentialStanding,
  type CredentialState,
} from '@ayana/contracts/organisations';
import { ChoiceField, DateField, IdField, SearchField, TextField } from '../../../platform/http/input/fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

const SORTS = ['created_at', 'valid_until', 'holder', 'issuer'] as const;
export type CredentialSort = (typeof SORTS)[number];
const optional = { optional: true } as const;
export class CredentialsQueryDto extends ListQueryDto {
  @IdField({ label: 'Organisation', ...optional, description: 'With those of its doctors.' })
  partner_id?: string;

  @IdField({ label: 'Doctor', ...optional })
  doctor_id?: string;

  @ChoiceField({ label: 'State', ...optional, of: CREDENTIAL_STATES })
  status?: CredentialState;

  @SearchField({ label: 'Search', ...optional, max: 200, description: 'Words of holder, number and issuer.' })
  q?: string;

  @ChoiceField({
    label: 'Standing',
    ...optional,
    of: CREDENTIAL_STANDINGS,
    description: '`ending`: checked, with 60 days left or fewer.',
  })
  standing?: CredentialStanding;

  @ChoiceField({ label: 'Sort', ...optional, of: SORTS, description: '`created_at` by default.' })
  sort?: CredentialSort;
}

export class NewCredentialDto {
  @IdField({ label: 'Doctor', ...optional, description: 'Of the organisation; left out, it is the caller’s own.' })
  doctor_id?: string;

  @ChoiceField({ label: 'Kind', of: CREDENTIAL_KINDS })
  kind!: CredentialKind;

  @TextField({ label: 'Number', max: 100 })
  number!: string;

  @TextField({ label: 'Issuer', max: 200 })
  issuer!: string;

  @DateField({ label: 'Valid until', description: 'The last day.' })
  valid_until!: string;

  @IdField({ label: 'Upload', description: 'An upload of the caller.' })
  upload_id!: string;
}

export class CredentialReturnDto {
  @TextField({ label: 'Reason', max: 700 })
  reason!: string;
}
