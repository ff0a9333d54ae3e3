import { Button } from '@ayana/shared-ui/button';
import { fileSize } from '@ayana/shared-ui/files';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalActions, PortalCard } from '@ayana/shared-ui/portal-page';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveOwnData } from './account.api';
import { OWN_DATA_MESSAGES as texts } from './own-data-texts';

type Progress = { state: 'idle' | 'done' } | { state: 'running'; bytes: number } | { state: 'failed'; why: string };

/** One's own data to take along: there for every account, with a case or without. */
export function OwnDataCard({ id }: { id?: string }) {
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const run = async (): Promise<void> => {
    setProgress({ state: 'running', bytes: 0 });
    const { failure } = await saveOwnData(texts.file, (bytes) => setProgress({ state: 'running', bytes }));
    setProgress(failure === null ? { state: 'done' } : { state: 'failed', why: failure.message });
  };
  return (
    <PortalCard title={texts.title} {...(id === undefined ? {} : { id })}>
      <p>{texts.text}</p>
      {progress.state === 'failed' ? (
        <Notice tone="failed">
          {texts.failed} {progress.why}
        </Notice>
      ) : null}
      <PortalActions>
        <Button
          variant="tonal"
          icon={<Download size={18} aria-hidden="true" />}
          busy={progress.state === 'running'}
          busyLabel={texts.saving}
          onClick={() => void run()}
        >
          {texts.save}
        </Button>
        <span role="status">
          {progress.state === 'running' && progress.bytes > 0 ? texts.arrived(fileSize(progress.bytes)) : null}
          {progress.state === 'done' ? texts.done : null}
        </span>
      </PortalActions>
    </PortalCard>
  );
}
