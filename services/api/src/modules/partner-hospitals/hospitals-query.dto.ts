import {
  ACCREDITATIONS,
  type AccreditationBody,
  DEPARTMENTS,
  HOSPITAL_SORTS,
  type HospitalSort,
  type DeskHours,
  DESK_HOURS,
  HOSPITAL_TYPES,
  type HospitalType,
  HOSPITALS_LIMIT,
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
} from '../../platform/http/input/fields.js';

export class PartnerHospitalsQueryDto {
  @SearchField({
    label: 'Search term',
    optional: true,
    description: 'A name, city, department, treatment or condition in plain words; mistakes are forgiven.',
  })
  q?: string;

  @ChoicesField({ label: 'City', optional: true, max: 30, description: 'Its slug.' })
  city?: string[];

  @ChoicesField({ label: 'Department', optional: true, of: DEPARTMENTS, max: 30 })
  department?: string[];

  @ChoicesField({
    label: 'Accreditation',
    optional: true,
    of: ACCREDITATIONS,
    max: 6,
    description: 'One that has not expired.',
  })
  accreditation?: AccreditationBody[];

  @IdField({ label: 'Treatment', optional: true, description: 'Those that do it; each then comes with its `price`.' })
  treatment_id?: string;

  @ChoicesField({ label: 'Language', optional: true, of: LANGUAGES, max: 30 })
  language?: string[];

  @ChoicesField({ label: 'Kind of hospital', optional: true, of: HOSPITAL_TYPES, max: 4 })
  type?: HospitalType[];

  @IntegerField({
    label: 'Price',
    optional: true,
    min: 1,
    max: 1_000_000,
    description: 'At most so many US dollars for the treatment; without one, those that do something for so much.',
  })
  price_max?: number;

  @IntegerField({ label: 'Airport', optional: true, min: 1, max: 600, description: 'At most so many minutes by road.' })
  airport_max?: number;

  @IntegerField({ label: 'Beds', optional: true, min: 1, max: 10_000, description: 'At least so many.' })
  beds_min?: number;

  @ChoiceField({
    label: 'International desk',
    optional: true,
    of: DESK_HOURS,
    description: 'Those whose desk for patients from abroad is open so.',
  })
  desk?: DeskHours;

  @ChoiceField({
    label: 'Sort',
    optional: true,
    of: HOSPITAL_SORTS,
    description:
      'The default is `recommended`: for the treatment where there is one. `price` is that of the treatment, else the lowest.',
  })
  sort?: HospitalSort;

  @LimitField({ fallback: HOSPITALS_LIMIT, max: 100 })
  limit?: number;

  @CursorField('`next_cursor` of the page before, in the same order.')
  cursor?: string;
}
