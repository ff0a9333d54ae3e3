import { ORGANISATION_KINDS, type OrganisationKind } from '@ayana/contracts/organisations';
import { ChoiceField, IdField, TextField } from '../../../platform/http/input/fields.js';

const optional = { optional: true } as const;
export class ApplicationAcceptanceDto {
  @IdField({ label: 'Organisation', ...optional, description: 'Without one, a new organisation is made.' })
  partner_id?: string;

  @TextField({ label: 'Name', ...optional, max: 200, description: 'Of the new one; as they wrote it when left out.' })
  name?: string;

  @ChoiceField({ label: 'Kind', ...optional, of: ORGANISATION_KINDS, description: 'Of the new one.' })
  kind?: OrganisationKind;

  @IdField({ label: 'Doctor', ...optional, description: 'Of the catalogue, for the application of a doctor.' })
  doctor_id?: string;
}

export class ApplicationRefusalDto {
  @TextField({ label: 'Reason', max: 1000, description: 'The applicant reads it.' })
  reason!: string;
}

export class ApplicationQuestionDto {
  @TextField({ label: 'Message', description: 'The applicant reads it.' })
  message!: string;
}
