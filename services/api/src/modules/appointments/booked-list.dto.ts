import { BOOKED_STATUSES, type BookedStatus } from '@ayana/contracts/consultations';
import { CONSULTATION_KINDS, type ConsultationKind } from '@ayana/contracts/catalogue';
import {
  ChoiceField,
  CursorField,
  DateField,
  HttpsField,
  IdField,
  LimitField,
  SearchField,
} from '../../platform/http/input/fields.js';
import { SORT_ORDERS, type SortOrder } from '../../platform/http/lists/keyset-list.js';
export const BOOKED_DEFAULT = 50;
/** As many as a full week has, so that it is drawn at once. */
const BOOKED_MAX = 200;

export const BOOKED_SORTS = ['starts', 'visitor', 'doctor', 'kind', 'status'] as const;
export type BookedSort = (typeof BOOKED_SORTS)[number];

export class BookedFiltersDto {
  @DateField({ label: 'From', optional: true, description: 'The first day, in India.' })
  from?: string;

  @DateField({ label: 'To', optional: true, description: 'The last day, in India.' })
  to?: string;

  @IdField({ label: 'Doctor', optional: true })
  doctor_id?: string;

  @ChoiceField({ label: 'Kind', optional: true, of: CONSULTATION_KINDS })
  kind?: ConsultationKind;

  @ChoiceField({ label: 'Status', optional: true, of: BOOKED_STATUSES })
  status?: BookedStatus;

  @SearchField({
    label: 'Search',
    optional: true,
    max: 200,
    description: 'A part of the visitor’s name, address or phone.',
  })
  q?: string;
}

export class BookedQueryDto extends BookedFiltersDto {
  @ChoiceField({ label: 'Sort', optional: true, of: BOOKED_SORTS, description: '`starts` by default.' })
  sort?: BookedSort;

  @ChoiceField({
    label: 'Order',
    optional: true,
    of: SORT_ORDERS,
    description: '`desc`, the latest first, by default; of texts `asc`.',
  })
  order?: SortOrder;

  @LimitField({ fallback: BOOKED_DEFAULT, max: BOOKED_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class JoinLinkDto {
  @HttpsField({ label: 'Join link', nullable: true, description: 'Null removes it.' })
  join_url!: string | null;
}
