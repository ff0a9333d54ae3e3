import { Button } from '@ayana/shared-ui/button';
import { Dialog, DialogBody } from '@ayana/shared-ui/dialog';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Recipient } from './orders.api';
import { Buttons } from './orders.styles';
import { ReadOrder, type ReadOrderProps } from './read-order';

const ReasonDialog = lazy(() => import('./reason-dialog'));
const AnotherDialog = lazy(() => import('./another-dialog'));

export interface OpenedDialogProps {
  id: string;
  onChanged: () => void;
  onClose: () => void;
}

export interface OpenedOrderProps<Order> extends OpenedDialogProps, Pick<ReadOrderProps<Order>, 'event' | 'children'> {
  title: string;
  read: (id: string) => Promise<Order>;
}

/** An order in a dialog, for the one who ordered. */
export function OpenedOrder<Order>({ title, read, onClose, ...order }: OpenedOrderProps<Order>) {
  return (
    <Dialog open onClose={onClose} title={title} size="wide">
      <DialogBody>
        <ReadOrder {...order} read={() => read(order.id)} />
      </DialogBody>
    </Dialog>
  );
}

export interface OrderActionsProps {
  /** Of its forms in storage. */
  name: string;
  order: { id: string; is_declined: boolean; steps: readonly string[] };
  words: { another: string; recipient: string; cancel: string; cancelTitle: string; cancelText: string };
  /** Who it can be sent to. */
  readRecipients: () => Promise<Recipient[]>;
  sendTo: (recipient: string) => Promise<unknown>;
  cancel: (reason: string) => Promise<unknown>;
  onDone: () => void;
  /** What can be done besides. */
  children?: ReactNode;
}

/** Below an order: it is sent to someone else once it was declined, or cancelled. */
export function OrderActions({
  name,
  order,
  words,
  readRecipients,
  sendTo,
  cancel,
  onDone,
  children,
}: OrderActionsProps) {
  const [dialog, setDialog] = useState<'cancel' | 'another' | null>(null);
  const onClose = (): void => setDialog(null);
  const shared = {
    onClose,
    onDone: () => {
      onClose();
      onDone();
    },
  };
  return (
    <>
      <Buttons>
        {order.is_declined ? <Button onClick={() => setDialog('another')}>{words.another}</Button> : null}
        {children}
        {order.steps.includes('cancel') ? (
          <Button variant="outline" onClick={() => setDialog('cancel')}>
            {words.cancel}
          </Button>
        ) : null}
      </Buttons>
      <Suspense>
        {dialog === 'cancel' ? (
          <ReasonDialog
            {...shared}
            name={`${name}-cancel-${order.id}`}
            title={words.cancelTitle}
            text={words.cancelText}
            submit={words.cancel}
            danger
            send={cancel}
          />
        ) : null}
        {dialog === 'another' ? (
          <AnotherDialog
            {...shared}
            name={`${name}-another-${order.id}`}
            title={words.another}
            label={words.recipient}
            read={readRecipients}
            send={sendTo}
          />
        ) : null}
      </Suspense>
    </>
  );
}
