import { IdField, PhoneField, TextField, ZoneField } from '../../platform/http/input/fields.js';

/** A patient books a doctor's held time; name, address and country are those of the account. */
export class OwnBookingDto {
  @IdField({ label: 'Time', description: 'A doctor’s time that is held.' })
  slot_id!: string;

  @PhoneField({ label: 'Phone', optional: true, description: 'The account’s when absent.' })
  phone?: string;

  @ZoneField({ label: 'Time zone', optional: true, description: 'The account’s when absent.' })
  time_zone?: string;

  @TextField({ label: 'Notes', optional: true })
  notes?: string;
}
