import {
  INCIDENT_CAUSES,
  INCIDENT_ROLES,
  type IncidentCause,
  INCIDENT_STATES,
  INCIDENT_TASK_STATES,
  INCIDENT_TYPES,
  INCIDENT_WORKFLOW,
  type IncidentRole,
  type IncidentState,
  type IncidentTaskState,
  type IncidentTransition,
  type IncidentType,
  SEVERITIES,
  type Severity,
  WRITTEN_ENTRY_KINDS,
  type WrittenEntryKind,
} from '@ayana/contracts/operations';
import {
  ChoiceField,
  ChoicesField,
  CursorField,
  DateField,
  FlagField,
  IdField,
  IdsField,
  IntegerField,
  LimitField,
  MomentField,
  SearchField,
  TextField,
} from '../../platform/http/input/fields.js';
import { ListField } from '../../platform/http/input/nested-fields.js';
import { LIST_DEFAULT, SORT_ORDERS, type SortOrder } from '../../platform/http/lists/keyset-list.js';

export const INCIDENT_SORTS = [
  'opened',
  'severity',
  'updated',
  'title',
  'state',
  'commander',
  'tasks',
  'journeys',
] as const;
export type IncidentSort = (typeof INCIDENT_SORTS)[number];

const TITLE = { label: 'Title', max: 160 } as const;
const SEVERITY = { label: 'Severity', min: 1, max: 4, description: '1 is the worst.' } as const;
/** Journeys and signals that can be given at once. */
const MOST_LINKS = 50;

export class IncidentFiltersDto {
  @ChoicesField({ label: 'State', optional: true, of: INCIDENT_STATES, max: INCIDENT_STATES.length })
  state?: IncidentState[];

  @ChoicesField({ label: 'Type', optional: true, of: INCIDENT_TYPES, max: INCIDENT_TYPES.length })
  type?: IncidentType[];

  @ChoicesField({ label: 'Severity', optional: true, of: SEVERITIES.map(String), max: SEVERITIES.length })
  severity?: string[];

  @ChoicesField({ label: 'Cause', optional: true, of: INCIDENT_CAUSES, max: INCIDENT_CAUSES.length })
  cause?: IncidentCause[];

  @FlagField({ label: 'Drill', optional: true, description: 'Drills only, or none.' })
  drill?: boolean;

  @FlagField({ label: 'Merged', optional: true, description: 'Those merged into others only, or none.' })
  merged?: boolean;

  @ChoiceField({ label: 'Person', optional: true, of: ['me'], description: 'In a role, or taking part.' })
  with?: 'me';

  @IdField({ label: 'Journey', optional: true })
  journey_id?: string;

  @SearchField({ label: 'Search', optional: true, max: 200 })
  q?: string;

  @ChoiceField({ label: 'Sort', optional: true, of: INCIDENT_SORTS, description: '`opened` by default.' })
  sort?: IncidentSort;

  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS })
  order?: SortOrder;
}

export class IncidentsQueryDto extends IncidentFiltersDto {
  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

/** An incident that begins with a signal; it is no drill. */
export class IncidentFromSignalDto {
  @TextField(TITLE)
  title!: string;

  @ChoiceField({ label: 'Type', of: INCIDENT_TYPES })
  type!: IncidentType;

  @IntegerField(SEVERITY)
  severity!: Severity;

  @TextField({ label: 'Summary', optional: true })
  summary?: string;

  @IdField({ label: 'Commander', optional: true, description: 'Of the staff; by default the caller.' })
  commander_id?: string;

  @IdField({ label: 'Group', optional: true, description: 'One of it is to command it, instead of a commander.' })
  group_id?: string;
}

export class NewIncidentDto extends IncidentFromSignalDto {
  @FlagField({ label: 'Drill', optional: true, description: 'Marked and counted apart; never changed afterwards.' })
  is_drill?: boolean;

  @IdsField({ label: 'Journeys', optional: true, max: MOST_LINKS })
  journey_ids?: string[];

  @IdsField({ label: 'Signals', optional: true, max: MOST_LINKS, description: 'They are worked on in it.' })
  signal_ids?: string[];
}

export class IncidentChangeDto {
  @TextField({ ...TITLE, optional: true })
  title?: string;

  @ChoiceField({ label: 'Type', optional: true, of: INCIDENT_TYPES })
  type?: IncidentType;

  @IntegerField({ ...SEVERITY, optional: true })
  severity?: Severity;

