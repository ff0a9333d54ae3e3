import { shape } from '../../platform/http/openapi/shape.js';
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
  type DoctorsHospital,
  type FreeTime,
  type Rating,
  type DoctorFacets,
  type DoctorsTreatment,
  type WeeklyHours,
} from '@ayana/contracts/catalogue';
import { ApiProperty } from '@nestjs/swagger';
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
import { CityRefDto } from '../cities/index.js';
import { PortraitDto } from './portrait.dto.js';

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

const fee = { type: 'integer', nullable: true, description: 'Whole US dollars; null where not offered.' } as const;

/** A doctor in a list of names. */
export class DoctorRefDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Dr Latalin Ulvumeni' })
  full_name!: string;

  @ApiProperty({ description: 'Displayed under the name.' })
  title!: string;

  @ApiProperty({ enum: DEPARTMENTS })
  specialization!: string;

  @ApiProperty({ type: [String] })
  languages!: string[];

  @ApiProperty(fee)
  video_fee_usd!: number | null;

  @ApiProperty(fee)
  phone_fee_usd!: number | null;

  @ApiProperty({ type: 'integer' })
  years_experience!: number;

  @ApiProperty({ type: PortraitDto })
  portrait!: PortraitDto;
}

export class DoctorSummaryDto extends DoctorRefDto {
  @ApiProperty({ enum: DEPARTMENTS, isArray: true, description: 'The main one first.' })
  specializations!: string[];

  @ApiProperty({ type: [String], description: 'What they do, in plain names.' })
  does!: string[];

  @ApiProperty({ type: [String] })
  qualifications!: string[];

  @ApiProperty({ example: 'SAMPLE-41872' })
  registration_number!: string;

  @ApiProperty({ description: 'The council whose register contains the number.' })
  council!: string;

  @ApiProperty({ description: 'An IANA name.' })
  time_zone!: string;

  @ApiProperty({ type: shape('DoctorsHospital') })
  hospital!: DoctorsHospital;

  @ApiProperty({ type: CityRefDto, nullable: true })
  city!: CityRefDto | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  next_free_at!: string | null;

  @ApiProperty({ type: [shape('FreeTime')], description: 'The first three, by video where the doctor offers it.' })
  free_times!: FreeTime[];

  @ApiProperty({
    type: [String],
    description:
      'ISO 8601: the first time in each half hour of the day, within a week of `next_free_at`; of the kind shown.',
  })
  day_times!: string[];

  @ApiProperty({ type: shape('Rating'), nullable: true })
  rating!: Rating | null;
}

export class DoctorsPageDto {
  @ApiProperty({ type: [DoctorSummaryDto] })
  items!: DoctorSummaryDto[];

  @ApiProperty({ type: 'string', nullable: true })
  next_cursor!: string | null;

  @ApiProperty({ type: 'integer', description: 'Doctors the facets leave, on all pages.' })
  total!: number;

  @ApiProperty({ type: shape('DoctorFacets') })
  facets!: DoctorFacets;
}

export class DoctorDto extends DoctorSummaryDto {
  @ApiProperty()
  about!: string;

  @ApiProperty({ type: [shape('DoctorsTreatment')] })
  procedures!: DoctorsTreatment[];

  @ApiProperty({ type: [shape('WeeklyHours')] })
  availability!: WeeklyHours[];
}
