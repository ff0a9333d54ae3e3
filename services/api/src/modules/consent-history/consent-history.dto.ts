import { CursorField, LimitField } from '../../platform/http/input/fields.js';

/** Entries of a page when the caller names no limit. */
export const ENTRIES_DEFAULT = 10;

export class ConsentEntriesQueryDto {
  @LimitField({ fallback: ENTRIES_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}
