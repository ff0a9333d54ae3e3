import { acknowledgeResult, changeOrder, type Orders, useOrders } from '@ayana/case-kit/orders';
import {
  LABORATORY_FLAG_NAMES,
  LABORATORY_STATE_NAMES,
  type LaboratoryOrder,
  type Prescription,
  PRESCRIPTION_STATE_NAMES,
  resultText,
  takenBy,
} from '@ayana/contracts/journey';
import { useChange } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText, fullMoment, momentText } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../messages';
import { WorkList } from '../work/work.styles';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { messages } from './orders-messages';

const OrderTestsDialog = lazy(() => import('./order-tests-dialog'));

/** Laboratory tests and prescriptions of a case: where each is, and the critical results nobody has acknowledged. */
export function OrdersCard({ journeyId, now }: { journeyId: string; now: Date }) {
  const part = useOrders(journeyId);
  const [isOrdering, setOrdering] = useState(false);
  return (
    <PortalCard
      title={messages.title}
      extra={
        <Button variant="tonal" size="small" onClick={() => setOrdering(true)}>
          {messages.order.open}
        </Button>
      }
    >
      <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(orders) => <List orders={orders} now={now} reread={part.reread} />}
      </ReadDetail>
      <Suspense>
        {isOrdering ? (
          <OrderTestsDialog
            journeyId={journeyId}
            onClose={() => setOrdering(false)}
            onDone={() => {
              setOrdering(false);
              part.reread();
            }}
          />
        ) : null}
      </Suspense>
    </PortalCard>
  );
}

function List({ orders, now, reread }: { orders: Orders; now: Date; reread: () => void }) {
  const { run, busy, failure } = useChange(reread);
  const { laboratory, prescriptions } = orders;
  if (laboratory.length + prescriptions.length === 0) return <p>{messages.empty}</p>;
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <WorkList aria-label={messages.title}>
        {laboratory.map((order) => (
          <Tests
            key={order.id}
            order={order}
            now={now}
            busy={busy}
            onAcknowledge={(id) => run(id, () => acknowledgeResult(id))}
            onReview={() => run(order.id, () => changeOrder(order, { status: 'reviewed' }))}
          />
        ))}
        {prescriptions.map((prescription) => (
          <Medicines key={prescription.id} prescription={prescription} now={now} />
        ))}
      </WorkList>
    </>
  );
}

const named = (names: readonly string[]): string => messages.more(names[0] ?? '', names.length - 1);
const dueText = (due_at: string | null, now: Date): string =>
  due_at === null ? messages.noDue : dateText(new Date(due_at), now);

interface TestsProps {
  order: LaboratoryOrder;
  now: Date;
  busy: string | null;
  onAcknowledge: (id: string) => void;
  onReview: () => void;
}

function Tests({ order, now, busy, onAcknowledge, onReview }: TestsProps) {
  const { tests, status, laboratory, ordered_by, due_at, pages = 0, escalated_at, critical_open = 0 } = order;
  return (
    <li>
      <div>
        <b>{named(tests.map(({ name }) => name))}</b>
        <Chip tone={status === 'released' ? 'leaf' : 'teal'}>{LABORATORY_STATE_NAMES[status]}</Chip>
        {order.critical_tests?.length || critical_open > 0 ? <Chip tone="coral">{messages.critical}</Chip> : null}
      </div>
      <span />
      <p>
        {order.order_number} · <bdi>{messages.line(laboratory, ordered_by.name, dueText(due_at, now))}</bdi>
      </p>
      {order.rejected_samples.map(({ accession_number, reason, rejected_at }) => (
        <p key={rejected_at} dir="auto">
          {messages.rejectedSample(accession_number, reason)}
        </p>
      ))}
      {order.is_declined ? <p>{messages.declined(laboratory)}</p> : null}
      {critical_open > 0 ? (
        <p>
          {messages.told(pages)} {escalated_at ? messages.escalated : null}
        </p>
      ) : null}
      {tests.map((test) => {
        const { code, name, result } = test;
        // Who reviews reads every value; afterwards the card shows what is not normal.
        return result && (result.flag !== 'normal' || order.reviewer === 'reader') ? (
          <p key={code}>
            <bdi>{messages.value(name, resultText(test, result))}</bdi> {LABORATORY_FLAG_NAMES[result.flag]}{' '}
            {result.is_large_change && result.before !== null
              ? messages.largeChange(resultText(test, result.before), momentText(new Date(result.before.at), now))
              : null}{' '}
            {result.flag !== 'critical' ? null : result.acknowledged_at === null ? (
              <Button
                size="small"
                busy={busy === result.id}
                busyLabel={messages.saving}
                aria-label={messages.acknowledgeOf(name)}
                onClick={() => onAcknowledge(result.id)}
              >
                {messages.acknowledge}
              </Button>
            ) : (
              messages.acknowledged(result.acknowledged_by ?? '', dateText(new Date(result.acknowledged_at), now))
            )}
          </p>
        ) : null;
      })}
      {order.reviewer ? (
        <p>
          {messages.reviewers[order.reviewer]}{' '}
          {order.reviewer === 'reader' ? (
            <Button
              size="small"
              variant="tonal"
              busy={busy === order.id}
              busyLabel={messages.saving}
              onClick={onReview}
            >
              {messages.review}
            </Button>
          ) : null}
        </p>
      ) : null}
    </li>
  );
}

function Medicines({ prescription, now }: { prescription: Prescription; now: Date }) {
  const {
    items,
    status,
    pharmacy,
    signature,
    written_by,
    due_at,
    queries = [],
    deliveries,
    is_declined,
  } = prescription;
  return (
    <li>
      <div>
        <b>
          <bdi>{named(items.map(({ medicine, strength }) => `${medicine} ${strength}`))}</bdi>
        </b>
        <Chip tone={status === 'delivered' ? 'leaf' : status === 'query' ? 'marigold' : 'teal'}>
          {PRESCRIPTION_STATE_NAMES[status]}
        </Chip>
      </div>
      <span />
      <p>
        {prescription.order_number} · <bdi>{messages.line(pharmacy, written_by.name, dueText(due_at, now))}</bdi>
      </p>
      {signature === null ? null : (
        <p>
          <bdi>
            {messages.signed(
              signature.signed_by,
              fullMoment(new Date(signature.signed_at), OPERATIONS_CLOCK.zone),
              signature.registration_number,
            )}
          </bdi>
        </p>
      )}
      {is_declined ? <p>{messages.declined(pharmacy)}</p> : null}
      {queries
        .filter(({ answer }) => answer === null)
        .map(({ id, question }) => (
          <p key={id}>
            <bdi>{messages.question(question)}</bdi>
          </p>
        ))}
      {deliveries.map((delivery) => (
        <p key={delivery.id}>
          <bdi>{messages.delivered(takenBy(delivery), dateText(new Date(delivery.delivered_at), now))}</bdi>
        </p>
      ))}
    </li>
  );
}
