import { ConsentsCard, type OwnDataRequest, useConsents } from '@ayana/case-kit/account';
import type { Account } from '../api';
import { DataRequestsSection } from './data-requests-section';

export { AccountSection } from './account-section';

/** What the person agreed to, and what they asked about their data. */
export function ConsentsAndRequests(props: { account: Account; requests: readonly OwnDataRequest[] | null }) {
  return (
    <>
      <ConsentsCard {...useConsents(props.account.consents)} />
      <DataRequestsSection requests={props.requests} />
    </>
  );
}
