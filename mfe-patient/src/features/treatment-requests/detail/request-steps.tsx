import type { TreatmentRequestTransition } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { lazy, Suspense, useState } from 'react';
import type { TreatmentRequestDetail } from '../requests.api';
import { messages } from './messages';

const StepDialog = lazy(() => import('./step-dialog'));

/** What the patient may do now, as the API says it. */
export function RequestSteps({ request, onDone }: { request: TreatmentRequestDetail; onDone: () => void }) {
  const [open, setOpen] = useState<TreatmentRequestTransition | null>(null);
  return (
    <>
      {request.transitions.map((name) => (
        <Button key={name} size="small" variant={name === 'answer' ? 'solid' : 'outline'} onClick={() => setOpen(name)}>
          {messages.steps[name].action}
        </Button>
      ))}
      <Suspense>
        {open === null ? null : (
          <StepDialog
            request={request}
            name={open}
            onClose={() => setOpen(null)}
            onDone={() => {
              setOpen(null);
              onDone();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
