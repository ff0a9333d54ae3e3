import type { Stay } from '@ayana/contracts/journey';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OpenCheck, TextKind } from './stay.api';

const CheckDialog = lazy(() => import('./check-dialog'));
const TextDialog = lazy(() => import('./text-dialog'));
const PlanDialog = lazy(() => import('./plan-dialog'));
const FollowUpDialog = lazy(() => import('./follow-up-dialog'));

/** What is being written. */
export type OpenDialog =
  | { kind: 'check'; check: OpenCheck }
  | { kind: 'text'; text: TextKind }
  | { kind: 'plan' }
  | { kind: 'follow_up' };

/** One dialog at a time; what it changed is read again. */
export function useStayDialogs(
  stay: Stay,
  reread: () => void,
): { open: (dialog: OpenDialog) => void; dialogs: ReactNode } {
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const shared = {
    admissionId: stay.admission.id,
    onClose: () => setOpened(null),
    onDone: () => {
      setOpened(null);
      reread();
    },
  };
  return { open: setOpened, dialogs: <Suspense>{dialogOf(opened)}</Suspense> };

  function dialogOf(dialog: OpenDialog | null): ReactNode {
    switch (dialog?.kind) {
      case undefined:
        return null;
      case 'check':
        return <CheckDialog check={dialog.check} {...shared} />;
      case 'text':
        return <TextDialog kind={dialog.text} {...shared} />;
      case 'plan':
        return <PlanDialog stay={stay.admission} plan={stay.plan} reread={reread} {...shared} />;
      case 'follow_up':
        return <FollowUpDialog {...shared} />;
    }
  }
}
