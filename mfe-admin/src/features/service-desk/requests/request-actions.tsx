import type { ServiceRequestTransition } from '@ayana/contracts/service-desk';
import { useOfferedAct, useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { lazy, Suspense, useState } from 'react';
import { messages as words } from '../../../components/rows/messages';
import type { RequestDetail } from '../types';
import { messages } from './detail-messages';
import { asksFirst, type useTransition } from './transitions';

const MergeDialog = lazy(() => import('./merge-dialog'));
const TransitionDialog = lazy(() => import('./transition-dialog'));

/** The next step of the work comes first; the first one that is possible is the page's solid button. */
const STEPS: readonly ServiceRequestTransition[] = [
  'approve',
  'start',
  'resume',
  'resolve',
  'close',
  'reopen',
  'assign',
  'decline',
  'wait',
];
const SHOWN = 3;

export interface RequestActionsProps {
  request: RequestDetail;
  transition: ReturnType<typeof useTransition>;
  onDone: () => void;
}

/** What the reader may do now, as the API says it: the next steps as buttons, the rest behind three dots. */
export function RequestActions({ request, transition, onDone }: RequestActionsProps) {
  const [open, setOpen] = useState<ServiceRequestTransition | null>(null);
  const possible = request.transitions;
  const buttons = STEPS.filter((name) => possible.includes(name)).slice(0, SHOWN);
  const press = (name: ServiceRequestTransition): void => {
    if (name === 'merge' || asksFirst(name, request)) setOpen(name);
    else transition.send(name);
  };
  const me = useSession(({ user }) => user?.id);
  useOfferedAct(
    possible.includes('assign') && request.assigned_to?.id !== me
      ? {
          id: 'assign-me',
          label: words.assignMe,
          subject: request.number,
          run: () => transition.send('assign'),
        }
      : null,
  );
  const isOfGroup = possible.includes('assign') && request.assigned_to === null && request.group !== null;
  const close = (): void => setOpen(null);
  const done = (): void => {
    close();
    onDone();
  };
  return (
    <>
      {isOfGroup ? (
        <Button
          size="small"
          onClick={() => transition.send('assign')}
          busy={transition.busy === 'assign'}
          busyLabel={messages.dialog.busy}
        >
          {words.assignMe}
        </Button>
      ) : null}
      {buttons.map((name, at) => (
        <Button
          key={name}
          size="small"
          variant={at === 0 && !isOfGroup ? 'solid' : 'outline'}
          onClick={() => press(name)}
          busy={transition.busy === name}
          busyLabel={messages.dialog.busy}
        >
          {messages.transitions[name]}
        </Button>
      ))}
      <MoreMenu
        label={messages.more}
        items={possible
          .filter((name) => !buttons.includes(name))
          .map((name) => ({ id: name, label: messages.transitions[name], onSelect: () => press(name) }))}
      />
      <Suspense>
        {open === null ? null : open === 'merge' ? (
          <MergeDialog request={request} onClose={close} onDone={done} />
        ) : (
          <TransitionDialog request={request} name={open} onClose={close} onDone={done} />
        )}
      </Suspense>
    </>
  );
}
