import { saveCaseSheet } from '@ayana/case-kit/papers';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { WorkDetail } from '../../../work/work.types';
import { messages } from './messages';

const { sheet: words } = messages;

/** The case on one page, for the hospital's ward. */
export function SheetButton({ work }: { work: WorkDetail }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const print = async (): Promise<void> => {
    setBusy(true);
    setFailure((await saveCaseSheet(work.journey_id, work.case_number)).failure?.message ?? null);
    setBusy(false);
  };
  return (
    <>
      <div>
        <Button
          variant="outline"
          size="small"
          icon={<Printer size={16} aria-hidden="true" />}
          busy={busy}
          busyLabel={words.busy}
          onClick={() => void print()}
        >
          {words.print}
        </Button>
      </div>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
    </>
  );
}
