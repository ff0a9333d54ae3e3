import {
  ACTIVITY_ACTION_NAMES,
  ACTIVITY_TYPES,
  type ActivityAction,
  type ActivityType,
  SECURITY_EVENT_NAMES,
  type SecurityEventType,
} from '@ayana/contracts/activity';
import { ChoiceField, CursorField, IdField, LimitField, MomentField } from '../../platform/http/input/fields.js';
import { SORT_ORDERS, type SortOrder } from '../../platform/http/lists/keyset-list.js';

export const PAGE_DEFAULT = 50;
export const PAGE_MAX = 100;

/** Every action of a row: those of the audit trail and those of security events. */
export const ACTIONS = [...Object.keys(ACTIVITY_ACTION_NAMES), ...Object.keys(SECURITY_EVENT_NAMES)];

export class ActivityFiltersDto {
  @ChoiceField({ label: 'Type', optional: true, of: ACTIVITY_TYPES })
  type?: ActivityType;

  @ChoiceField({ label: 'Action', optional: true, of: ACTIONS })
  action?: ActivityAction | SecurityEventType;

  @IdField({ label: 'Actor', optional: true, description: 'Id of who did it.' })
  actor?: string;

  @IdField({ label: 'Subject', optional: true, description: 'Id of the affected user.' })
  subject?: string;

  @IdField({
    label: 'About',
    optional: true,
    description: 'Id of what it is about: a journey with all its parts, a request, an organisation.',
  })
  about?: string;

  @MomentField({
    label: 'From',
    optional: true,
    description: 'Not before this moment, or the beginning of this day in UTC.',
  })
  from?: string;

  @MomentField({ label: 'To', optional: true, description: 'Before this moment, or until the end of this day in UTC.' })
  to?: string;
}

export const ACTIVITY_SORTS = ['newest'] as const;

export class ActivityQueryDto extends ActivityFiltersDto {
  @ChoiceField({ label: 'Sort', optional: true, of: ACTIVITY_SORTS, description: 'By the time, the only order.' })
  sort?: (typeof ACTIVITY_SORTS)[number];

  @ChoiceField({
    label: 'Order',
    optional: true,
    of: SORT_ORDERS,
    description: '`desc`, the newest first, by default.',
  })
  order?: SortOrder;

  @LimitField({ fallback: PAGE_DEFAULT, max: PAGE_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
}
