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
import {
  ChoiceField,
  ChoicesField,
  CursorField,
  DateField,
  IdField,
  IntegerField,
  LimitField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { SORT_ORDERS, type SortOrder } from '../../../platform/http/lists/keyset-list.js';
import { JourneyEntryDto } from '../journey-entries.dto.js';

export const REQUESTS_DEFAULT = 25;
const REQUESTS_MAX = 100;
export const TREATMENT_REQUEST_SORTS = ['created', 'updated'] as const;
export type TreatmentRequestSort = (typeof TREATMENT_REQUEST_SORTS)[number];

export class TreatmentRequestsQueryDto {
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

  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS, description: 'By default the newest first.' })
  order?: SortOrder;

  @LimitField({ fallback: REQUESTS_DEFAULT, max: REQUESTS_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
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

const TEXT_OR_NULL = { type: 'string', nullable: true } as const;
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

export class TreatmentRequestsPageDto {
  @ApiProperty({ type: [TreatmentRequestDto] })
  items!: TreatmentRequestDto[];

  @ApiProperty(TEXT_OR_NULL)
  next_cursor!: string | null;
}

export class TreatmentRequestDetailDto extends TreatmentRequestDto {
  @ApiProperty({ description: 'Empty when the account is gone.' })
  patient_name!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'The journey that grew from it.' })
  journey_id!: string | null;

  @ApiProperty({ type: [JourneyEntryDto], description: 'Oldest first; public ones only, unless the caller is staff.' })
  entries!: JourneyEntryDto[];

  @ApiProperty({ enum: TRANSITIONS, isArray: true, description: 'What the caller may do now, as the patient.' })
  transitions!: TreatmentRequestTransition[];
}
