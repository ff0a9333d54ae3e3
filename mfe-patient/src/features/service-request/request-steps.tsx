import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { lazy, Suspense, useState } from 'react';
import { messages, type StepWithNote } from './messages';
import { requestHref, type ServiceRequestDetail, type Step, type StepCommand, STEPS } from './service-request.api';

const NoteDialog = lazy(() => import('./note-dialog'));

const asksWhy = (name: Step): name is StepWithNote => name in messages.notes;

/** What the reader may do now, as the API says it. */
export function RequestSteps({ request, onDone }: { request: ServiceRequestDetail; onDone: () => void }) {
  const [open, setOpen] = useState<StepWithNote | null>(null);
  const { send, isPending, failure } = useAction<StepCommand>({
    action: requestHref(request),
    refusals: { illegal_transition: messages.changed },
  });
  const possible = STEPS.filter((name) => request.transitions.includes(name));
  return (
    <>
      {possible.map((name) => (
        <Button
          key={name}
          size="small"
          variant={name === 'approve' ? 'solid' : name === 'close' ? 'tonal' : 'outline'}
          onClick={() => (asksWhy(name) ? setOpen(name) : send({ id: request.id, name }))}
          busy={isPending({ name })}
          busyLabel={messages.busy}
        >
          {messages.actions[name]}
        </Button>
      ))}
      {failure === null ? null : <Notice tone="failed">{failure.message}</Notice>}
      <Suspense>
        {open === null ? null : (
          <NoteDialog
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
