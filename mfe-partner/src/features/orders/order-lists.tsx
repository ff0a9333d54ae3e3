import type { Orders } from '@ayana/case-kit/orders';
import { LABORATORY_STATE_NAMES, PRESCRIPTION_STATE_NAMES } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { messages } from './messages';
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
  const tests = orders.laboratory.toSorted((a, b) => Number(isCritical(b)) - Number(isCritical(a)));
  const medicines = orders.prescriptions.toSorted(
    (a, b) => Number(b.status === 'query') - Number(a.status === 'query'),
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
                  <b>{testsText(order.tests)}</b>
                  <Chip tone={order.status === 'released' ? 'leaf' : 'teal'}>
                    {LABORATORY_STATE_NAMES[order.status]}
                  </Chip>
                  {isCritical(order) ? <Chip tone="coral">{laboratory.critical}</Chip> : null}
                </div>
                <Button
                  size="small"
                  variant={isCritical(order) ? 'solid' : 'outline'}
                  aria-label={words.openTests(testsText(order.tests))}
                  onClick={() => setOpen({ kind: 'order', id: order.id })}
                >
                  {words.open}
                </Button>
                <p>
                  {withPatients ? <bdi>{patientText(order)} · </bdi> : null}
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
                    aria-label={script.status === 'query' ? words.answerTests(title) : words.openScriptOf(title)}
                    onClick={() => setOpen({ kind: 'prescription', id: script.id })}
                  >
                    {script.status === 'query' ? words.answer : words.openScript}
                  </Button>
                  <p>
                    {withPatients ? <bdi>{patientText(script)} · </bdi> : null}
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

const isCritical = ({ critical_open = 0 }: { critical_open?: number }): boolean => critical_open > 0;
