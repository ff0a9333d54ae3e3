import { ConsentsCard, OwnDataCard, type OwnDataRequest } from '@ayana/case-kit/account';
import type { Account } from '../api';
import { DataRequestsSection } from './data-requests-section';

export { AccountSection } from './account-section';

/** What the person agreed to, their data to take along, and what they asked about it. */
export function ConsentsAndRequests(props: { account: Account; requests: readonly OwnDataRequest[] | null }) {
  return (
    <>
      <ConsentsCard consents={props.account.consents} />
      <OwnDataCard />
      <DataRequestsSection requests={props.requests} />
    </>
  );
}
