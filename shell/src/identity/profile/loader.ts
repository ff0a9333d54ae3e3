import { type Account, type OpenSession, type Provider, readAccount, readProviders, readSessions } from '../api';

export interface ProfileData {
  account: Account;
  /** Null where they could not be loaded: the rest of the page works. */
  sessions: OpenSession[] | null;
  providers: Provider[];
}

/** Loads the profile; runs again after each change. */
export async function loader(): Promise<ProfileData> {
  const [account, sessions, providers] = await Promise.all([
    readAccount(),
    readSessions().catch(() => null),
    readProviders().catch(() => []),
  ]);
  return { account, sessions, providers };
}
