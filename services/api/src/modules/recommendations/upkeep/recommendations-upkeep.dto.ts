import type { LastEditor } from '@ayana/contracts/editing';
import { ApiProperty } from '@nestjs/swagger';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import { FlagField, IdField, IntegerField, TextField } from '../../../platform/http/input/fields.js';

const SCORE = { label: 'Score', min: 0, max: 100 } as const;

class RecommendationFactsDto {
  @FlagField({ label: 'Specialization match', optional: true, description: 'By default false.' })
  specialization_match?: boolean;

  @TextField({ label: 'Notes', optional: true, nullable: true, description: 'Why, in a sentence patients read.' })
  notes?: string | null;
}

export class RecommendationChangeDto extends RecommendationFactsDto {
  @IntegerField({ ...SCORE, optional: true })
  recommendation_score?: number;
}

class NewRecommendationDto extends RecommendationFactsDto {
  @IntegerField(SCORE)
  recommendation_score!: number;
}

export class NewHospitalRecommendationDto extends NewRecommendationDto {
  @IdField({ label: 'Hospital' })
  hospital_partner_id!: string;
}

export class NewDoctorRecommendationDto extends NewRecommendationDto {
  @IdField({ label: 'Doctor' })
  doctor_id!: string;
}

class KeptRecommendationDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  treatment_id!: string;

  @ApiProperty({ description: 'Of the hospital or the doctor.' })
  name!: string;

  @ApiProperty({ description: 'Whether the public sees it: the hospital or the doctor is active.' })
  is_shown!: boolean;

  @ApiProperty({ description: 'False for a removed one; adding it again brings it back.' })
  is_active!: boolean;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  recommendation_score!: number;

  @ApiProperty()
  specialization_match!: boolean;

  @ApiProperty({ type: 'string', nullable: true })
  notes!: string | null;

  @ApiProperty({ type: 'integer', description: 'Grows with every change; the ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}

export class KeptHospitalRecommendationDto extends KeptRecommendationDto {
  @ApiProperty({ format: 'uuid' })
  hospital_partner_id!: string;
}

export class KeptDoctorRecommendationDto extends KeptRecommendationDto {
  @ApiProperty({ format: 'uuid' })
  doctor_id!: string;
}

export class KeptRecommendationsDto {
  @ApiProperty({ type: [KeptHospitalRecommendationDto], description: 'The best first, the removed ones last.' })
  hospitals!: KeptHospitalRecommendationDto[];

  @ApiProperty({ type: [KeptDoctorRecommendationDto], description: 'The best first, the removed ones last.' })
  doctors!: KeptDoctorRecommendationDto[];
}
