import { shape } from '../../platform/http/openapi/shape.js';
import {
  type GalleryPicture,
  type Accreditation,
  type DepartmentDoctors,
  type HospitalPrice,
  type HospitalCity,
  type DoctorRef,
} from '@ayana/contracts/catalogue';
import { ApiProperty } from '@nestjs/swagger';
import { absent, PartnerHospitalDto } from './partner-hospitals.dto.js';

/** A hospital with all data of its page. */
export class HospitalDto extends PartnerHospitalDto {
  @ApiProperty({ type: shape('HospitalCity'), ...absent })
  declare city: HospitalCity | null;

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

  @ApiProperty({ type: [shape('GalleryPicture')] })
  gallery!: GalleryPicture[];

  @ApiProperty({ type: [shape('Accreditation')] })
  accreditation_details!: Accreditation[];

  @ApiProperty({ type: [shape('DepartmentDoctors')], description: 'Every department, in the order of `departments`.' })
  department_doctors!: DepartmentDoctors[];

  @ApiProperty({ type: [shape('HospitalPrice')], description: 'By category and name.' })
  prices!: HospitalPrice[];

  @ApiProperty({ type: [shape('DoctorRef')], description: 'By name.' })
  doctors!: DoctorRef[];
}
