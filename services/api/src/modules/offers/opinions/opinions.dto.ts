import type { LastEditor } from '@ayana/contracts/editing';
import {
  FIT_TO_TRAVEL,
  type FitToTravel,
  type MedicalOpinion,
  OPINION_TEXT_MAX,
  QUOTE_DAYS_MAX,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import { ChoiceField, IdField, IntegerField, TextField } from '../../../platform/http/input/fields.js';
import { partialOf } from '../../../platform/http/input/partial.js';
import { TEXT_OR_NULL } from '../../journeys/index.js';

class OpinionFieldsDto {
  @TextField({ label: 'Summary', optional: true, max: OPINION_TEXT_MAX, description: 'A signed opinion has one.' })
  summary?: string;

  @IdField({ label: 'Recommended treatment', optional: true, nullable: true })
  recommended_treatment_id?: string | null;

  @TextField({ label: 'Alternatives', optional: true, nullable: true, max: OPINION_TEXT_MAX })
  alternatives?: string | null;

  @ChoiceField({ label: 'Fit to travel', optional: true, nullable: true, of: FIT_TO_TRAVEL })
  fit_to_travel?: FitToTravel | null;

  @IntegerField({ label: 'Days in hospital', optional: true, nullable: true, min: 0, max: QUOTE_DAYS_MAX })
  days_in_hospital?: number | null;

  @IntegerField({ label: 'Days in India', optional: true, nullable: true, min: 0, max: QUOTE_DAYS_MAX })
  days_in_india?: number | null;

  @TextField({ label: 'Risks', optional: true, nullable: true, max: OPINION_TEXT_MAX })
  risks?: string | null;
}

export class NewOpinionDto extends OpinionFieldsDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @IdField({ label: 'Assignment', optional: true, description: 'The work it is for; that of the doctor by default.' })
  assignment_id?: string;
}

export class OpinionChangeDto extends partialOf(OpinionFieldsDto) {}

const INTEGER_OR_NULL = { type: 'integer', nullable: true } as const;

export class OpinionDoctorDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Empty when the account is gone.' })
  name!: string;
}

export class OpinionTreatmentDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;
}

export class MedicalOpinionDto implements MedicalOpinion {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  assignment_id!: string | null;

  @ApiProperty({ type: OpinionDoctorDto, description: 'The author.' })
  doctor!: OpinionDoctorDto;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ type: 'integer', description: 'How often this version was saved: the ETag.' })
  revision!: number;

  @ApiProperty()
  summary!: string;

  @ApiProperty({ type: OpinionTreatmentDto, nullable: true })
  recommended_treatment!: OpinionTreatmentDto | null;

  @ApiProperty(TEXT_OR_NULL)
  alternatives!: string | null;

  @ApiProperty({ enum: FIT_TO_TRAVEL, type: 'string', nullable: true, description: 'Null in a draft only.' })
  fit_to_travel!: FitToTravel | null;

  @ApiProperty(INTEGER_OR_NULL)
  days_in_hospital!: number | null;

  @ApiProperty(INTEGER_OR_NULL)
  days_in_india!: number | null;

  @ApiProperty(TEXT_OR_NULL)
  risks!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, description: 'Null for a draft.' })
  signed_at!: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}

export class MedicalOpinionsDto {
  @ApiProperty({ type: [MedicalOpinionDto], description: 'The newest first; versions count within an assignment.' })
  items!: MedicalOpinionDto[];
}
