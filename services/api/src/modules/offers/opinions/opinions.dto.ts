import { FIT_TO_TRAVEL, type FitToTravel, OPINION_TEXT_MAX, QUOTE_DAYS_MAX } from '@ayana/contracts/journey';
import { ChoiceField, FlagField, IdField, IntegerField, TextField } from '../../../platform/http/input/fields.js';
import { JourneyPartQueryDto } from '../../journeys/index.js';
import { partialOf } from '../../../platform/http/input/partial.js';

export class OpinionsQueryDto extends JourneyPartQueryDto {
  @FlagField({
    label: 'Earlier',
    optional: true,
    description: 'With the signed ones on other journeys of the patient, for the patient and the staff.',
  })
  earlier?: boolean;
}

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

  @TextField({
    label: 'Reason',
    optional: true,
    nullable: true,
    max: OPINION_TEXT_MAX,
    description: 'Why a case worker writes one beside a doctor’s signed opinion: needed then.',
  })
  reason?: string | null;
}

export class NewOpinionDto extends OpinionFieldsDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @IdField({ label: 'Assignment', optional: true, description: 'The work it is for; that of the doctor by default.' })
  assignment_id?: string;
}

export class OpinionChangeDto extends partialOf(OpinionFieldsDto) {}
