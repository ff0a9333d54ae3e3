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
