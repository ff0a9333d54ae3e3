import { TIME_SLOTS, type TimeSlot } from '@ayana/contracts/consultations';
import {
  INBOX_AGES,
  INBOX_KINDS,
  INBOX_STATUSES,
  LEAD_STAGES,
  type LeadStage,
  LOST_REASONS,
  type LostReason,
  type InboxAge,
  type InboxKind,
  type InboxStatus,
} from '@ayana/contracts/inbox';
import {
  ChoiceField,
  CursorField,
  DateField,
  FlagField,
  IdField,
  LimitField,
  NameField,
  SearchField,
  TextField,
  ZoneField,
} from '../../platform/http/input/fields.js';
import { FIELD_MESSAGES } from '../../platform/http/input/messages.js';
import { SORT_ORDERS, type SortOrder } from '../../platform/http/lists/keyset-list.js';

export const PAGE_DEFAULT = 20;
export const PAGE_MAX = 100;
const INBOX_SORTS = ['received', 'due', 'updated'] as const;
export type InboxSort = (typeof INBOX_SORTS)[number];

/** Filters of both the list and its counts. */
export class InboxCountsQueryDto {
  @ChoiceField({ label: 'Kind', optional: true, of: INBOX_KINDS })
  kind?: InboxKind;

  @ChoiceField({ label: 'Status', optional: true, of: INBOX_STATUSES })
  status?: InboxStatus;

  @TextField({ label: 'Country', optional: true })
  country?: string;

  @ChoiceField({
    label: 'Age',
    optional: true,
    of: INBOX_AGES,
    description: 'today: less than 24 hours; week: less than 7 days; older: the rest.',
  })
  age?: InboxAge;

  @FlagField({
    label: 'Overdue',
    optional: true,
    description: 'Only those whose answer is overdue (true) or not (false).',
  })
  overdue?: boolean;

  @FlagField({
    label: 'Repeated',
    optional: true,
    description: 'Only those that are one of many naming the same person (true), or without them (false).',
  })
  repeated?: boolean;

  @ChoiceField({ label: 'Lead stage', optional: true, of: LEAD_STAGES })
  lead_stage?: LeadStage;

  @FlagField({
    label: 'Follow up',
    optional: true,
    description: 'Only those that are answered and whose day to follow up has come (true), or without them (false).',
  })
  follow_up?: boolean;

  @SearchField({
    label: 'Search',
    optional: true,
    max: 200,
    description:
      'Words of the name, e-mail address, phone number or country; or the number that the visitor was given.',
  })
  q?: string;
}

const PERSON = '(me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const MAX_PEOPLE = 3;

export class InboxQueryDto extends InboxCountsQueryDto {
  @FlagField({ label: 'Open', optional: true, description: 'Only those that are not closed (true) or closed (false).' })
  open?: boolean;

  @NameField({
    label: 'Assigned to',
    optional: true,
    max: MAX_PEOPLE * 37,
    pattern: new RegExp(`^${PERSON}(,${PERSON}){0,${MAX_PEOPLE - 1}}$`),
    description: '`me`, `none`, an id, or several of them with commas between.',
  })
  assigned_to?: string;

  @ChoiceField({
    label: 'Sort',
    optional: true,
    of: INBOX_SORTS,
    description:
      '`received` by default; `due`: those that wait for an answer, the soonest due first, then the rest, the newest first.',
  })
  sort?: InboxSort;

  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS, description: '`asc` for `due`, else `desc`.' })
  order?: SortOrder;

  @LimitField({ fallback: PAGE_DEFAULT, max: PAGE_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class InboxChangeDto {
  @ChoiceField({ label: 'Status', optional: true, of: INBOX_STATUSES })
  status?: InboxStatus;

  @TextField({ label: 'Note', optional: true, description: 'An internal note; goes onto the timeline.' })
  notes?: string;

  @DateField({
    label: 'Date',
    optional: true,
    description: 'With status confirmed: another day than the one asked for.',
  })
  preferred_date?: string;

  @ChoiceField({ label: 'Time', optional: true, of: TIME_SLOTS })
  preferred_time?: TimeSlot;

  @ZoneField({ label: 'Time zone', optional: true, description: 'The zone the two are meant in.' })
  time_zone?: string;
}

export class InboxReplyDto {
  @TextField({ label: 'Message', missing: () => FIELD_MESSAGES.missing.answer })
  message!: string;
}

export class InboxHandoverDto {
  @IdField({ label: 'Colleague', description: 'A member of staff other than the present owner.' })
  assigned_to!: string;

  @TextField({ label: 'Note', optional: true, description: 'For the colleague; goes onto the timeline.' })
  note?: string;
}

export class InboxLeadDto {
  @ChoiceField({ label: 'Lead stage', optional: true, of: LEAD_STAGES })
  lead_stage?: LeadStage;

  @DateField({
    label: 'Follow up on',
    optional: true,
    nullable: true,
    description: 'A day in India, from today on; who has the request is reminded of it. Null for none.',
  })
  follow_up_on?: string | null;

  @ChoiceField({ label: 'Reason', optional: true, of: LOST_REASONS, description: 'Needed with the stage `lost`.' })
  lost_reason?: LostReason;

  @TextField({ label: 'Note', optional: true, description: 'Goes onto the timeline; staff only.' })
  note?: string;
}
