import { ApiProperty } from '@nestjs/swagger';
import { CityRefDto } from '../cities/index.js';
import { FacetValueDto, RatingDto } from '../doctors/index.js';
import type { HospitalProfile } from './partner-hospital.entity.js';

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

/** The lowest price of a hospital, and its treatment. */
export class PriceFromDto {
  @ApiProperty({ type: 'integer', description: 'Indicative, whole US dollars.' })
  usd!: number;

  @ApiProperty({ description: 'Its plain name.' })
  treatment!: string;
}

/** For columns that may be unknown. */
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

  @ApiProperty({ type: PriceFromDto, ...absent })
  price_from!: PriceFromDto | null;

  @ApiProperty({ type: RatingDto, ...absent })
  rating!: RatingDto | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    ...absent,
    description: 'When the first of its doctors is free.',
  })
  next_free_at!: string | null;

  @ApiProperty({
    type: [String],
    description: 'ISO 8601: the first free time in each hour of the day, of any of its doctors.',
  })
  day_times!: string[];

  @ApiProperty({ type: HospitalProfileDto, ...absent, description: 'Of the five built-in hospitals.' })
  profile!: HospitalProfile | null;

  @ApiProperty()
  partner!: LinkedPartnerDto;
}

/** How many each value would leave with all the other filters unchanged; the most frequent first. */
export class HospitalFacetsDto {
  @ApiProperty({ type: [FacetValueDto] })
  city!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto] })
  department!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto] })
  accreditation!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto] })
  language!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto] })
  type!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto], description: 'Steps of `price_max`: at most so many US dollars.' })
  price_max!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto], description: 'At most so many minutes.' })
  airport_max!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto], description: 'At least so many.' })
  beds_min!: FacetValueDto[];

  @ApiProperty({ type: [FacetValueDto], description: '`always` where the desk is open at any hour.' })
  desk!: FacetValueDto[];
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
