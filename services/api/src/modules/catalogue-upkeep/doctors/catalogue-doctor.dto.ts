import { shape } from '../../../platform/http/openapi/shape.js';
import { type Department, DEPARTMENTS, LANGUAGES, type CatalogueWeekHours } from '@ayana/contracts/catalogue';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, IdField } from '../../../platform/http/input/fields.js';
import { pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { CatalogueFilters, CatalogueRowDto, listQueryOf } from '../common/catalogue-row.dto.js';
import { PortraitDto } from '../../doctors/index.js';

const fee = { type: 'integer', nullable: true, description: 'Whole US dollars; null where not offered.' } as const;

/** A doctor as staff keep the row. */
export class CatalogueDoctorDto extends CatalogueRowDto {
  @ApiProperty({ format: 'uuid' })
  hospital_id!: string;

  @ApiProperty()
  hospital_name!: string;

  @ApiProperty({ description: 'Whether the public sees the doctor: active, of a hospital that is.' })
  is_shown!: boolean;

  @ApiProperty()
  full_name!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty({ enum: DEPARTMENTS, isArray: true, description: 'The main one first.' })
  specializations!: Department[];

  @ApiProperty({ type: [String] })
  qualifications!: string[];

  @ApiProperty()
  registration_number!: string;

  @ApiProperty()
  council!: string;

  @ApiProperty({ enum: LANGUAGES, isArray: true })
  languages!: string[];

  @ApiProperty(fee)
  video_fee_usd!: number | null;

  @ApiProperty(fee)
  phone_fee_usd!: number | null;

  @ApiProperty({ type: 'integer' })
  practising_since!: number;

  @ApiProperty()
  about!: string;

  @ApiProperty({ description: 'An IANA name.' })
  time_zone!: string;

  @ApiProperty({ type: PortraitDto })
  portrait!: PortraitDto;

  @ApiProperty({ type: [String], format: 'uuid' })
  treatment_ids!: string[];

  @ApiProperty({ type: [shape('CatalogueWeekHours')] })
  availability!: CatalogueWeekHours[];
}

export class CatalogueDoctorsPageDto extends pageDtoOf(CatalogueDoctorDto) {}

export class CatalogueDoctorFilters extends CatalogueFilters {
  @IdField({ label: 'Hospital', optional: true })
  hospital_id?: string;

  @ChoiceField({ label: 'Specialization', optional: true, of: DEPARTMENTS })
  specialization?: Department;
}

export class CatalogueDoctorsQueryDto extends listQueryOf(CatalogueDoctorFilters, ['hospital', 'video', 'phone']) {}
