import { PRESCRIPTION_ITEMS_MAX } from '@ayana/contracts/journey';
import { IdField, SearchField, TextsField } from '../../../platform/http/input/fields.js';

export class MedicineSearchDto {
  @SearchField({ label: 'Medicine', max: 120, description: 'Two letters or more of its generic name.' })
  q!: string;
}

export class MedicineCheckFormDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @TextsField({
    label: 'Medicine',
    max: PRESCRIPTION_ITEMS_MAX,
    length: 120,
    description: 'Those of one prescription.',
  })
  medicines!: string[];

  @IdField({ label: 'Item', optional: true, description: 'Which the medicine replaces: it is not looked at.' })
  replaces?: string;

  @IdField({ label: 'Corrected prescription', optional: true, description: 'The prescription whose place they take.' })
  corrects?: string;
}
