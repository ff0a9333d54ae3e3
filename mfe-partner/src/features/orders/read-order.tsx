import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import type { ReactNode } from 'react';
import { messages } from './messages';

export interface ReadOrderProps<Order> {
  /** Of the order, or of the work that came with it. */
  id: string;
  /** Null: nothing was ordered. */
  read: () => Promise<Order | null>;
  event: 'laboratory_orders.updated' | 'prescriptions.updated';
  /** Of another order than this one, too: for one that is read by its work. */
  anyEvent?: boolean;
  /** The reader has changed it. */
  onChanged: () => void;
  children: (order: Order, reread: () => void) => ReactNode;
}

/** An order or a prescription, as it is now. */
export function ReadOrder<Order>({ id, read, event, anyEvent = false, onChanged, children }: ReadOrderProps<Order>) {
  const part = usePart<Order | null>({ key: id, read, live: [event], isAbout: (item) => anyEvent || item.id === id });
  const reread = (): void => {
    part.reread();
    onChanged();
  };
  // A part that is null was read as well: there is no order.
  if (part.value === null && part.failure === null && !part.rereading) return <p>{messages.none}</p>;
  return (
    <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
      {(order) => (order === null ? <p>{messages.none}</p> : children(order, reread))}
    </ReadDetail>
  );
}
