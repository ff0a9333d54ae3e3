import { CursorField, LimitField, SearchField } from '../../platform/http/input/fields.js';
import { PAGE_DEFAULT, PAGE_MAX } from './users.dto.js';

export class StaffQueryDto {
  @SearchField({ label: 'Search', optional: true, max: 200, description: 'Words of the name or the e-mail address.' })
  q?: string;

  @LimitField({ fallback: PAGE_DEFAULT, max: PAGE_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
}
