import {
  ATTENDANTS_MAX,
  PRIORITY_LEVELS,
  type PriorityLevel,
  TREATMENT_REQUEST_STATES,
  TREATMENT_REQUEST_WORKFLOW,
  TREATMENT_WORDS_MAX,
  type TreatmentRequestState,
  type TreatmentRequestTransition,
} from '@ayana/contracts/journey';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  IdField,
  IntegerField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

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
  @IdField({ label: 'Treatment', optional: true, description: 'Either this or `treatment_words`.' })
  treatment_id?: string;

  @TextField({
    label: 'Treatment',
    optional: true,
    max: TREATMENT_WORDS_MAX,
    mayBeEmpty: true,
    description: 'In the patient’s own words; empty: they do not know it yet.',
  })
  treatment_words?: string;

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

  @IdField({ label: 'Treatment', optional: true, description: 'One of the catalogue; the words of the patient stay.' })
  treatment_id?: string;

  @ChoiceField({
    label: 'Priority',
    optional: true,
    of: PRIORITY_LEVELS,
    description: 'How urgent it is; the time to answer follows.',
  })
  priority_level?: PriorityLevel;

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
