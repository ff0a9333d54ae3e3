import type { DoctorSummary } from '@ayana/contracts/catalogue';
import { shape } from '../../platform/http/openapi/shape.js';
import { ApiProperty } from '@nestjs/swagger';
import { IdField } from '../../platform/http/input/fields.js';
import { PartnerHospitalDto } from '../partner-hospitals/index.js';

export class RecommendationsQueryDto {
  @IdField({ label: 'Treatment' })
  treatment_id_param!: string;
}

class RecommendationDto {
  @ApiProperty({ format: 'uuid' })
  treatment_id!: string;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  recommendation_score!: number;

  @ApiProperty({ description: 'Whether the treatment belongs to the very speciality.' })
  specialization_match!: boolean;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why, in a sentence.' })
  notes!: string | null;
}

export class HospitalRecommendationDto extends RecommendationDto {
  @ApiProperty({ format: 'uuid' })
  hospital_partner_id!: string;

  @ApiProperty({ type: PartnerHospitalDto, description: 'With its `price` of the treatment.' })
  hospital!: PartnerHospitalDto;
}

export class DoctorRecommendationDto extends RecommendationDto {
  @ApiProperty({ format: 'uuid' })
  doctor_id!: string;

  @ApiProperty({ type: shape('DoctorSummary') })
  doctor!: DoctorSummary;
}

export class TreatmentRecommendationsDto {
  @ApiProperty({ type: [HospitalRecommendationDto], description: 'The best first, at most 12.' })
  hospitals!: HospitalRecommendationDto[];

  @ApiProperty({ type: [DoctorRecommendationDto], description: 'The best first, at most 12.' })
  doctors!: DoctorRecommendationDto[];
}

export class HospitalRecommendationsPageDto {
  @ApiProperty({ type: [HospitalRecommendationDto], description: 'The best first, at most 12.' })
  items!: HospitalRecommendationDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Always null.' })
  next_cursor!: null;
}

export class DoctorRecommendationsPageDto {
  @ApiProperty({ type: [DoctorRecommendationDto], description: 'The best first, at most 12.' })
  items!: DoctorRecommendationDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Always null.' })
  next_cursor!: null;
}
