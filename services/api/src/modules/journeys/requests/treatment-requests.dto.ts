import {
  ATTENDANTS_MAX,
  PRIORITY_LEVELS,
  type PriorityLevel,
  TREATMENT_REQUEST_STATES,
  TREATMENT_REQUEST_WORKFLOW,
  type TreatmentRequest,
  type TreatmentRequestState,
  type TreatmentRequestTransition,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  IdField,
  IntegerField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { ListQueryDto, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { JourneyEntryDto, TEXT_OR_NULL } from '../journey-entries.dto.js';

export const TREATMENT_REQUEST_SORTS = ['created', 'updated'] as const;
export type TreatmentRequestSort = (typeof TREATMENT_REQUEST_SORTS)[number];

export class TreatmentRequestsQueryDto extends ListQueryDto {
  @ChoicesField({ label: 'State', optional: true, of: TREATMENT_REQUEST_STATES, max: TREATMENT_REQUEST_STATES.length })
  status?: TreatmentRequestState[];

  @ChoicesField({ label: 'Priority', optional: true, of: PRIORITY_LEVELS, max: PRIORITY_LEVELS.length })
  priority_level?: PriorityLevel[];

  @IdField({ label: 'Treatment', optional: true })
  treatment_id?: string;

  @IdField({ label: 'Patient', optional: true, description: 'For staff: the requests of one patient.' })
  patient_id?: string;

  @ChoiceField({ label: 'Sort', optional: true, of: TREATMENT_REQUEST_SORTS, description: '`created` by default.' })
  sort?: TreatmentRequestSort;
}

export class NewTreatmentRequestDto {
  @IdField({ label: 'Treatment' })
  treatment_id!: string;

  @TextField({ label: 'Notes', optional: true })
  patient_notes?: string;

  @ChoiceField({ label: 'Priority', optional: true, of: PRIORITY_LEVELS, description: '`medium` by default.' })
  priority_level?: PriorityLevel;

  @TextField({ label: 'City', optional: true, max: 80 })
  preferred_city?: string;

  @DateField({ label: 'First day', optional: true })
  preferred_from?: string;

  @DateField({ label: 'Last day', optional: true })
  preferred_to?: string;

  @IntegerField({ label: 'Attendants', optional: true, min: 0, max: ATTENDANTS_MAX })
  attendants?: number;
}

export class TreatmentRequestChangeDto {
  @ChoiceField({ label: 'State', optional: true, of: TREATMENT_REQUEST_STATES })
  status?: TreatmentRequestState;

  @TextField({
    label: 'Admin notes',
    optional: true,
    nullable: true,
    description: 'Read by staff only; null for none.',
  })
  admin_notes?: string | null;
}

const TRANSITIONS = Object.keys(TREATMENT_REQUEST_WORKFLOW);

export class TreatmentRequestTransitionDto {
  @ChoiceField({ label: 'Transition', of: TRANSITIONS })
  name!: TreatmentRequestTransition;

  @TextField({ label: 'Note', optional: true })
  note?: string;
}

export class TreatmentRequestNoteDto {
  @TextField({ label: 'Note' })
  text!: string;
}

const DAY_OR_NULL = { type: 'string', format: 'date', nullable: true } as const;

export class RequestedTreatmentDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  category!: string;
}

export class TreatmentRequestDto implements TreatmentRequest {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  patient_id!: string;

  @ApiProperty({ format: 'uuid' })
  treatment_id!: string;

  @ApiProperty({ type: RequestedTreatmentDto })
  treatment!: RequestedTreatmentDto;

  @ApiProperty(TEXT_OR_NULL)
  patient_notes!: string | null;

  @ApiProperty({ enum: PRIORITY_LEVELS })
  priority_level!: PriorityLevel;

  @ApiProperty({ enum: TREATMENT_REQUEST_STATES })
  status!: TreatmentRequestState;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null for everyone but staff.' })
  admin_notes!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  preferred_city!: string | null;

  @ApiProperty(DAY_OR_NULL)
  preferred_from!: string | null;

  @ApiProperty(DAY_OR_NULL)
  preferred_to!: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  attendants!: number | null;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;
}

export class TreatmentRequestsPageDto extends pageDtoOf(TreatmentRequestDto) {}

export class TreatmentRequestDetailDto extends TreatmentRequestDto {
  @ApiProperty({ description: 'Empty when the account is gone.' })
  patient_name!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'The journey that grew from it.' })
  journey_id!: string | null;

  @ApiProperty({ ...CASE_NUMBER_FIELD, nullable: true })
  case_number!: string | null;

  @ApiProperty({ type: [JourneyEntryDto], description: 'Oldest first; public ones only, unless the caller is staff.' })
  entries!: JourneyEntryDto[];

  @ApiProperty({ enum: TRANSITIONS, isArray: true, description: 'What the caller may do now, as the patient.' })
  transitions!: TreatmentRequestTransition[];
}
