import { IdField, TextField } from '../../../platform/http/input/fields.js';

const REASON = { label: 'Reason', max: 500, description: 'Kept with who wrote it; staff read it.' } as const;

export class PersonMergeDto {
  @IdField({
    label: 'Other record',
    description: 'An enquiry, a treatment request, a case, or the account of a patient.',
  })
  other_id!: string;

  @TextField(REASON)
  reason!: string;
}

export class PersonSplitDto {
  @IdField({ label: 'Record', description: 'An enquiry or an account of the person, which is of someone else.' })
  record_id!: string;

  @TextField(REASON)
  reason!: string;
}
