import { WAITING_KINDS, type WaitingKind } from '@ayana/contracts/journey';
import { ChoicesField, CursorField, LimitField } from '../../../platform/http/input/fields.js';
import { LIST_DEFAULT } from '../../../platform/http/lists/keyset-list.js';

export class WorkWaitingQueryDto {
  @ChoicesField({ label: 'Kind', optional: true, of: WAITING_KINDS, max: WAITING_KINDS.length })
  kind?: WaitingKind[];

  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}
