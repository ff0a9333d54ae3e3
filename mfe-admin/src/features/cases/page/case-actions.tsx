import { Button } from '@ayana/shared-ui/button';
import { lazy, Suspense, useState } from 'react';
import { patientName } from '../parts/names';
import { stageNow } from '../parts/stage';
import { messages as stageWords } from '../stage/messages';
import type { Case } from '../types';

const CompleteDialog = lazy(() => import('../stage/complete-dialog'));

/** What may be done with a case as a whole. */
export function CaseActions({ value, onChanged }: { value: Case; onChanged: () => void }) {
  const [open, setOpen] = useState<'complete' | null>(null);
  const stage = stageNow(value);
  const close = (): void => setOpen(null);
  const done = (): void => {
    close();
    onChanged();
  };
  return (
    <>
      {stage === undefined || value.status === 'closed' ? null : (
        <Button size="small" onClick={() => setOpen('complete')}>
          {stageWords.complete}
        </Button>
      )}
      <Suspense>
        {open === 'complete' && stage !== undefined ? (
          <CompleteDialog
            journeyId={value.id}
            name={patientName(value.patient.name, value.treatment_request?.treatment.name)}
            stages={[stage.number]}
            onClose={close}
            onDone={done}
          />
        ) : null}
      </Suspense>
    </>
  );
}
