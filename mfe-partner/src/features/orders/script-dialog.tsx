import { type Prescription, PRESCRIPTION_STATE_NAMES } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Notice } from '@ayana/shared-ui/notice';
import { useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { ItemList } from './item-list';
import { messages } from './messages';
import { type OpenedDialogProps, OpenedOrder, OrderActions } from './opened-order';
import { patientText } from './order-texts';
import { changePrescription, readPharmacies, readPrescription } from './orders.api';

const PrescriptionDialog = lazy(() => import('./prescription-dialog'));
const AnswerDialog = lazy(() => import('./answer-dialog'));
const { doctor: words, pharmacy } = messages;

/** A prescription as the one who wrote it reads it: its state, what the pharmacy asks, and what can be done. */
export default function ScriptDialog(opened: OpenedDialogProps) {
  return (
    <OpenedOrder {...opened} title={words.medicines} read={readPrescription} event="prescriptions.updated">
      {(prescription, reread) => <Script prescription={prescription} reread={reread} />}
    </OpenedOrder>
  );
}

function Script({ prescription, reread }: { prescription: Prescription; reread: () => void }) {
  const now = useNow();
  const [dialog, setDialog] = useState<'correct' | { query: string } | null>(null);
  const { case_number, status, patient, pharmacy: name, is_declined, declined_reason, steps } = prescription;
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
        <bdi>{name}</bdi>{' '}
        <Chip tone={status === 'query' ? 'marigold' : 'teal'}>{PRESCRIPTION_STATE_NAMES[status]}</Chip>
      </p>
      {is_declined ? (
        <Notice tone="failed">
          <bdi>{pharmacy.declined(name)}</bdi> <span dir="auto">{declined_reason}</span>
        </Notice>
      ) : null}
      <ItemList
        prescription={prescription}
        now={now}
        {...(status === 'query' ? { onAnswer: (query: string) => setDialog({ query }) } : {})}
      />
      <OrderActions
        name="prescription"
        order={prescription}
        words={{
          another: pharmacy.another,
          recipient: words.form.pharmacy,
          cancel: words.cancelPrescription,
          cancelTitle: words.cancelTitle,
          cancelText: words.cancelText,
        }}
        readRecipients={readPharmacies}
        sendTo={(pharmacy_id) => changePrescription(prescription, { pharmacy_id })}
        cancel={(reason) => changePrescription(prescription, { status: 'cancelled', reason })}
        onDone={reread}
      >
        {steps.includes('cancel') && !is_declined ? (
          <Button variant="outline" onClick={() => setDialog('correct')}>
            {words.form.correct}
          </Button>
        ) : null}
      </OrderActions>
      <Suspense>
        {dialog === 'correct' ? (
          <PrescriptionDialog
            journeyId={prescription.journey_id}
            corrects={prescription}
            onDone={done}
            onClose={close}
          />
        ) : null}
        {dialog !== null && typeof dialog === 'object' ? (
          <AnswerDialog prescription={prescription} queryId={dialog.query} onDone={done} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
