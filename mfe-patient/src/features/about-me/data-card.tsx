import { DATA_REQUEST_MESSAGES, DataRequestList, OwnDataCard, type OwnDataRequest } from '@ayana/case-kit/account';
import { ACCOUNT_PARTS } from '@ayana/contracts/identity';
import type { Part } from '@ayana/portal-kit';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { PARTS } from './parts';

export interface DataCardsProps {
  /** Null for those who have them in their profile. */
  requests: Part<OwnDataRequest[]> | null;
  onRetry: () => void;
}

/** One's own data to take along, and what was asked about it: a mail about that leads here. */
export default function DataCards({ requests, onRetry }: DataCardsProps) {
  return (
    <>
      <OwnDataCard id={PARTS.data} />
      {requests === null || requests.value?.length === 0 ? null : (
        <PortalCard title={DATA_REQUEST_MESSAGES.title} id={ACCOUNT_PARTS.data_requests}>
          {requests.value === null ? (
            <FailedPart what={DATA_REQUEST_MESSAGES.failed} failure={requests.failure} onRetry={onRetry} />
          ) : (
            <DataRequestList requests={requests.value} />
          )}
        </PortalCard>
      )}
    </>
  );
}
