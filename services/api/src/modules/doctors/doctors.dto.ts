import {
  CONSULTATION_KINDS,
  type ConsultationKind,
  DEPARTMENTS,
  DOCTOR_SORTS,
  type DoctorSort,
  DOCTORS_LIMIT,
  FREE_TIMES_DAYS,
  BOOKING_HORIZON_DAYS,
  type Language,
  LANGUAGES,
  type Portrait,
  PORTRAIT_OPTIONS,
} from '@ayana/contracts/catalogue';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  IdField,
  IntegerField,
  TextField,
  ZoneField,
} from '../../platform/http/fields.js';
import { CityRefDto } from '../cities/index.js';

export class DoctorsQueryDto {
  @TextField({
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

  @IntegerField({ label: 'Limit', optional: true, min: 1, max: 100, fallback: DOCTORS_LIMIT })
  limit?: number;

  @TextField({ label: 'Cursor', optional: true, description: '`next_cursor` of the page before, in the same order.' })
  cursor?: string;
}

export class FreeTimesQueryDto {
  @DateField({ label: 'From', optional: true, description: 'The first day; today where it is absent or past.' })
  from?: string;

  @IntegerField({ label: 'Days', optional: true, min: 1, max: FREE_TIMES_DAYS.most, fallback: FREE_TIMES_DAYS.default })
  days?: number;

  @ChoiceField({ label: 'Kind', optional: true, of: CONSULTATION_KINDS, description: 'The default is video.' })
  kind?: ConsultationKind;

  @ZoneField({ label: 'Time zone', optional: true, description: "Where days begin; the doctor's where it is absent." })
  time_zone?: string;
}

const fee = { type: 'integer', nullable: true, description: 'Whole US dollars; null where not offered.' } as const;

export class FreeTimeDto {
  @ApiProperty({ format: 'date-time' })
  starts_at!: string;

  @ApiProperty({ format: 'date-time' })
  ends_at!: string;

  @ApiProperty({ enum: CONSULTATION_KINDS })
  kind!: ConsultationKind;

  @ApiProperty({ type: 'integer' })
  minutes!: number;

  @ApiProperty({ description: "The doctor's, an IANA name." })
  time_zone!: string;
}

export class FreeTimesDto {
  @ApiProperty({ type: [FreeTimeDto], description: 'The earliest first; none where the doctor does not consult so.' })
  items!: FreeTimeDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Always null: the days asked for come at once.' })
  next_cursor!: null;

  @ApiProperty({ format: 'date' })
  from!: string;

  @ApiProperty({ type: 'integer' })
  days!: number;

  @ApiProperty({ enum: CONSULTATION_KINDS })
  kind!: ConsultationKind;

  @ApiProperty({ description: 'Where these days begin.' })
  time_zone!: string;
}

/** What the drawn picture is made of (shared-ui, `portrait`). */
export class PortraitDto implements Portrait {
  @ApiProperty({ type: 'integer', enum: PORTRAIT_OPTIONS.skin, enumName: 'PortraitSkin' })
  skin!: Portrait['skin'];

  @ApiPropertyOptional({ enum: PORTRAIT_OPTIONS.hair })
  hair?: NonNullable<Portrait['hair']>;

  @ApiPropertyOptional({ enum: PORTRAIT_OPTIONS.cloth })
  cloth?: NonNullable<Portrait['cloth']>;

  @ApiPropertyOptional({ enum: PORTRAIT_OPTIONS.cloth_colour })
  cloth_colour?: NonNullable<Portrait['cloth_colour']>;

  @ApiPropertyOptional()
  grey?: boolean;

  @ApiPropertyOptional()
  glasses?: boolean;

  @ApiPropertyOptional({ enum: PORTRAIT_OPTIONS.beard })
  beard?: NonNullable<Portrait['beard']>;

  @ApiProperty({ enum: PORTRAIT_OPTIONS.ground })
  ground!: Portrait['ground'];

  @ApiProperty({ enum: PORTRAIT_OPTIONS.dress })
  dress!: Portrait['dress'];

  @ApiPropertyOptional({ enum: PORTRAIT_OPTIONS.cloth_colour })
  dress_colour?: NonNullable<Portrait['dress_colour']>;
}

/** A doctor in a list of names. */
export class DoctorRefDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Dr Latalin Ulvumeni' })
  full_name!: string;

  @ApiProperty({ description: 'What stands under the name.' })
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

export class DoctorsHospitalDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'string', nullable: true })
  slug!: string | null;

  @ApiProperty()
  hospital_name!: string;
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

  @ApiProperty({ description: 'Whose register the number stands in.' })
  council!: string;

  @ApiProperty({ description: 'An IANA name.' })
  time_zone!: string;

  @ApiProperty({ type: DoctorsHospitalDto })
  hospital!: DoctorsHospitalDto;

  @ApiProperty({ type: CityRefDto, nullable: true })
  city!: CityRefDto | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  next_free_at!: string | null;

  @ApiProperty({ type: [FreeTimeDto], description: 'The first three, by video where the doctor offers it.' })
  free_times!: FreeTimeDto[];
}

export class FacetValueDto {
  @ApiProperty()
  value!: string;

  @ApiPropertyOptional({ description: 'What is shown, where it is not the value.' })
  label?: string;

  @ApiProperty({ type: 'integer', description: 'How many there would be with this value and all the other facets.' })
  count!: number;
}

export class DoctorFacetsDto {
  @ApiProperty({ type: [FacetValueDto] })
  specialization!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto] })
  city!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto] })
  language!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto] })
  hospital!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto], description: 'Steps of `fee_max`: at most so many US dollars.' })
  fee!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto], description: 'Steps of `free_within_days`.' })
  next_free!: FacetValueDto[];
}

export class DoctorsPageDto {
  @ApiProperty({ type: [DoctorSummaryDto] })
  items!: DoctorSummaryDto[];

  @ApiProperty({ type: 'string', nullable: true })
  next_cursor!: string | null;

  @ApiProperty({ type: 'integer', description: 'Doctors the facets leave, on all pages.' })
  total!: number;

  @ApiProperty({ type: DoctorFacetsDto })
  facets!: DoctorFacetsDto;
}

export class DoctorsTreatmentDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ type: 'string', nullable: true })
  plain_name!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  slug!: string | null;

  @ApiProperty()
  category!: string;
}

export class WeeklyHoursDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 7, description: '1 is Monday.' })
  weekday!: number;

  @ApiProperty({ example: '09:00' })
  from_time!: string;

  @ApiProperty({ example: '12:00' })
  to_time!: string;

  @ApiProperty({ description: 'Of these hours, an IANA name.' })
  time_zone!: string;

  @ApiProperty({ enum: CONSULTATION_KINDS, isArray: true })
  kinds!: ConsultationKind[];
}

export class DoctorDto extends DoctorSummaryDto {
  @ApiProperty()
  about!: string;

  @ApiProperty({ type: [DoctorsTreatmentDto] })
  procedures!: DoctorsTreatmentDto[];

  @ApiProperty({ type: [WeeklyHoursDto] })
  availability!: WeeklyHoursDto[];
}
