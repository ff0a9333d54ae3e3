import { type Level, RECURRENCE_PERIODS, type RecurrencePeriod } from '@ayana/contracts/service-desk';
import {
  ChoiceField,
  ClockTimeField,
  CursorField,
  DateField,
  DetailsField,
  FlagField,
  IdField,
  IntegerField,
  LimitField,
  SearchField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { LIST_DEFAULT, SORT_ORDERS, type SortOrder } from '../../../platform/http/lists/keyset-list.js';

export const RECURRING_SORTS = ['due', 'summary', 'owner'] as const;
export type RecurringSort = (typeof RECURRING_SORTS)[number];

export class RecurringRequestsQueryDto {
  @SearchField({ label: 'Search', optional: true, description: 'Words of the summary or the service.' })
  q?: string;

  @FlagField({ label: 'Paused', optional: true })
  paused?: boolean;

  @FlagField({ label: 'Not made', optional: true, description: 'Whether the last one could not be made.' })
  failed?: boolean;

  @ChoiceField({ label: 'Sort', optional: true, of: RECURRING_SORTS })
  sort?: RecurringSort;

  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS })
  order?: SortOrder;

  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

const LEVEL = { min: 1, max: 3, optional: true, description: '1 is high, 3 (default) is low.' } as const;
const WEEKDAY = { label: 'Weekday', optional: true, min: 1, max: 7, description: 'Of a week: 1 is Monday.' } as const;
const MONTH_DAY = {
  label: 'Day of the month',
  optional: true,
  min: 1,
  max: 31,
  description: 'Of a month; in a shorter month its last day.',
} as const;
const ANSWERS = { label: 'Answers', max: 40_000, description: 'By the keys of the form.' } as const;

export class NewRecurringRequestDto {
  @IdField({ label: 'Service' })
  item_id!: string;

  @TextField({ label: 'Summary', max: 120 })
  summary!: string;

  @TextField({ label: 'Description', optional: true, description: 'An internal note in each request.' })
  description?: string;

  @DetailsField(ANSWERS)
  answers!: Record<string, unknown>;

  @IntegerField({ label: 'Impact', ...LEVEL })
  impact?: Level;

  @IntegerField({ label: 'Urgency', ...LEVEL })
  urgency?: Level;

  @ChoiceField({ label: 'Every', of: RECURRENCE_PERIODS })
  every!: RecurrencePeriod;

  @IntegerField(WEEKDAY)
  weekday?: number;

  @IntegerField(MONTH_DAY)
  month_day?: number;

  @ClockTimeField({ label: 'At', description: 'In the zone of the desk.' })
  at!: string;

  @DateField({ label: 'First day' })
  starts_on!: string;

  @DateField({ label: 'Last day', optional: true })
  ends_on?: string;

  @IdField({ label: 'Assigned to', optional: true })
  assigned_to?: string;
}

export class RecurringRequestChangeDto {
  @TextField({ label: 'Summary', optional: true, max: 120 })
  summary?: string;

  @TextField({ label: 'Description', optional: true, nullable: true })
  description?: string | null;

  @DetailsField({ ...ANSWERS, optional: true })
  answers?: Record<string, unknown>;

  @IntegerField({ label: 'Impact', ...LEVEL })
  impact?: Level;

  @IntegerField({ label: 'Urgency', ...LEVEL })
  urgency?: Level;

  @ChoiceField({ label: 'Every', optional: true, of: RECURRENCE_PERIODS })
  every?: RecurrencePeriod;

  @IntegerField(WEEKDAY)
  weekday?: number;

  @IntegerField(MONTH_DAY)
  month_day?: number;

  @ClockTimeField({ label: 'At', optional: true })
  at?: string;

  @DateField({ label: 'First day', optional: true })
  starts_on?: string;

  @DateField({ label: 'Last day', optional: true, nullable: true })
  ends_on?: string | null;

  @IdField({ label: 'Assigned to', optional: true, nullable: true })
  assigned_to?: string | null;
}
