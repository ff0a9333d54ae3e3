import { type OwnDataRequest, readAccount, readDataRequests } from '@ayana/case-kit/account';
import { hasAboutMe } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { type Account, type OpenSession, type Provider, readProviders, readSessions } from '../api';

export interface ProfileData {
  account: Account;
  /** The rest is in "About me". As it was read: signing out leaves the page as it is until another one is shown. */
  isSignInOnly: boolean;
  /** Null where they could not be loaded: the rest of the page works. */
  sessions: OpenSession[] | null;
  providers: Provider[];
  /** Null where they could not be loaded; patients have them in "About me". */
  dataRequests: OwnDataRequest[] | null;
}

/** What patients have in "About me". */
export const loadWholeAccount = (): Promise<typeof import('./whole-account')> =>
  import(/* webpackChunkName: "whole-account" */ './whole-account');

/** Loads the profile; runs again after each change. */
export async function loader(): Promise<ProfileData> {
  const isSignInOnly = hasAboutMe(useSession.getState().role);
  const [account, sessions, providers, dataRequests] = await Promise.all([
    readAccount(),
    readSessions().catch(() => null),
    readProviders().catch(() => []),
    isSignInOnly ? [] : readDataRequests().catch(() => null),
    isSignInOnly ? null : loadWholeAccount(),
  ]);
  return { account, isSignInOnly, sessions, providers, dataRequests };
}
