import type { ProfileRequired } from '@ayana/contracts/identity';
import { call, type Part, readPart } from '@ayana/portal-kit';

/** What the first page needs of `GET /api/auth/account`. */
export interface Account {
  email: string;
  name: string;
  phone: string | null;
  country: string | null;
  missing_fields: ProfileRequired[];
  created_at: string;
  application: { organisation: string | null; registration_number: string | null } | null;
}

export interface HomeData {
  account: Part<Account>;
  /** Own questions to Ayana that are not marked read. */
  unread: Part<number>;
}

export async function homeLoader(): Promise<HomeData> {
  const [account, unread] = await Promise.all([
    readPart(call<Account>('GET', '/auth/account')),
    readPart(call<number>('GET', '/general-inquiries/unread-count')),
  ]);
  return { account, unread };
}
