import { VISA_REFERENCE_MAX } from '@ayana/contracts/journey';
import { DateField, IdField, TextField } from '../../../platform/http/input/fields.js';

export class NewVisaPeriodDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @DateField({ label: 'Valid until', description: 'The last day of the visa, or of its extension.' })
  valid_until!: string;

  @TextField({ label: 'Reference', optional: true, max: VISA_REFERENCE_MAX, oneLine: true })
  reference?: string;
}
