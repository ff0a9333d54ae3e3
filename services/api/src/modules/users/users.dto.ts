import { ROLES, type Role } from '@ayana/contracts/identity';
import {
  ChoiceField,
  CursorField,
  FlagField,
  LimitField,
  SearchField,
  TextField,
} from '../../platform/http/input/fields.js';
import { SORT_ORDERS, type SortOrder } from '../../platform/http/lists/keyset-list.js';

export const PAGE_DEFAULT = 20;
export const PAGE_MAX = 100;
/** Sign-ins shown on a user's page. */
export const SIGN_INS_SHOWN = 20;

const ROLE_FILTERS = [...ROLES, 'none'] as const;

export const USER_SORTS = ['newest', 'name', 'email', 'role'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export class UsersQueryDto {
  @SearchField({ label: 'Search', optional: true, description: 'Words of the name or parts of the e-mail address.' })
  q?: string;

  @ChoiceField({ label: 'Role', optional: true, of: ROLE_FILTERS, description: '`none`: people without a role.' })
  role?: (typeof ROLE_FILTERS)[number];

  @FlagField({
    label: 'Waiting',
    optional: true,
    description: 'true: only people whose application waits, the longest waiting first. Else everybody, newest first.',
  })
  waiting?: boolean;

  @ChoiceField({ label: 'Sort', optional: true, of: USER_SORTS, description: '`newest` by default; not of `waiting`.' })
  sort?: UserSort;

  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS })
  order?: SortOrder;

  @LimitField({ fallback: PAGE_DEFAULT, max: PAGE_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class RoleChangeDto {
  @ChoiceField({ label: 'Role', of: ROLES, nullable: true, description: 'Null takes the role away.' })
  role!: Role | null;
}

export class ApplicationDecisionDto {
  @ChoiceField({ label: 'Status', of: ['refused'], description: 'Giving a role accepts an application.' })
  status!: 'refused';

  @TextField({ label: 'Note', optional: true, description: 'Sent in the mail to the person and not stored.' })
  note?: string;
}
