import {
  type Account,
  type OpenSession,
  type OwnDataRequest,
  type Provider,
  readAccount,
  readDataRequests,
  readProviders,
  readSessions,
} from '../api';

export interface ProfileData {
  account: Account;
  /** Null where they could not be loaded: the rest of the page works. */
  sessions: OpenSession[] | null;
  providers: Provider[];
  /** Null where they could not be loaded. */
  dataRequests: OwnDataRequest[] | null;
}

/** Loads the profile; runs again after each change. */
export async function loader(): Promise<ProfileData> {
  const [account, sessions, providers, dataRequests] = await Promise.all([
    readAccount(),
    readSessions().catch(() => null),
    readProviders().catch(() => []),
    readDataRequests().catch(() => null),
  ]);
  return { account, sessions, providers, dataRequests };
}
