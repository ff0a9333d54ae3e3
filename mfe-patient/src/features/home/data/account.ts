import type { components } from '@ayana/contracts/api';

/** What the first page needs of `GET /api/auth/account`. */
export type Account = Pick<
  components['schemas']['AccountDto'],
  'email' | 'name' | 'profile_complete' | 'missing_fields' | 'created_at'
>;