  @TextField({ label: 'Summary', optional: true, nullable: true })
  summary?: string | null;
}

export class IncidentFollowUpDto {
  @TextField({ label: 'Follow-up', max: 200 })
  title!: string;

  @IdField({ label: 'Owner', description: 'Of the staff.' })
  owner_id!: string;

  @DateField({ label: 'Due' })
  due_on!: string;
}

/** A review has at most as many follow-ups, besides what changes. */
const FOLLOW_UPS_MAX = 20;

const TRANSITIONS = Object.keys(INCIDENT_WORKFLOW).filter((name) => name !== 'merge');

export class IncidentTransitionDto {
  @ChoiceField({ label: 'Transition', of: TRANSITIONS })
  name!: Exclude<IncidentTransition, 'merge'>;

  @TextField({ label: 'Note', optional: true, description: 'Needed, but for a review.' })
  note?: string;

  @ChoiceField({ label: 'Cause', optional: true, of: INCIDENT_CAUSES, description: 'Needed to close.' })
  cause?: IncidentCause;

  @TextField({ label: 'What happened', optional: true, description: 'Of a review, as the next four.' })
  what_happened?: string;

  @TextField({ label: 'Why', optional: true })
  why?: string;

  @TextField({ label: 'What changes', optional: true })
  what_changes?: string;

  @DateField({ label: 'Due', optional: true, description: 'By when it changes.' })
  changes_due_on?: string;

  @IdField({ label: 'Owner', optional: true, description: 'Who sees to it; of the staff.' })
  changes_owner_id?: string;

  @ListField({
    label: 'Follow-ups',
    optional: true,
    of: IncidentFollowUpDto,
    max: FOLLOW_UPS_MAX,
    description: 'Of a review: tasks beside what changes, each with an owner who is reminded.',
  })
  follow_ups?: IncidentFollowUpDto[];
}

export class IncidentMergeDto {
  @IdField({ label: 'Incident', description: 'The one it is merged into; it runs.' })
  into!: string;
}

export class IncidentRoleDto {
  @ChoiceField({ label: 'Role', of: INCIDENT_ROLES })
  incident_role!: IncidentRole;

  @IdField({ label: 'Person', nullable: true, description: 'Of the staff; null: nobody.' })
  person_id!: string | null;

  @IdField({ label: 'Group', optional: true, description: 'One of it is to command the incident; without a person.' })
  group_id?: string;
}

export class NewIncidentParticipantDto {
  @IdField({ label: 'Person', description: 'Of the staff.' })
  person_id!: string;
}

export class NewIncidentEntryDto {
  @ChoiceField({ label: 'Kind', of: WRITTEN_ENTRY_KINDS })
  kind!: WrittenEntryKind;

  @TextField({ label: 'Text' })
  text!: string;

  @MomentField({ label: 'Time', optional: true, description: 'When it happened; now by default.' })
  happened_at?: string;

  @IdField({ label: 'Line', optional: true, description: 'The line that this one corrects. That stays as it is.' })
  corrects?: string;
}

export class NewIncidentTaskDto {
  @TextField({ label: 'Title', max: 200 })
  title!: string;

  @IdField({ label: 'Owner', optional: true, description: 'Of the staff.' })
  owner_id?: string;

  @MomentField({ label: 'Due', optional: true })
  due_at?: string;
}

export class IncidentTaskChangeDto {
  @TextField({ label: 'Title', optional: true, max: 200 })
  title?: string;

  @IdField({ label: 'Owner', optional: true, nullable: true })
  owner_id?: string | null;

  @MomentField({ label: 'Due', optional: true, nullable: true })
  due_at?: string | null;

  @ChoiceField({ label: 'State', optional: true, of: INCIDENT_TASK_STATES })
  state?: IncidentTaskState;
}

export class NewIncidentJourneyDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;
}

export class NewIncidentSignalDto {
  @IdField({ label: 'Signal' })
  signal_id!: string;
}

export class NewIncidentEscalationDto {
  @IdField({ label: 'Chain', description: 'Its people are paged until one of them acknowledges.' })
  chain_id!: string;

  @TextField({ label: 'Text', max: 500, description: 'What they read first; without names of patients.' })
  text!: string;
}

export class NewIncidentUpdateDto {
  @TextField({
    label: 'Text',
    description: 'Mailed to the roles, the participants and the case managers of the linked journeys.',
  })
  text!: string;
}
