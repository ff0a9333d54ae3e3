import { Button } from '@ayana/shared-ui/button';
import { fileSize } from '@ayana/shared-ui/files';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from './messages';
import { saveExport } from './people.api';
import { Actions } from './people.styles';

const { data: words } = messages;

type Progress = { state: 'idle' | 'done' } | { state: 'running'; bytes: number } | { state: 'failed'; why: string };

/** One's own data: to take along, and to delete. */
export default function DataCards({ journeyId }: { journeyId: string | null }) {
  return (
    <>
      <ExportCard journeyId={journeyId} />
      <DeletionCard />
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
    <PortalCard title={words.title}>
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

/** Leads to where an account is deleted, which says what stays. */
function DeletionCard() {
  return (
    <PortalCard title={words.remove}>
      <p>{words.removeText}</p>
      <div>
        <Button as={Link} to="/profile#delete-title" variant="outline">
          {words.removeOpen}
        </Button>
      </div>
    </PortalCard>
  );
}
