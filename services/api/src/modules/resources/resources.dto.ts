import { LANGUAGE_TAGS } from '@ayana/contracts/catalogue';
import {
  COMMITMENT_WORKFLOW,
  type CommitmentTransition,
  NEED_STATES,
  type NeedState,
  RESOURCE_KINDS,
  type ResourceKind,
} from '@ayana/contracts/operations';
import {
  ChoiceField,
  ChoicesField,
  FlagField,
  IdField,
  IntegerField,
  MomentField,
  PhoneField,
  SearchField,
  TextField,
} from '../../platform/http/input/fields.js';
import { ObjectField } from '../../platform/http/input/nested-fields.js';
import { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';

const TAGS = Object.values(LANGUAGE_TAGS);
const optional = { optional: true } as const;
const nullable = { optional: true, nullable: true } as const;
/** The largest integer of a field; in US cents of a fund, ten million dollars. */
const MOST = 999_999_999;
const LAST_MINUTE = 24 * 60;
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const LANGUAGES_LIMIT = 20;

export const RESOURCE_SORTS = ['name', 'kind', 'city'] as const;
export type ResourceSort = (typeof RESOURCE_SORTS)[number];

export class ResourcesQueryDto extends ListQueryDto {
  @ChoicesField({ label: 'Kind', of: RESOURCE_KINDS, max: RESOURCE_KINDS.length, ...optional })
  kind?: ResourceKind[];

  @IdField({ label: 'City', ...optional })
  city?: string;

  @ChoiceField({ label: 'Language', of: TAGS, ...optional })
  language?: string;

  @IdField({ label: 'Partner', ...optional })
  partner?: string;

  @FlagField({ label: 'In service', ...optional })
  is_in_service?: boolean;

  @MomentField({ label: 'Free from', ...optional, description: 'With `free_until`: those with something left then.' })
  free_from?: string;

  @MomentField({ label: 'Free until', ...optional })
  free_until?: string;

  @SearchField({ label: 'Search', ...optional })
  q?: string;

  @ChoiceField({ label: 'Sort', of: RESOURCE_SORTS, ...optional, description: '`name` by default.' })
  sort?: ResourceSort;
}

export class ResourceHoursInputDto {
  @ChoicesField({ label: 'Working days', of: WEEKDAYS, max: 7, description: '1 is Monday, 7 is Sunday.' })
  weekdays!: (typeof WEEKDAYS)[number][];

  @IntegerField({ label: 'Opens', min: 0, max: LAST_MINUTE - 1, description: 'Minutes after midnight in India.' })
  opens!: number;

  @IntegerField({ label: 'Closes', min: 0, max: LAST_MINUTE, description: 'Before it opens: over midnight.' })
  closes!: number;
}

export class NewResourceDto {
  @ChoiceField({ label: 'Kind', of: RESOURCE_KINDS })
  kind!: ResourceKind;

  @TextField({ label: 'Name', max: 120 })
  name!: string;

  @IdField({ label: 'City' })
  city_id!: string;

  @ChoicesField({ label: 'Languages', of: TAGS, max: LANGUAGES_LIMIT, ...optional })
  languages?: string[];

  @IntegerField({ label: 'Capacity', min: 1, max: MOST, description: 'Of a fund, US cents.' })
  capacity!: number;

  @ObjectField({ label: 'Working days', of: ResourceHoursInputDto, ...nullable, description: 'Left out: always.' })
  hours?: ResourceHoursInputDto | null;

  @IdField({ label: 'Partner', ...nullable })
  partner_id?: string | null;

  @PhoneField({ label: 'Phone', ...nullable })
  phone?: string | null;

  @TextField({ label: 'Note', ...nullable })
  note?: string | null;
}

export class ResourceChangeDto {
  @TextField({ label: 'Name', max: 120, ...optional })
  name?: string;

  @IdField({ label: 'City', ...optional })
  city_id?: string;

  @ChoicesField({ label: 'Languages', of: TAGS, max: LANGUAGES_LIMIT, ...optional })
  languages?: string[];

  @IntegerField({ label: 'Capacity', min: 1, max: MOST, ...optional, description: 'Never below what is taken.' })
  capacity?: number;

  @ObjectField({ label: 'Working days', of: ResourceHoursInputDto, ...nullable })
  hours?: ResourceHoursInputDto | null;

  @IdField({ label: 'Partner', ...nullable })
  partner_id?: string | null;

  @PhoneField({ label: 'Phone', ...nullable })
  phone?: string | null;

  @TextField({ label: 'Note', ...nullable })
  note?: string | null;

  @FlagField({ label: 'In service', ...optional, description: 'Out of service it is committed to nothing more.' })
  is_in_service?: boolean;
}

export const NEED_SORTS = ['from', 'created', 'title', 'kind', 'city', 'state'] as const;

export class NeedsQueryDto extends ListQueryDto {
  @ChoicesField({ label: 'State', of: NEED_STATES, max: NEED_STATES.length, ...optional })
  state?: NeedState[];

  @ChoicesField({ label: 'Kind', of: RESOURCE_KINDS, max: RESOURCE_KINDS.length, ...optional })
  kind?: ResourceKind[];

  @IdField({ label: 'City', ...optional })
  city?: string;

  @IdField({ label: 'Incident', ...optional })
  incident?: string;

  @IdField({ label: 'Journey', ...optional })
  journey_id?: string;

  @ChoiceField({ label: 'Sort', of: NEED_SORTS, ...optional })
  sort?: (typeof NEED_SORTS)[number];
}

export class NewNeedDto {
  @ChoiceField({ label: 'Kind', of: RESOURCE_KINDS })
  kind!: ResourceKind;

  @TextField({ label: 'Title', max: 160 })
  title!: string;

  @TextField({ label: 'Details', ...optional })
  details?: string;

  @IdField({ label: 'City' })
  city_id!: string;

  @ChoiceField({ label: 'Language', of: TAGS, ...nullable })
  language?: string | null;

  @IntegerField({ label: 'Quantity', min: 1, max: MOST, description: 'Of money, US cents.' })
  quantity!: number;

  @MomentField({ label: 'From' })
  from_at!: string;

  @MomentField({ label: 'Until' })
  until_at!: string;

  @IdField({ label: 'Incident', ...nullable })
  incident_id?: string | null;

  @IdField({ label: 'Journey', ...nullable, description: 'The case that needs it.' })
  journey_id?: string | null;
}

export class NeedChangeDto {
  @TextField({ label: 'Title', max: 160, ...optional })
  title?: string;

  @TextField({ label: 'Details', ...nullable })
  details?: string | null;

  @IdField({ label: 'City', ...optional })
  city_id?: string;

  @ChoiceField({ label: 'Language', of: TAGS, ...nullable })
  language?: string | null;

  @IntegerField({ label: 'Quantity', min: 1, max: MOST, ...optional })
  quantity?: number;

  @MomentField({ label: 'From', ...optional })
  from_at?: string;

  @MomentField({ label: 'Until', ...optional })
  until_at?: string;

  @IdField({ label: 'Journey', ...nullable, description: 'The case that needs it.' })
  journey_id?: string | null;
}

export class NeedClosingDto {
  @TextField({ label: 'Note', max: 500, ...optional })
  note?: string;
}

export class NewOfferDto {
  @IdField({ label: 'Resource' })
  resource_id!: string;

  @IntegerField({
    label: 'Quantity',
    min: 1,
    max: MOST,
    ...optional,
    description: 'What is still missing, by default.',
  })
  quantity?: number;

  @MomentField({ label: 'From', ...optional, description: 'That of the need by default.' })
  from_at?: string;

  @MomentField({ label: 'Until', ...optional })
  until_at?: string;

  @TextField({ label: 'Note', max: 500, ...optional })
  note?: string;
}

export class CommitmentChangeDto {
  @IntegerField({ label: 'Quantity', min: 1, max: MOST, ...optional })
  quantity?: number;

  @MomentField({ label: 'From', ...optional })
  from_at?: string;

  @MomentField({ label: 'Until', ...optional })
  until_at?: string;

  @TextField({ label: 'Note', max: 500, ...nullable })
  note?: string | null;
}

const TRANSITIONS = Object.keys(COMMITMENT_WORKFLOW);

export class CommitmentTransitionDto {
  @ChoiceField({ label: 'Name', of: TRANSITIONS })
  name!: CommitmentTransition;

  @IntegerField({ label: 'Spent', min: 1, max: MOST, ...optional, description: 'Of a fund that is released.' })
  spent?: number;
}
