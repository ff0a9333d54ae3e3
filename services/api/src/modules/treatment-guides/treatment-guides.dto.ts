import type { GuideHospital, GuideQuestion, RelatedTreatment } from '@ayana/contracts/catalogue';
import type { Review } from '@ayana/contracts/content';
import { shape } from '../../platform/http/openapi/shape.js';
import { ApiProperty } from '@nestjs/swagger';
import { CityRefDto } from '../cities/index.js';
import { DoctorSummaryDto } from '../doctors/index.js';
import { TreatmentDto } from '../treatments/index.js';

const dollars = { type: 'integer', description: 'Whole US dollars.' } as const;
const days = { type: 'string', nullable: true, example: '5-7' } as const;

export class GuidePriceDto {
  @ApiProperty({ type: shape('GuideHospital') })
  hospital!: GuideHospital;

  @ApiProperty({ type: CityRefDto, nullable: true })
  city!: CityRefDto | null;

  @ApiProperty({ type: [String] })
  accreditations!: string[];

  @ApiProperty(dollars)
  usd_min!: number;

  @ApiProperty(dollars)
  usd_max!: number;

  @ApiProperty(days)
  hospital_days!: string | null;

  @ApiProperty(days)
  total_days!: string | null;

  @ApiProperty({ format: 'date' })
  valid_until!: string;
}

class GuideDoctorDto {
  @ApiProperty({ type: 'integer', nullable: true, description: 'How often they do it; null where it is not known.' })
  times_a_year!: number | null;

  @ApiProperty({ type: DoctorSummaryDto })
  doctor!: DoctorSummaryDto;
}

/** A treatment with all data of its page. */
export class TreatmentGuideDto extends TreatmentDto {
  @ApiProperty({ type: [String] })
  helps_when!: string[];

  @ApiProperty({ type: [String] })
  not_for!: string[];

  @ApiProperty({ type: [String] })
  risks!: string[];

  @ApiProperty({ type: [String] })
  recovery!: string[];

  @ApiProperty({ type: [String] })
  questions_to_ask!: string[];

  @ApiProperty({ type: [shape('GuideQuestion')] })
  faq!: GuideQuestion[];

  @ApiProperty({ format: 'date' })
  written_on!: string;

  @ApiProperty({ type: shape('Review'), nullable: true, description: 'Null where no doctor has read it.' })
  review!: Review | null;

  @ApiProperty({ type: [GuidePriceDto], description: 'What each hospital asks, the lowest price first.' })
  prices!: GuidePriceDto[];

  @ApiProperty({ type: [GuideDoctorDto], description: 'Those with the next free time first, at most six.' })
  doctors!: GuideDoctorDto[];

  @ApiProperty({ type: 'integer', description: 'All doctors who do it.' })
  doctors_total!: number;

  @ApiProperty({ type: [shape('RelatedTreatment')], description: 'Others of the category that have a page, by name.' })
  related!: RelatedTreatment[];
}
