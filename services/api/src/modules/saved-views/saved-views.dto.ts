import { FlagField, NameField, TextField } from '../../platform/http/input/fields.js';

const LIST_NAME = /^[a-z][a-z-]{0,39}$/;
/** What a browser writes behind the `?` of an address: an audience with fifty hospitals is the longest. */
const QUERY = /^[\w\-.~!$&'()*+,;=:@/?%[\]]*$/;
const LIST = { label: 'List', pattern: LIST_NAME, max: 40, description: 'Such as `service-requests`.' } as const;
const QUERY_FIELD = {
  label: 'Filters',
  pattern: QUERY,
  max: 4000,
  description: 'The search text of the address.',
} as const;

export class SavedViewsQueryDto {
  @NameField(LIST)
  list!: string;
}

export class NewSavedViewDto {
  @NameField(LIST)
  list!: string;

  @TextField({ label: 'Name', max: 80 })
  name!: string;

  @NameField(QUERY_FIELD)
  query!: string;

  @FlagField({ label: 'Shared', optional: true, description: 'With all who see the list.' })
  is_shared?: boolean;
}

export class SavedViewChangeDto {
  @TextField({ label: 'Name', optional: true, max: 80 })
  name?: string;

  @NameField({ ...QUERY_FIELD, optional: true })
  query?: string;

  @FlagField({ label: 'Shared', optional: true })
  is_shared?: boolean;
}
