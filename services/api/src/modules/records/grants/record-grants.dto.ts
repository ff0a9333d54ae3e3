import { DOCUMENT_KINDS, type DocumentKind } from '@ayana/contracts/journey';
import { ChoiceField, IdField, MomentField, TextField } from '../../../platform/http/input/fields.js';

export class RecordGrantsQueryDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;
}

export class NewRecordGrantDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @IdField({ label: 'Paper', optional: true, description: 'One paper; or `kind`.' })
  document_id?: string;

  @ChoiceField({
    label: 'Kind',
    optional: true,
    of: DOCUMENT_KINDS,
    description: 'All papers of a kind, also later ones.',
  })
  kind?: DocumentKind;

  @IdField({ label: 'Person', optional: true, description: 'Who works on the journey; or `to_partner_id`.' })
  to_user_id?: string;

  @IdField({ label: 'Organisation', optional: true })
  to_partner_id?: string;

  @MomentField({ label: 'Until', optional: true, description: 'Without it, as long as they work on the journey.' })
  ends_at?: string;

  @TextField({ label: 'Reason', optional: true, max: 200 })
  reason?: string;
}
