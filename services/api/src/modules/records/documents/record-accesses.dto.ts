import { CursorField, IdField, LimitField } from '../../../platform/http/input/fields.js';
import { LIST_DEFAULT } from '../../../platform/http/lists/keyset-list.js';

export class RecordAccessesQueryDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}
