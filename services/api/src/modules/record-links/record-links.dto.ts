import { RECORD_KINDS, type RecordKind } from '@ayana/contracts/record-links';
import { ChoiceField, IdField, NameField, TextField } from '../../platform/http/input/fields.js';

export class RecordLinksQueryDto {
  @ChoiceField({ label: 'Kind', of: RECORD_KINDS, description: 'Of the record whose links are read.' })
  record_kind!: RecordKind;

  @IdField({ label: 'Record' })
  record_id!: string;
}

export class NewRecordLinkDto extends RecordLinksQueryDto {
  @TextField({
    label: 'Number',
    optional: true,
    max: 40,
    description: 'Of a case, enquiry, request, need or incident.',
  })
  number?: string;

  @NameField({ label: 'Address', optional: true, pattern: /^https:\/\/[^\s<>"]+$/, max: 500 })
  url?: string;
}
