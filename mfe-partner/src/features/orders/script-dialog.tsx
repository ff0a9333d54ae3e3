import { type Prescription, PRESCRIPTION_STATE_NAMES } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Dialog, DialogBody } from '@ayana/shared-ui/dialog';
import { Notice } from '@ayana/shared-ui/notice';
import { useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { ItemList } from './item-list';
import type { OpenedDialogProps } from './laboratory-dialog';
import { messages } from './messages';
import { patientText } from './order-texts';
import { changePrescription, readPharmacies, readPrescription } from './orders.api';
import { Buttons } from './orders.styles';

const ReasonDialog = lazy(() => import('./reason-dialog'));
const AnotherDialog = lazy(() => import('./another-dialog'));
const PrescriptionDialog = lazy(() => import('./prescription-dialog'));
const AnswerDialog = lazy(() => import('./answer-dialog'));
const { doctor: words, pharmacy } = messages;

/** A prescription as the one who wrote it reads it: its state, what the pharmacy asks, and what can be done. */
export default function ScriptDialog({ id, onChanged, onClose }: OpenedDialogProps) {
  const part = usePart<Prescription>({
    key: id,
    read: () => readPrescription(id),
    live: ['prescriptions.updated'],
    isAbout: (item) => item.id === id,
  });
  const again = (): void => {
    part.reread();
    onChanged();
  };
  return (
    <Dialog open onClose={onClose} title={words.medicines} size="wide">
      <DialogBody>
        <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
          {(prescription) => <Script prescription={prescription} reread={again} />}
        </ReadDetail>
      </DialogBody>
    </Dialog>
  );
}

function Script({ prescription, reread }: { prescription: Prescription; reread: () => void }) {
  const now = useNow();
  const [dialog, setDialog] = useState<'cancel' | 'another' | 'correct' | { query: string } | null>(null);
  const { id, case_number, status, patient, pharmacy: name, is_declined, declined_reason, steps } = prescription;
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
      <Buttons>
        {is_declined ? <Button onClick={() => setDialog('another')}>{pharmacy.another}</Button> : null}
        {steps.includes('cancel') && !is_declined ? (
          <Button variant="outline" onClick={() => setDialog('correct')}>
            {words.form.correct}
          </Button>
        ) : null}
        {steps.includes('cancel') ? (
          <Button variant="outline" onClick={() => setDialog('cancel')}>
            {words.cancelPrescription}
          </Button>
        ) : null}
      </Buttons>
      <Suspense>
        {dialog === 'cancel' ? (
          <ReasonDialog
            name={`prescription-cancel-${id}`}
            title={words.cancelTitle}
            text={words.cancelText}
            submit={words.cancelPrescription}
            danger
            send={(reason) => changePrescription(prescription, { status: 'cancelled', reason })}
            onDone={done}
            onClose={close}
          />
        ) : null}
        {dialog === 'correct' ? (
          <PrescriptionDialog
            journeyId={prescription.journey_id}
            corrects={prescription}
            onDone={done}
            onClose={close}
          />
        ) : null}
        {dialog === 'another' ? (
          <AnotherDialog
            name={`prescription-another-${id}`}
            title={pharmacy.another}
            label={words.form.pharmacy}
            read={readPharmacies}
            send={(pharmacy_id) => changePrescription(prescription, { pharmacy_id })}
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
