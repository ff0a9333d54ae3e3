import { shape } from '../../../platform/http/openapi/shape.js';
import { HOSPITAL_TYPES, type Accreditation, type GalleryPicture } from '@ayana/contracts/catalogue';
import { ApiProperty } from '@nestjs/swagger';
import { IdField } from '../../../platform/http/input/fields.js';
import { pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { CatalogueFilters, CatalogueRowDto, listQueryOf } from '../common/catalogue-row.dto.js';

const text = { type: 'string', nullable: true } as const;
const whole = { type: 'integer', nullable: true } as const;
const degrees = { type: 'number', nullable: true } as const;

/** A hospital as staff keep the row: active where its partner is. */
export class CatalogueHospitalDto extends CatalogueRowDto {
  @ApiProperty()
  hospital_name!: string;

  @ApiProperty({ type: 'string', nullable: true, enum: HOSPITAL_TYPES })
  hospital_type!: string | null;

  @ApiProperty({ ...text, format: 'uuid' })
  city_id!: string | null;

  @ApiProperty(text)
  city_name!: string | null;

  @ApiProperty({ type: [String] })
  departments!: string[];

  @ApiProperty({ type: [shape('Accreditation')] })
  accreditation_details!: Accreditation[];

  @ApiProperty({ type: [String] })
  languages!: string[];

  @ApiProperty(text)
  summary!: string | null;

  @ApiProperty(text)
  about!: string | null;

  @ApiProperty(text)
  address!: string | null;

  @ApiProperty(degrees)
  latitude!: number | null;

  @ApiProperty(degrees)
  longitude!: number | null;

  @ApiProperty(whole)
  airport_minutes!: number | null;

  @ApiProperty(whole)
  founded_year!: number | null;

  @ApiProperty(whole)
  bed_capacity!: number | null;

  @ApiProperty(whole)
  icu_beds!: number | null;

  @ApiProperty(whole)
  operating_theatres!: number | null;

  @ApiProperty({ type: [String] })
  equipment!: string[];

  @ApiProperty(text)
  desk_hours!: string | null;

  @ApiProperty(whole)
  answer_hours!: number | null;

  @ApiProperty(text)
  phone!: string | null;

  @ApiProperty(text)
  email!: string | null;

  @ApiProperty(text)
  website!: string | null;

  @ApiProperty({ type: [shape('GalleryPicture')] })
  gallery!: GalleryPicture[];

  @ApiProperty({ type: 'integer', description: 'Its active doctors.' })
  doctors_count!: number;
}

export class CatalogueHospitalsPageDto extends pageDtoOf(CatalogueHospitalDto) {}

export class CatalogueHospitalFilters extends CatalogueFilters {
  @IdField({ label: 'City', optional: true })
  city_id?: string;
}

export class CatalogueHospitalsQueryDto extends listQueryOf(CatalogueHospitalFilters, ['city', 'beds', 'doctors']) {}
