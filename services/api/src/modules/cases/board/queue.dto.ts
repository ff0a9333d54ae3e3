import {
  QUEUE_DUES,
  QUEUE_KINDS,
  QUEUE_SCOPES,
  type QueueDue,
  type QueueKind,
  type QueueScope,
} from '@ayana/contracts/journey';
import { ChoiceField, ChoicesField, CursorField, LimitField } from '../../../platform/http/input/fields.js';
import { LIST_DEFAULT } from '../../../platform/http/lists/keyset-list.js';

export class QueueScopeDto {
  @ChoiceField({
    label: 'Scope',
    optional: true,
    of: QUEUE_SCOPES,
    description:
      '`mine` by default, and always for doctors and partners with assignments: for staff their own work and new requests; `unassigned`: without a case manager.',
  })
  scope?: QueueScope;
}

export class QueueQueryDto extends QueueScopeDto {
  @ChoicesField({ label: 'Kind', optional: true, of: QUEUE_KINDS, max: QUEUE_KINDS.length })
  kind?: QueueKind[];

  @ChoiceField({
    label: 'Due',
    optional: true,
    of: QUEUE_DUES,
    description: '`late`: its time is over; `next`: it is due within 24 hours.',
  })
  due?: QueueDue;

  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}
