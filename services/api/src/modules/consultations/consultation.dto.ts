import {
  CONSULTATION_TYPES,
  type ConsultationType,
  MISSING_INFORMATION,
  TIME_SLOTS,
  type TimeSlot,
} from '@ayana/contracts/consultations';
import {
  ChoiceField,
  DateField,
  EmailField,
  OffsetField,
  PhoneField,
  TextField,
  ZoneField,
} from '../../platform/http/input/fields.js';
import { FIELD_MESSAGES } from '../../platform/http/input/messages.js';
import { FormFilesField } from '../forms/index.js';

/** The payload of a free consultation (spec section 3). Country, city and timezone are required by the dialog only (section 5). */
export class ConsultationDto {
  @ChoiceField({
    label: 'Consultation type',
    missing: () => MISSING_INFORMATION.consultation_type,
    of: CONSULTATION_TYPES,
  })
  consultation_type!: ConsultationType;

  @TextField({ label: 'Name', missing: () => FIELD_MESSAGES.missing.name })
  name!: string;

  @EmailField({ label: 'E-mail', missing: () => FIELD_MESSAGES.missing.email })
  email!: string;

  @PhoneField({ label: 'Phone', missing: () => FIELD_MESSAGES.missing.phone })
  phone!: string;

  @DateField({
    label: 'Preferred date',
    missing: () => MISSING_INFORMATION.preferred_date,
    description: 'Not past in the visitor’s zone.',
  })
  preferred_date!: string;

  @ChoiceField({ label: 'Preferred time', missing: () => MISSING_INFORMATION.preferred_time, of: TIME_SLOTS })
  preferred_time!: TimeSlot;

  @TextField({ label: 'Procedure', missing: () => MISSING_INFORMATION.procedure_interest })
  procedure_interest!: string;

  @TextField({ label: 'Country', optional: true })
  country?: string;

  @TextField({ label: 'City', optional: true })
  city?: string;

  @OffsetField({ label: 'Timezone', optional: true })
  timezone?: string;

  @ZoneField({ label: 'Time zone', optional: true, description: 'IANA zone, where the browser knows it.' })
  time_zone?: string;

  @TextField({ label: 'Destination', optional: true })
  destination_preference?: string;

  @TextField({ label: 'Notes', optional: true })
  notes?: string;

  @TextField({ label: 'Trip estimate', optional: true, description: 'What the trip cost calculator showed, in words.' })
  trip_estimate?: string;

  @FormFilesField()
  upload_ids?: string[];
}
