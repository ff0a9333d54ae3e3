import { acknowledgeResult, changeOrder, readLaboratories } from '@ayana/case-kit/orders';
import { LABORATORY_STATE_NAMES, type LaboratoryOrder } from '@ayana/contracts/journey';
import { Chip } from '@ayana/shared-ui/chip';
import { Notice } from '@ayana/shared-ui/notice';
import { momentText, useNow } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { type OpenedDialogProps, OpenedOrder, OrderActions } from './opened-order';
import { patientText } from './order-texts';
import { readOrder } from './orders.api';
import { ResultsView } from './results-view';
import { useOrderChange } from './use-order-change';

const { laboratory: words } = messages;

/** An order as the one who ordered reads it: its state, its results, and what can be done. */
export default function LaboratoryDialog(opened: OpenedDialogProps) {
  return (
    <OpenedOrder {...opened} title={messages.doctor.tests} read={readOrder} event="laboratory_orders.updated">
      {(order, reread) => <Order order={order} reread={reread} />}
    </OpenedOrder>
  );
}

function Order({ order, reread }: { order: LaboratoryOrder; reread: () => void }) {
  const now = useNow();
  const { run, busy, failure } = useOrderChange(reread);
  const { case_number, status, patient, tests, laboratory, critical_open = 0 } = order;
  return (
    <>
      <p>
        <b>
          <bdi>{patientText({ case_number, patient })}</bdi>
        </b>{' '}
        <bdi>{laboratory}</bdi>{' '}
        <Chip tone={status === 'released' ? 'leaf' : 'teal'}>{LABORATORY_STATE_NAMES[status]}</Chip>
      </p>
      <p>{tests.map(({ name }) => name).join(', ')}</p>
      {order.rejected_samples.map(({ accession_number, sampled_at, reason, rejected_at }) => (
        <p key={rejected_at} dir="auto">
          {words.rejectedSample(accession_number, momentText(new Date(sampled_at), now), reason)}
        </p>
      ))}
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {critical_open > 0 ? <Notice tone="failed">{words.waits(critical_open)}</Notice> : null}
      {order.is_declined ? (
        <Notice tone="failed">
          <bdi>{words.declined(laboratory)}</bdi> <span dir="auto">{order.declined_reason}</span>
        </Notice>
      ) : null}
      {tests.some(({ result }) => result) ? (
        <ResultsView
          order={order}
          now={now}
          busy={busy !== null}
          onAcknowledge={(result) => run(result, () => acknowledgeResult(result))}
        />
      ) : status === 'cancelled' ? (
        <p dir="auto">{order.cancelled_reason}</p>
      ) : (
        <p>{words.noResults}</p>
      )}
      <OrderActions
        name="laboratory"
        order={order}
        words={{ ...words, recipient: messages.doctor.form.laboratory }}
        readRecipients={readLaboratories}
        sendTo={(laboratory_id) => changeOrder(order, { laboratory_id })}
        cancel={(reason) => changeOrder(order, { status: 'cancelled', reason })}
        onDone={reread}
      />
    </>
  );
}
