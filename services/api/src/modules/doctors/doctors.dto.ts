import {
  BOOKING_HORIZON_DAYS,
  CONSULTATION_KINDS,
  type ConsultationKind,
  DEPARTMENTS,
  DOCTOR_SORTS,
  type DoctorSort,
  DOCTORS_LIMIT,
  type Language,
  LANGUAGES,
} from '@ayana/contracts/catalogue';
import {
  ChoiceField,
  ChoicesField,
  CursorField,
  IdField,
  IntegerField,
  LimitField,
  SearchField,
  ZoneField,
} from '../../platform/http/input/fields.js';

export class DoctorsQueryDto {
  @SearchField({
    label: 'Search term',
    optional: true,
    description:
      'A name, speciality, procedure, condition in plain words, hospital, city or language; mistakes are forgiven.',
  })
  q?: string;

  @ChoicesField({ label: 'Specialization', optional: true, of: DEPARTMENTS, max: 30 })
  specialization?: string[];

  @ChoicesField({ label: 'City', optional: true, max: 30, description: 'Its slug.' })
  city?: string[];

  @ChoicesField({ label: 'Language', optional: true, of: LANGUAGES, max: 30 })
  language?: Language[];

  @IdField({ label: 'Hospital', optional: true })
  hospital_id?: string;

  @IdField({ label: 'Treatment', optional: true, description: 'Those who do it.' })
  treatment_id?: string;

  @ChoiceField({
    label: 'Kind',
    optional: true,
    of: CONSULTATION_KINDS,
    description: 'Those who consult so; fees and free times are of this kind.',
  })
  kind?: ConsultationKind;

  @IntegerField({ label: 'Fee', optional: true, min: 1, max: 10_000, description: 'At most so many US dollars.' })
  fee_max?: number;

  @IntegerField({ label: 'Free within days', optional: true, min: 1, max: BOOKING_HORIZON_DAYS })
  free_within_days?: number;

  @ChoiceField({ label: 'Sort', optional: true, of: DOCTOR_SORTS, description: 'The default is who is free first.' })
  sort?: DoctorSort;

  @ZoneField({
    label: 'Time zone',
    optional: true,
    description: 'Whose waking hours `good_hours` means; India’s where it is absent.',
  })
  time_zone?: string;

  @LimitField({ fallback: DOCTORS_LIMIT, max: 100 })
  limit?: number;

  @CursorField('`next_cursor` of the page before, in the same order.')
  cursor?: string;
}
