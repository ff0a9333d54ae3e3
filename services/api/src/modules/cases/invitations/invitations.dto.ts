import { IdField } from '../../../platform/http/input/fields.js';

export class InboxJourneyDto {
  @IdField({
    label: 'Treatment',
    optional: true,
    description: 'Required unless the form names a treatment by its name or its plain name.',
  })
  treatment_id?: string;
}
