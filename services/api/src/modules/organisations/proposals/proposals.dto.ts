import { type Language, LANGUAGES } from '@ayana/contracts/catalogue';
import { PROPOSAL_STATES, type ProposalState } from '@ayana/contracts/organisations';
import {
  ChoiceField,
  ChoicesField,
  EmailField,
  IdField,
  IntegerField,
  PhoneField,
  TextField,
  TextsField,
} from '../../../platform/http/input/fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

const optional = { optional: true } as const;
const emptied = { optional: true, nullable: true } as const;
const FEE_MAX = 10_000;

class ProposalNoteDto {
  @TextField({ label: 'Note', ...optional, description: 'For the staff.' })
  note?: string;
}

/** Fields of a hospital, as in its form in the catalogue. */
export class HospitalProposalDto extends ProposalNoteDto {
  @TextField({ label: 'Summary', ...optional, max: 300 })
  summary?: string;

  @TextField({ label: 'About', ...optional })
  about?: string;

  @TextField({ label: 'Address', ...emptied, max: 300 })
  address?: string | null;

  @PhoneField({ label: 'Phone', ...emptied })
  phone?: string | null;

  @EmailField({ label: 'E-mail', ...emptied })
  email?: string | null;

  @TextField({ label: 'Website', ...emptied, max: 200 })
  website?: string | null;

  @ChoicesField({ label: 'Languages', ...optional, of: LANGUAGES, max: LANGUAGES.length })
  languages?: Language[];

  @TextField({ label: 'Desk hours', ...emptied, max: 120 })
  desk_hours?: string | null;

  @IntegerField({ label: 'Hours to an answer', ...emptied, min: 1, max: 1000 })
  answer_hours?: number | null;

  @IntegerField({ label: 'Beds', ...emptied, min: 1, max: 20_000 })
  bed_capacity?: number | null;

  @IntegerField({ label: 'Intensive care beds', ...emptied, min: 0, max: 20_000 })
  icu_beds?: number | null;

  @IntegerField({ label: 'Operating theatres', ...emptied, min: 0, max: 1000 })
  operating_theatres?: number | null;

  @TextsField({ label: 'Equipment', ...optional, max: 40, length: 160 })
  equipment?: string[];
}

/** Fields of a doctor, as in their form in the catalogue. */
export class DoctorProposalDto extends ProposalNoteDto {
  @TextField({ label: 'Title', ...optional, max: 200 })
  title?: string;

  @TextField({ label: 'About', ...optional })
  about?: string;

  @TextsField({ label: 'Qualifications', ...optional, max: 15, length: 160 })
  qualifications?: string[];

  @ChoicesField({ label: 'Languages', ...optional, of: LANGUAGES, max: LANGUAGES.length })
  languages?: Language[];

  @IntegerField({ label: 'Video fee', ...emptied, min: 1, max: FEE_MAX })
  video_fee_usd?: number | null;

  @IntegerField({ label: 'Phone fee', ...emptied, min: 1, max: FEE_MAX })
  phone_fee_usd?: number | null;
}

export class ProposalReturnDto {
  @TextField({ label: 'Reason', max: 700, description: 'The organisation reads it.' })
  reason!: string;
}

export class ProposalsQueryDto extends ListQueryDto {
  @ChoiceField({ label: 'Status', ...optional, of: PROPOSAL_STATES })
  status?: ProposalState;

  @IdField({ label: 'Partner', ...optional })
  partner_id?: string;
}
