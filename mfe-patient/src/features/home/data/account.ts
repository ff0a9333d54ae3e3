import type { ProfileRequired } from '@ayana/contracts/identity';

/** What the first page needs of `GET /api/auth/account`. */
export interface Account {
  email: string;
  name: string;
  profile_complete: boolean;
  missing_fields: ProfileRequired[];
  created_at: string;
}
