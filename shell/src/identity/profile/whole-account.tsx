import { ConsentsCard, type OwnDataRequest } from '@ayana/case-kit/account';
import type { Account } from '../api';
import { DataRequestsSection } from './data-requests-section';

export { AccountSection } from './account-section';

/** What the person agreed to, and what they asked about their data. */
export function ConsentsAndRequests(props: { account: Account; requests: readonly OwnDataRequest[] | null }) {
  return (
    <>
      <ConsentsCard consents={props.account.consents} />
      <DataRequestsSection requests={props.requests} />
    </>
  );
}
