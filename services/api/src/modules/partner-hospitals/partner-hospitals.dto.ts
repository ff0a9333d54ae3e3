import {
  ACCREDITATIONS,
  type AccreditationBody,
  DEPARTMENTS,
  HOSPITAL_SORTS,
  type HospitalSort,
  HOSPITALS_LIMIT,
  LANGUAGES,
} from '@ayana/contracts/catalogue';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, ChoicesField, CursorField, IdField, LimitField, TextField } from '../../platform/http/fields.js';
import { CityRefDto } from '../cities/index.js';
import { FacetValueDto } from '../doctors/index.js';
import type { HospitalProfile } from './partner-hospital.entity.js';

export class PartnerHospitalsQueryDto {
  @TextField({
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

  @ChoiceField({
    label: 'Sort',
    optional: true,
    of: HOSPITAL_SORTS,
    description: 'The default is `recommended`: for the treatment where there is one. `price` needs a treatment.',
  })
  sort?: HospitalSort;

  @LimitField({ fallback: HOSPITALS_LIMIT, max: 100 })
  limit?: number;

  @CursorField('`next_cursor` of the page before, in the same order.')
  cursor?: string;
}

export class LinkedPartnerDto {
  @ApiProperty()
  company_name!: string;

  @ApiProperty({ enum: ['active', 'inactive'] })
  status!: 'active' | 'inactive';
}

export class HospitalContactDto {
  @ApiProperty()
  phone!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty()
  website!: string;
}

export class HospitalDetailsDto {
  @ApiProperty()
  about!: string;

  @ApiProperty({ type: [String] })
  infrastructure!: readonly string[];

  @ApiProperty({ type: [String] })
  accreditations!: readonly string[];

  @ApiProperty({ type: [String] })
  departments!: readonly string[];

  @ApiProperty()
  contact!: HospitalContactDto;
}

export class HospitalProfileDto implements HospitalProfile {
  @ApiProperty({ description: 'Names its drawing.' })
  slug!: string;

  @ApiProperty()
  location!: string;

  @ApiProperty({ description: 'Of 5.' })
  rating!: number;

  @ApiProperty()
  savings!: string;

  @ApiProperty({ type: [String] })
  specialties!: readonly string[];

  @ApiProperty()
  description!: string;

  @ApiProperty({ type: [String] })
  features!: readonly string[];

  @ApiProperty()
  hospitals_count!: string;

  @ApiProperty()
  details!: HospitalDetailsDto;
}

export class PriceRangeDto {
  @ApiProperty({ type: 'integer', description: 'Indicative, whole US dollars.' })
  usd_min!: number;

  @ApiProperty({ type: 'integer' })
  usd_max!: number;

  @ApiProperty({ format: 'date' })
  valid_until!: string;
}

/** Of what may be unknown. */
export const absent = { nullable: true } as const;

/** A hospital in a list (spec section 3, partner_hospitals). */
export class PartnerHospitalDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'string', ...absent })
  slug!: string | null;

  @ApiProperty()
  hospital_name!: string;

  @ApiProperty({ type: 'string', ...absent })
  hospital_type!: string | null;

  @ApiProperty({ type: 'string', ...absent })
  summary!: string | null;

  @ApiProperty({ type: [String], description: 'Those it is known for first.' })
  departments!: readonly string[];

  @ApiProperty({ type: [String] })
  accreditations!: readonly string[];

  @ApiProperty({ type: 'integer', ...absent })
  bed_capacity!: number | null;

  @ApiProperty({ type: 'string', ...absent })
  featured_image_url!: string | null;

  @ApiProperty({ type: [String] })
  languages!: readonly string[];

  @ApiProperty({ type: 'integer', ...absent, description: 'Median hours until the international desk answers.' })
  answer_hours!: number | null;

  @ApiProperty({ type: 'integer', ...absent })
  airport_minutes!: number | null;

  @ApiProperty({ type: CityRefDto, ...absent })
  city!: CityRefDto | null;

  @ApiProperty({ type: 'integer' })
  doctors_count!: number;

  @ApiProperty({ type: PriceRangeDto, ...absent, description: 'Of the treatment asked for.' })
  price!: PriceRangeDto | null;

  @ApiProperty({ type: HospitalProfileDto, ...absent, description: 'Of the five built-in hospitals.' })
  profile!: HospitalProfile | null;

  @ApiProperty()
  partner!: LinkedPartnerDto;
}

/** What each value would leave with all the other filters as they are; the most frequent first. */
export class HospitalFacetsDto {
  @ApiProperty({ type: [FacetValueDto] })
  city!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto] })
  department!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto] })
  accreditation!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto] })
  language!: FacetValueDto[];
}

export class PartnerHospitalsPageDto {
  @ApiProperty({ type: [PartnerHospitalDto] })
  items!: PartnerHospitalDto[];

  @ApiProperty({ type: 'string', nullable: true })
  next_cursor!: string | null;

  @ApiProperty({ type: 'integer', description: 'Hospitals the filters leave, on all pages.' })
  total!: number;

  @ApiProperty({ type: HospitalFacetsDto })
  facets!: HospitalFacetsDto;
}
