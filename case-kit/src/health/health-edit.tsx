import { Button } from '@ayana/shared-ui/button';
import { lazy, Suspense, useState } from 'react';
import type { HealthDialogProps } from './health-dialog';

const HealthDialog = lazy(async () => ({ default: (await import('./health-dialog')).HealthDialog }));

export interface HealthEditProps extends Omit<HealthDialogProps, 'onClose' | 'onDone'> {
  /** Of the button. */
  label: string;
}

/** Below a patient's health: a button that opens the questions about it. */
export function HealthEdit({ label, ...dialog }: HealthEditProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const done = (): void => {
    close();
    dialog.reread();
  };
  return (
    <>
      <div>
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </div>
      <Suspense>{open ? <HealthDialog {...dialog} onClose={close} onDone={done} /> : null}</Suspense>
    </>
  );
}
