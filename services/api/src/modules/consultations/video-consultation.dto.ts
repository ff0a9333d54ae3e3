import {
  MISSING_INFORMATION,
  SPECIALIZATIONS,
  TIME_SLOTS,
  type TimeSlot,
  VIDEO_CONSULTATION_TYPES,
  type VideoConsultationType,
} from '@ayana/contracts/consultations';
import {
  ChoiceField,
  DateField,
  EmailField,
  IdField,
  OffsetField,
  PhoneField,
  TextField,
  ZoneField,
} from '../../platform/http/input/fields.js';
import { FormFilesField } from '../forms/index.js';

/** The video dialog's payload (spec sections 3 and 5). */
export class VideoConsultationDto {
  @TextField({ label: 'Name', missing: () => MISSING_INFORMATION.name_and_email })
  patient_name!: string;

  @EmailField({ label: 'E-mail', missing: () => MISSING_INFORMATION.name_and_email })
  email!: string;

  @PhoneField({ label: 'Phone', optional: true })
  phone?: string;

  @ChoiceField({
    label: 'Consultation type',
    optional: true,
    of: VIDEO_CONSULTATION_TYPES,
    description: 'video_consultation when absent.',
  })
  consultation_type?: VideoConsultationType;

  @DateField({
    label: 'Preferred date',
    missing: () => MISSING_INFORMATION.preferred_date,
    followsFrom: 'slot_id',
    description: 'Not past in the visitor’s zone.',
  })
  preferred_date?: string;

  @ChoiceField({
    label: 'Preferred time',
    missing: () => MISSING_INFORMATION.preferred_time,
    followsFrom: 'slot_id',
    of: TIME_SLOTS,
  })
  preferred_time?: TimeSlot;

  @TextField({ label: 'Procedure', optional: true })
  procedure_interest?: string;

  @TextField({ label: 'Medical condition', optional: true })
  medical_condition?: string;

  @TextField({ label: 'Country', optional: true })
  country?: string;

  @TextField({ label: 'City', optional: true })
  city?: string;

  @OffsetField({ label: 'Timezone', optional: true })
  timezone?: string;

  @ZoneField({ label: 'Time zone', optional: true, description: 'IANA zone, where the browser knows it.' })
  time_zone?: string;

  @TextField({ label: 'Notes', optional: true })
  notes?: string;

  @TextField({ label: 'Reason', optional: true, description: '“Video consultation request” when absent.' })
  reason?: string;

  @IdField({
    label: 'Booked time',
    optional: true,
    description: 'A doctor’s time that is held: date, time, kind, doctor and specialisation follow from it.',
  })
  slot_id?: string;

  @IdField({ label: 'Doctor', optional: true })
  doctor_id?: string;

  @ChoiceField({ label: 'Specialization', optional: true, of: SPECIALIZATIONS })
  specialization?: (typeof SPECIALIZATIONS)[number];

  @FormFilesField()
  upload_ids?: string[];
}
