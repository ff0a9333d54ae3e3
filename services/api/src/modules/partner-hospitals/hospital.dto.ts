import { ACCREDITATIONS, type AccreditationBody } from '@ayana/contracts/catalogue';
import { ApiProperty } from '@nestjs/swagger';
import { CityRefDto } from '../cities/index.js';
import { DoctorRefDto } from '../doctors/index.js';
import { absent, PartnerHospitalDto, PriceRangeDto } from './partner-hospitals.dto.js';

export class AccreditationDto {
  @ApiProperty({ enum: ACCREDITATIONS })
  body!: AccreditationBody;

  @ApiProperty({ example: 'SAMPLE-J-2041' })
  number!: string;

  @ApiProperty({ format: 'date' })
  valid_until!: string;

  @ApiProperty({ format: 'date', description: "When it was last seen on the body's own list." })
  checked_on!: string;
}

export class DepartmentDoctorsDto {
  @ApiProperty()
  department!: string;

  @ApiProperty({ type: 'integer', description: 'Doctors of it who consult through Ayana.' })
  doctors!: number;
}

export class HospitalPriceDto extends PriceRangeDto {
  @ApiProperty({ format: 'uuid' })
  treatment_id!: string;

  @ApiProperty()
  treatment_name!: string;

  @ApiProperty({ type: 'string', ...absent })
  plain_name!: string | null;

  @ApiProperty({ type: 'string', ...absent })
  treatment_slug!: string | null;

  @ApiProperty()
  category!: string;

  @ApiProperty({ type: 'string', ...absent, example: '5-7' })
  hospital_days!: string | null;

  @ApiProperty({ type: 'string', ...absent, example: '18-21' })
  total_days!: string | null;

  @ApiProperty({ type: [String] })
  inclusions!: string[];

  @ApiProperty({ type: [String] })
  exclusions!: string[];
}

export class GalleryPictureDto {
  @ApiProperty({ description: 'Names the drawing.', example: 'room' })
  scene!: string;

  @ApiProperty()
  caption!: string;
}

export class HospitalCityDto extends CityRefDto {
  @ApiProperty()
  state!: string;

  @ApiProperty()
  airport_name!: string;

  @ApiProperty()
  airport_code!: string;
}

/** A hospital with all data of its page. */
export class HospitalDto extends PartnerHospitalDto {
  @ApiProperty({ type: HospitalCityDto, ...absent })
  declare city: HospitalCityDto | null;

  @ApiProperty({ type: 'string', ...absent })
  about!: string | null;

  @ApiProperty({ type: 'string', ...absent })
  address!: string | null;

  @ApiProperty({ type: 'number', ...absent })
  latitude!: number | null;

  @ApiProperty({ type: 'number', ...absent })
  longitude!: number | null;

  @ApiProperty({ type: 'integer', ...absent })
  founded_year!: number | null;

  @ApiProperty({ type: 'integer', ...absent })
  icu_beds!: number | null;

  @ApiProperty({ type: 'integer', ...absent })
  operating_theatres!: number | null;

  @ApiProperty({ type: [String] })
  equipment!: string[];

  @ApiProperty({ type: 'string', ...absent, description: 'When the international desk answers.' })
  desk_hours!: string | null;

  @ApiProperty({ type: 'string', ...absent })
  phone!: string | null;

  @ApiProperty({ type: 'string', ...absent })
  email!: string | null;

  @ApiProperty({ type: 'string', ...absent })
  website!: string | null;

  @ApiProperty({ type: [GalleryPictureDto] })
  gallery!: GalleryPictureDto[];

  @ApiProperty({ type: [AccreditationDto] })
  accreditation_details!: AccreditationDto[];

  @ApiProperty({ type: [DepartmentDoctorsDto], description: 'Every department, in the order of `departments`.' })
  department_doctors!: DepartmentDoctorsDto[];

  @ApiProperty({ type: [HospitalPriceDto], description: 'By category and name.' })
  prices!: HospitalPriceDto[];

  @ApiProperty({ type: [DoctorRefDto], description: 'By name.' })
  doctors!: DoctorRefDto[];
}
