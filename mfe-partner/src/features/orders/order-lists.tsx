import type { Orders } from '@ayana/case-kit/orders';
import { LABORATORY_STATE_NAMES, PRESCRIPTION_STATE_NAMES } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { messages } from './messages';
import { CriticalChip } from './order-chips';
import { patientText, testsText } from './order-texts';
import { OrderList } from './orders.styles';

const LaboratoryDialog = lazy(() => import('./laboratory-dialog'));
const ScriptDialog = lazy(() => import('./script-dialog'));
const { doctor: words, laboratory, pharmacy } = messages;

export interface OpenedOrder {
  kind: 'order' | 'prescription';
  id: string;
}

export interface OrderListsProps {
  orders: Orders;
  /** Whether the patient of each is said. */
  withPatients: boolean;
  /** The one that is open at first. */
  opened?: OpenedOrder | null;
  reread: () => void;
  /** What each of the two lists is in. */
  Card: ComponentType<{ title: string; children: ReactNode }>;
}

/** What a doctor has ordered; what waits for them is on top. */
export function OrderLists({ orders, withPatients, opened = null, reread, Card }: OrderListsProps) {
  const now = useNow();
  const [open, setOpen] = useState<OpenedOrder | null>(opened);
  const close = (): void => setOpen(null);
  // What waits for the doctor, then what is open, then what is over: each the newest first.
  const tests = orders.laboratory.toSorted((a, b) => placeOf(a, isCritical(a)) - placeOf(b, isCritical(b)));
  const medicines = orders.prescriptions.toSorted(
    (a, b) => placeOf(a, a.status === 'query') - placeOf(b, b.status === 'query'),
  );
  return (
    <>
      <Card title={words.tests}>
        {tests.length === 0 ? (
          <p>{withPatients ? words.noTestsAtAll : words.noTests}</p>
        ) : (
          <OrderList aria-label={words.tests}>
            {tests.map((order) => (
              <li key={order.id}>
                <div>
                  <b>{listText(order.tests.map(({ name }) => name))}</b>
                  <Chip tone={order.status === 'released' ? 'leaf' : 'teal'}>
                    {LABORATORY_STATE_NAMES[order.status]}
                  </Chip>
                  <CriticalChip order={order} />
                </div>
                <Button
                  size="small"
                  variant={isCritical(order) ? 'solid' : 'outline'}
                  aria-label={words.openTests(testsText(order.tests), order.order_number)}
                  onClick={() => setOpen({ kind: 'order', id: order.id })}
                >
                  {words.open}
                </Button>
                <p>
                  {order.order_number} · {withPatients ? <bdi>{patientText(order)} · </bdi> : null}
                  <bdi>{order.laboratory}</bdi> · {dateText(new Date(order.created_at), now)}
                </p>
                {order.is_declined ? <p>{laboratory.declined(order.laboratory)}</p> : null}
              </li>
            ))}
          </OrderList>
        )}
      </Card>
      <Card title={words.medicines}>
        {medicines.length === 0 ? (
          <p>{withPatients ? words.noMedicinesAtAll : words.noMedicines}</p>
        ) : (
          <OrderList aria-label={words.medicines}>
            {medicines.map((script) => {
              const title = testsText(
                script.items.map(({ medicine, strength }) => ({ name: `${medicine} ${strength}` })),
              );
              return (
                <li key={script.id}>
                  <div>
                    <b>
                      <bdi>{title}</bdi>
                    </b>
                    <Chip
                      tone={script.status === 'query' ? 'marigold' : script.status === 'delivered' ? 'leaf' : 'teal'}
                    >
                      {PRESCRIPTION_STATE_NAMES[script.status]}
                    </Chip>
                  </div>
                  <Button
                    size="small"
                    variant={script.status === 'query' ? 'solid' : 'outline'}
                    aria-label={
                      script.status === 'query'
                        ? words.answerTests(title, script.order_number)
                        : words.openScriptOf(title, script.order_number)
                    }
                    onClick={() => setOpen({ kind: 'prescription', id: script.id })}
                  >
                    {script.status === 'query' ? words.answer : words.openScript}
                  </Button>
                  <p>
                    {script.order_number} · {withPatients ? <bdi>{patientText(script)} · </bdi> : null}
                    <bdi>{script.pharmacy}</bdi> · {dateText(new Date(script.created_at), now)}
                  </p>
                  {script.is_declined ? <p>{pharmacy.declined(script.pharmacy)}</p> : null}
                </li>
              );
            })}
          </OrderList>
        )}
      </Card>
      <Suspense>
        {open?.kind === 'order' ? <LaboratoryDialog id={open.id} onChanged={reread} onClose={close} /> : null}
        {open?.kind === 'prescription' ? <ScriptDialog id={open.id} onChanged={reread} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

const OVER: ReadonlySet<string> = new Set(['released', 'delivered', 'cancelled']);
const placeOf = ({ status }: { status: string }, waits: boolean): number => (waits ? 0 : OVER.has(status) ? 2 : 1);

const isCritical = ({ critical_open = 0 }: { critical_open?: number }): boolean => critical_open > 0;
