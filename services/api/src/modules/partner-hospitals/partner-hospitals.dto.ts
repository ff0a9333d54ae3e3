import { ApiProperty } from '@nestjs/swagger';
import { IntegerField } from '../../platform/http/fields.js';
import type { HospitalProfile } from './partner-hospital.entity.js';

/** Hospitals read from the database at once (spec section 9). */
export const HOSPITALS_LIMIT = 12;

export class PartnerHospitalsQueryDto {
  @IntegerField({ label: 'Limit', optional: true, min: 1, max: 100, fallback: HOSPITALS_LIMIT })
  limit?: number;
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

export class PartnerHospitalDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  hospital_name!: string;

  @ApiProperty({ type: 'string', nullable: true })
  hospital_type!: string | null;

  @ApiProperty({ type: [String] })
  departments!: readonly string[];

  @ApiProperty({ type: [String] })
  accreditations!: readonly string[];

  @ApiProperty({ type: 'integer', nullable: true })
  bed_capacity!: number | null;

  @ApiProperty({ type: 'string', nullable: true })
  featured_image_url!: string | null;

  @ApiProperty({ type: HospitalProfileDto, nullable: true })
  profile!: HospitalProfile | null;

  @ApiProperty()
  partner!: LinkedPartnerDto;
}
