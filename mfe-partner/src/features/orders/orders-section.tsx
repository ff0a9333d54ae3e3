import { useOrders } from '@ayana/case-kit/orders';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { WorkSectionProps } from '../../work/work.types';
import { messages } from './messages';
import { OrderLists } from './order-lists';
import { Buttons, Part } from './orders.styles';

const OrderDialog = lazy(() => import('./order-dialog'));
const PrescriptionDialog = lazy(() => import('./prescription-dialog'));
const { doctor: words } = messages;

/** On the page of a doctor's work: the tests and medicines of this patient, and two forms for more. */
export default function OrdersSection({ work: { journey_id, may_write } }: Pick<WorkSectionProps, 'work'>) {
  return <JourneyOrders journeyId={journey_id} mayWrite={may_write} />;
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part aria-label={title}>
      <h3>{title}</h3>
      {children}
    </Part>
  );
}

/** Tests and medicines that this doctor has ordered on a journey. */
export function JourneyOrders({ journeyId, mayWrite = true }: { journeyId: string; mayWrite?: boolean }) {
  const part = useOrders(journeyId);
  const [dialog, setDialog] = useState<'tests' | 'medicines' | null>(null);
  const close = (): void => setDialog(null);
  const done = (): void => {
    close();
    part.reread();
  };
  return (
    <>
      <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(orders) => <OrderLists orders={orders} withPatients={false} reread={part.reread} Card={Titled} />}
      </ReadDetail>
      {mayWrite ? (
        <Buttons>
          <Button variant="outline" onClick={() => setDialog('tests')}>
            {words.order}
          </Button>
          <Button variant="outline" onClick={() => setDialog('medicines')}>
            {words.prescribe}
          </Button>
        </Buttons>
      ) : null}
      <Suspense>
        {dialog === 'tests' ? <OrderDialog journeyId={journeyId} onDone={done} onClose={close} /> : null}
        {dialog === 'medicines' ? <PrescriptionDialog journeyId={journeyId} onDone={done} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
