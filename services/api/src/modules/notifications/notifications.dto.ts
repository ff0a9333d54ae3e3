import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import { ChoiceField, CursorField, IdsField, IntegerField, LimitField } from '../../platform/http/input/fields.js';

/** Notifications in a list by default (spec section 9); the bell requests 5. */
export const LIST_DEFAULT = 20;
export const LIST_MAX = 100;

/** `unread`: those not read yet first, then the others; each part newest first. */
export const NOTIFICATION_SORTS = ['newest', 'unread'] as const;
export type NotificationSort = (typeof NOTIFICATION_SORTS)[number];

export class NotificationsQueryDto {
  @ChoiceField({ label: 'Sort', optional: true, of: NOTIFICATION_SORTS })
  sort?: NotificationSort;

  @IntegerField({ label: 'Stage', optional: true, min: 1, max: JOURNEY_STAGES.length })
  stage?: number;

  @LimitField({ fallback: LIST_DEFAULT, max: LIST_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class MarkReadDto {
  @IdsField({ label: 'Ids', max: LIST_MAX })
  ids!: string[];
}
