import {
  ENTRY_VISIBILITIES,
  type EntryVisibility,
  type Level,
  LINK_KINDS,
  type LinkKind,
  NEW_PAPERS_LIMIT,
  PRIORITIES,
  SERVICE_REQUEST_STATES,
  SERVICE_REQUEST_WORKFLOW,
  type ServiceRequestState,
  type ServiceRequestTransition,
} from '@ayana/contracts/service-desk';
import {
  ChoiceField,
  ChoicesField,
  CursorField,
  DetailsField,
  FlagField,
  IdField,
  IdsField,
  IntegerField,
  LimitField,
  MomentField,
  NameField,
  SearchField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { SORT_ORDERS, type SortOrder } from '../../../platform/http/lists/keyset-list.js';

export const REQUESTS_DEFAULT = 25;
const REQUESTS_MAX = 100;
export const REQUEST_SORTS = ['due', 'created', 'priority', 'updated', 'summary', 'state', 'owner', 'from'] as const;
export type RequestSort = (typeof REQUEST_SORTS)[number];

const WORDS_OF_PEOPLE = { label: 'Person', optional: true, max: 36 } as const;
/** An id, or a word such as `me`. */
const personPattern = (words: string): RegExp => new RegExp(`^(${words}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);

const RATINGS = ['any', '1', '2', '3', '4', '5'] as const;
const MONTH_FIELD = { optional: true, max: 7, pattern: /^\d{4}-(0[1-9]|1[0-2])$/ } as const;

/** The filters of the list and of its export. */
export class ServiceRequestFiltersDto {
  @ChoicesField({ label: 'State', optional: true, of: SERVICE_REQUEST_STATES, max: SERVICE_REQUEST_STATES.length })
  state?: ServiceRequestState[];

  @ChoicesField({ label: 'Priority', optional: true, of: PRIORITIES.map(String), max: PRIORITIES.length })
  priority?: string[];

  @NameField({
    ...WORDS_OF_PEOPLE,
    pattern: personPattern('me|none|me_or_none'),
    description:
      '`me`, `none`, `me_or_none`, or an id. Mine is also what lies with my groups, or with a colleague I cover for.',
  })
  assigned_to?: string;

  @IdField({ label: 'Group', optional: true, description: 'What lies with it, as nobody of it has taken it.' })
  group?: string;

  @NameField({ ...WORDS_OF_PEOPLE, pattern: personPattern('me'), description: '`me`, or an id.' })
  requested_by?: string;

  @ChoiceField({ label: 'Approver', optional: true, of: ['me'], description: 'Those the caller can approve now.' })
  approver?: 'me';

  @IdField({ label: 'Item', optional: true })
  item?: string;

  @IdField({ label: 'Journey', optional: true, description: 'The case that it is about.' })
  journey_id?: string;

  @FlagField({ label: 'Overdue', optional: true, description: 'Whether the target that counts now is missed.' })
  overdue?: boolean;

  @ChoiceField({ label: 'Rating', optional: true, of: RATINGS, description: 'Stars that it was given.' })
  rating?: (typeof RATINGS)[number];

  @NameField({
    label: 'Country',
    optional: true,
    max: 60,
    pattern: /^[^<>"]+$/,
    description: 'Of who it is for; or `none`.',
  })
  country?: string;

  @NameField({ ...MONTH_FIELD, label: 'Resolved from', description: 'The first month, in India.' })
  resolved_from?: string;

  @NameField({ ...MONTH_FIELD, label: 'Resolved until', description: 'The last month, in India.' })
  resolved_to?: string;

  @SearchField({ label: 'Search', optional: true, max: 200, description: 'Words of the summary, a number, a name.' })
  q?: string;

  @ChoiceField({ label: 'Sort', optional: true, of: REQUEST_SORTS, description: '`created` by default.' })
  sort?: RequestSort;

  @ChoiceField({
    label: 'Order',
    optional: true,
    of: SORT_ORDERS,
    description: 'By default the soonest due, the most urgent, and the newest first.',
  })
  order?: SortOrder;
}

export class ServiceRequestsQueryDto extends ServiceRequestFiltersDto {
  @LimitField({ fallback: REQUESTS_DEFAULT, max: REQUESTS_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
}

const LEVEL = { min: 1, max: 3, optional: true, description: '1 is high, 3 (default) is low.' } as const;

export class NewServiceRequestDto {
  @IdField({ label: 'Service' })
  item_id!: string;

  @DetailsField({ label: 'Answers', max: 40_000, description: 'By the keys of the form.' })
  answers!: Record<string, unknown>;

  @IntegerField({ label: 'Impact', ...LEVEL })
  impact?: Level;

  @IntegerField({ label: 'Urgency', ...LEVEL })
  urgency?: Level;

  @IdField({ label: 'On behalf of', optional: true, description: 'For staff only.' })
  on_behalf_of?: string;

  @IdField({
    label: 'Journey',
    optional: true,
    description: 'The case that it is about; a patient with one open case asks for that by default.',
  })
  journey_id?: string;

  @IdsField({ label: 'Papers', optional: true, max: NEW_PAPERS_LIMIT, description: 'Ids of uploads of the caller.' })
  papers?: string[];
}

export class ServiceRequestChangeDto {
  @IntegerField({ label: 'Impact', ...LEVEL })
  impact?: Level;

  @IntegerField({ label: 'Urgency', ...LEVEL })
  urgency?: Level;

  @TextField({ label: 'Summary', optional: true, max: 160 })
  summary?: string;

  @IdField({ label: 'Journey', optional: true, nullable: true, description: 'The case that it is about.' })
  journey_id?: string | null;
}

const TRANSITIONS = Object.keys(SERVICE_REQUEST_WORKFLOW).filter((name) => name !== 'merge');

export class ServiceRequestTransitionDto {
  @ChoiceField({ label: 'Transition', of: TRANSITIONS })
  name!: Exclude<ServiceRequestTransition, 'merge'>;

  @TextField({ label: 'Note', optional: true })
  note?: string;

  @IdField({ label: 'Assigned to', optional: true, description: 'With `assign`; by default the caller.' })
  assigned_to?: string;

  @IdField({ label: 'Group', optional: true, description: 'With `assign`: to a group instead of a person.' })
  group_id?: string;

  @IdField({ label: 'Approver', optional: true, description: 'With `ask_approval`, for a service without a chain.' })
  approver_id?: string;
}

export class NewRequestCommentDto {
  @TextField({ label: 'Comment' })
  text!: string;

  @ChoiceField({ label: 'Visibility', of: ENTRY_VISIBILITIES, description: '`internal` is for staff only.' })
  visibility!: EntryVisibility;
}

export class NewRequestTaskDto {
  @TextField({ label: 'Title', max: 200 })
  title!: string;

  @IdField({ label: 'Assigned to', optional: true })
  assigned_to?: string;

  @MomentField({ label: 'Due', optional: true })
  due_at?: string;
}

export class RequestTaskChangeDto {
  @TextField({ label: 'Title', optional: true, max: 200 })
  title?: string;

  @ChoiceField({ label: 'Status', optional: true, of: ['open', 'done'] })
  status?: 'open' | 'done';

  @IdField({ label: 'Assigned to', optional: true, nullable: true })
  assigned_to?: string | null;

  @MomentField({ label: 'Due', optional: true, nullable: true })
  due_at?: string | null;
}

export class NewRequestLinkDto {
  @ChoiceField({ label: 'Kind', of: LINK_KINDS })
  kind!: LinkKind;

  @IdField({ label: 'Subject', optional: true, description: 'Of every kind but `url`.' })
  subject_id?: string;

  @NameField({ label: 'Address', optional: true, pattern: /^https:\/\/[^\s<>"]+$/, max: 500 })
  url?: string;
}

export class RequestMergeDto {
  @IdField({ label: 'Request', description: 'The one it is merged into.' })
  into!: string;
}

export class RequestRatingDto {
  @IntegerField({ label: 'Rating', min: 1, max: 5 })
  rating!: number;

  @TextField({ label: 'Comment', optional: true })
  comment?: string;
}
