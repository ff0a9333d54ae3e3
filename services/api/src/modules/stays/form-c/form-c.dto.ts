import { FORM_C_NUMBER_MAX, FORM_C_PLACES, type FormCPlace } from '@ayana/contracts/journey';
import { ChoiceField, DateField, IdField, TextField } from '../../../platform/http/input/fields.js';

export class NewFormCFilingDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @ChoiceField({ label: 'Place', of: FORM_C_PLACES })
  place!: FormCPlace;

  @IdField({ label: 'Place', description: 'Of the admission, or of the part of the trip.' })
  place_id!: string;

  @TextField({
    label: 'Number of the Form C',
    max: FORM_C_NUMBER_MAX,
    oneLine: true,
    description: 'As the FRRO gave it.',
  })
  number!: string;

  @DateField({ label: 'Filed on' })
  filed_on!: string;
}
