import { DATA_REQUEST_MESSAGES as texts, DataRequestList, type OwnDataRequest } from '@ayana/case-kit/account';
import { ACCOUNT_PARTS } from '@ayana/contracts/identity';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { useRevalidator } from 'react-router-dom';
import { IDENTITY_FORM_MESSAGES } from '../forms/messages';

/** What the person has asked about their own data, and the copy that was made: a mail about it leads here. Nothing where nothing was asked. */
export function DataRequestsSection({ requests }: { requests: readonly OwnDataRequest[] | null }) {
  const { revalidate } = useRevalidator();
  if (requests?.length === 0) return null;
  return (
    <PortalCard title={texts.title} id={ACCOUNT_PARTS.data_requests}>
      {requests === null ? (
        <Notice
          tone="failed"
          action={
            <Button variant="outline" size="small" onClick={() => void revalidate()}>
              {IDENTITY_FORM_MESSAGES.retry}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      ) : (
        <DataRequestList requests={requests} />
      )}
    </PortalCard>
  );
}
