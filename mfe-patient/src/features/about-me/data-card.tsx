import { DATA_REQUEST_MESSAGES, DataRequestList, type OwnDataRequest } from '@ayana/case-kit/account';
import { ACCOUNT_PARTS } from '@ayana/contracts/identity';
import type { Part } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { fileSize } from '@ayana/shared-ui/files';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { messages } from './messages';
import { saveExport } from './about-me.api';
import { Actions } from './about-me.styles';
import { PARTS } from './parts';

const { data: words } = messages;

export interface DataCardsProps {
  journeyId: string | null;
  /** Null for those who have them in their profile. */
  requests: Part<OwnDataRequest[]> | null;
  onRetry: () => void;
}

type Progress = { state: 'idle' | 'done' } | { state: 'running'; bytes: number } | { state: 'failed'; why: string };

/** One's own data to take along, and what was asked about it: a mail about that leads here. */
export default function DataCards(props: DataCardsProps) {
  const { journeyId, requests, onRetry } = props;
  return (
    <>
      <ExportCard journeyId={journeyId} />
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

function ExportCard({ journeyId }: { journeyId: string | null }) {
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const run = async (id: string): Promise<void> => {
    setProgress({ state: 'running', bytes: 0 });
    const { failure } = await saveExport(id, words.fileName, (bytes) => setProgress({ state: 'running', bytes }));
    setProgress(failure === null ? { state: 'done' } : { state: 'failed', why: failure.message });
  };
  return (
    <PortalCard title={words.title} id={PARTS.data}>
      <p>{journeyId === null ? words.none : words.text}</p>
      {progress.state === 'failed' ? (
        <Notice tone="failed">
          {words.failed} {progress.why}
        </Notice>
      ) : null}
      {journeyId === null ? null : (
        <Actions>
          <Button
            variant="tonal"
            icon={<Download size={18} aria-hidden="true" />}
            busy={progress.state === 'running'}
            busyLabel={words.exporting}
            onClick={() => void run(journeyId)}
          >
            {words.export}
          </Button>
          <span role="status">
            {progress.state === 'running' && progress.bytes > 0 ? words.arrived(fileSize(progress.bytes)) : null}
            {progress.state === 'done' ? words.done : null}
          </span>
        </Actions>
      )}
    </PortalCard>
  );
}
