import { shape } from '../../platform/http/openapi/shape.js';
import type {
  HospitalDetails,
  PriceRange,
  PriceFrom,
  Rating,
  LinkedPartner,
  HospitalFacets,
  CityRef,
} from '@ayana/contracts/catalogue';
import { ApiProperty } from '@nestjs/swagger';
import type { HospitalProfile } from './partner-hospital.entity.js';

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

  @ApiProperty({ type: shape('HospitalDetails') })
  details!: HospitalDetails;
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

  @ApiProperty({ type: shape('CityRef'), ...absent })
  city!: CityRef | null;

  @ApiProperty({ type: 'integer' })
  doctors_count!: number;

  @ApiProperty({ type: shape('PriceRange'), ...absent, description: 'Of the treatment asked for.' })
  price!: PriceRange | null;

  @ApiProperty({ type: shape('PriceFrom'), ...absent })
  price_from!: PriceFrom | null;

  @ApiProperty({ type: shape('Rating'), ...absent })
  rating!: Rating | null;

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

  @ApiProperty({ type: shape('LinkedPartner') })
  partner!: LinkedPartner;
}

export class PartnerHospitalsPageDto {
  @ApiProperty({ type: [PartnerHospitalDto] })
  items!: PartnerHospitalDto[];

  @ApiProperty({ type: 'string', nullable: true })
  next_cursor!: string | null;

  @ApiProperty({ type: 'integer', description: 'Hospitals the filters leave, on all pages.' })
  total!: number;

  @ApiProperty({ type: shape('HospitalFacets') })
  facets!: HospitalFacets;
}
