import { LABORATORY_STATE_NAMES, type LaboratoryOrder } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Dialog, DialogBody } from '@ayana/shared-ui/dialog';
import { Notice } from '@ayana/shared-ui/notice';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import { patientText } from './order-texts';
import { acknowledgeResult, changeOrder, readLaboratories, readOrder } from './orders.api';
import { Buttons } from './orders.styles';
import { ResultsView } from './results-view';
import { useOrderChange } from './use-order-change';

const ReasonDialog = lazy(() => import('./reason-dialog'));
const AnotherDialog = lazy(() => import('./another-dialog'));
const { laboratory: words } = messages;

export interface OpenedDialogProps {
  id: string;
  onChanged: () => void;
  onClose: () => void;
}

/** An order as the one who ordered reads it: its state, its results, and what can be done. */
export default function LaboratoryDialog({ id, onChanged, onClose }: OpenedDialogProps) {
  const part = usePart<LaboratoryOrder>({
    key: id,
    read: () => readOrder(id),
    live: ['laboratory_orders.updated'],
    isAbout: (item) => item.id === id,
  });
  const again = (): void => {
    part.reread();
    onChanged();
  };
  return (
    <Dialog open onClose={onClose} title={messages.doctor.tests} size="wide">
      <DialogBody>
        <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
          {(order) => <Order order={order} reread={again} />}
        </ReadDetail>
      </DialogBody>
    </Dialog>
  );
}

function Order({ order, reread }: { order: LaboratoryOrder; reread: () => void }) {
  const now = useNow();
  const { run, busy, failure } = useOrderChange(reread);
  const [dialog, setDialog] = useState<'cancel' | 'another' | null>(null);
  const { id, case_number, status, patient, tests, laboratory, critical_open = 0 } = order;
  const close = (): void => setDialog(null);
  const done = (): void => {
    close();
    reread();
  };
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
          {words.rejectedSample(accession_number, dateText(new Date(sampled_at), now), reason)}
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
          busy={busy}
          onAcknowledge={(result) => run(() => acknowledgeResult(result))}
        />
      ) : status === 'cancelled' ? (
        <p dir="auto">{order.cancelled_reason}</p>
      ) : (
        <p>{words.noResults}</p>
      )}
      <Buttons>
        {order.is_declined ? <Button onClick={() => setDialog('another')}>{words.another}</Button> : null}
        {order.steps.includes('cancel') ? (
          <Button variant="outline" onClick={() => setDialog('cancel')}>
            {words.cancel}
          </Button>
        ) : null}
      </Buttons>
      <Suspense>
        {dialog === 'cancel' ? (
          <ReasonDialog
            name={`laboratory-cancel-${id}`}
            title={words.cancelTitle}
            text={words.cancelText}
            submit={words.cancel}
            danger
            send={(reason) => changeOrder(order, { status: 'cancelled', reason })}
            onDone={done}
            onClose={close}
          />
        ) : null}
        {dialog === 'another' ? (
          <AnotherDialog
            name={`laboratory-another-${id}`}
            title={words.another}
            label={messages.doctor.form.laboratory}
            read={readLaboratories}
            send={(laboratory_id) => changeOrder(order, { laboratory_id })}
            onDone={done}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
