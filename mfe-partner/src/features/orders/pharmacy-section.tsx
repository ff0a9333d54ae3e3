import { HealthList } from '@ayana/case-kit/health';
import { signedPaperOf } from '@ayana/case-kit/orders';
import { type Prescription, PRESCRIPTION_STATE_NAMES } from '@ayana/contracts/journey';
import { saveFile } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts } from '@ayana/shared-ui/portal-page';
import { useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import type { WorkSectionProps } from '../../work/work.types';
import { ItemList } from './item-list';
import { messages } from './messages';
import { changePrescription, courierLabelOf, deliveryNoteOf, labelsOf, readWorkPrescription } from './orders.api';
import { Buttons, Hint } from './orders.styles';
import { ReadOrder } from './read-order';
import { useOrderChange } from './use-order-change';

const DispenseDialog = lazy(() => import('./dispense-dialog'));
const DeliverDialog = lazy(() => import('./deliver-dialog'));
const QuestionDialog = lazy(() => import('./question-dialog'));
const { pharmacy: words, facts } = messages;

/** What a pharmacy does with a prescription: receive, ask back, prepare, hand out, deliver. */
export default function PharmacySection({ work, reread }: WorkSectionProps) {
  return (
    <ReadOrder
      id={work.id}
      read={() => readWorkPrescription(work)}
      event="prescriptions.updated"
      anyEvent
      onChanged={reread}
    >
      {(prescription, again) => <Script prescription={prescription} reread={again} />}
    </ReadOrder>
  );
}

const FILES = {
  signed: [signedPaperOf, 'prescription.pdf'],
  labels: [labelsOf, 'labels.pdf'],
  courier: [courierLabelOf, 'courier-label.pdf'],
  note: [deliveryNoteOf, 'delivery-note.pdf'],
} as const;

type Opened = 'dispense' | 'deliver' | 'ask';

function Script({ prescription, reread }: { prescription: Prescription; reread: () => void }) {
  const now = useNow();
  const { run, busy, failure } = useOrderChange(reread);
  const [dialog, setDialog] = useState<Opened | null>(null);
  const { id, status, steps, patient, written_by } = prescription;
  const close = (): void => setDialog(null);
  const done = (): void => {
    close();
    reread();
  };
  const shared = { reread, onDone: done, onClose: close };
  const step = (to: 'received' | 'ready'): void => run(to, () => changePrescription(prescription, { status: to }));
  const mayAsk = steps.includes('ask') || (status === 'query' && steps.length === 0);
  return (
    <>
      <div>
        <Chip tone={status === 'delivered' ? 'leaf' : status === 'query' ? 'marigold' : 'teal'}>
          {PRESCRIPTION_STATE_NAMES[status]}
        </Chip>
      </div>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <Facts facts={[[facts.prescribed, <bdi key="by">{written_by.name}</bdi>]]} />
      {patient.health == null ? null : <HealthList health={patient.health} />}
      <ItemList prescription={prescription} now={now} />
      <Buttons>
        {steps.includes('receive') ? (
          <Button busy={busy !== null} busyLabel={messages.saving} onClick={() => step('received')}>
            {words.receive}
          </Button>
        ) : null}
        {steps.includes('prepare') ? (
          <Button busy={busy !== null} busyLabel={messages.saving} onClick={() => step('ready')}>
            {words.prepare}
          </Button>
        ) : null}
        {steps.includes('dispense') ? <Button onClick={() => setDialog('dispense')}>{words.dispense}</Button> : null}
        {steps.includes('deliver') ? (
          <Button variant={steps.includes('prepare') ? 'outline' : 'solid'} onClick={() => setDialog('deliver')}>
            {words.deliver}
          </Button>
        ) : null}
        {mayAsk ? (
          <Button variant="outline" onClick={() => setDialog('ask')}>
            {words.ask}
          </Button>
        ) : null}
        <Print
          id={id}
          isSigned={prescription.signature !== null}
          isPrepared={status !== 'written' && status !== 'cancelled'}
        />
      </Buttons>
      {steps.includes('prepare') ? <Hint>{words.prepareText}</Hint> : null}
      <Suspense>
        {dialog === 'dispense' ? <DispenseDialog prescription={prescription} {...shared} /> : null}
        {dialog === 'deliver' ? <DeliverDialog prescription={prescription} {...shared} /> : null}
        {dialog === 'ask' ? <QuestionDialog prescription={prescription} {...shared} /> : null}
      </Suspense>
    </>
  );
}

type Printed = keyof typeof FILES;

/** The signed prescription, labels for what is in the parcel, the label on it, and the delivery note, as files. */
function Print({ id, isSigned, isPrepared }: { id: string; isSigned: boolean; isPrepared: boolean }) {
  const [busy, setBusy] = useState<Printed | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const print = async (what: Printed): Promise<void> => {
    setBusy(what);
    const [file, name] = FILES[what];
    setFailure((await saveFile(file(id), name)).failure?.message ?? null);
    setBusy(null);
  };
  const papers = [
    ...(isSigned ? (['signed'] as const) : []),
    ...(isPrepared ? (['labels', 'courier', 'note'] as const) : []),
  ];
  return (
    <>
      {papers.map((what) => (
        <Button
          key={what}
          variant="outline"
          busy={busy === what}
          busyLabel={words.printing}
          onClick={() => void print(what)}
        >
          {words[what]}
        </Button>
      ))}
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
    </>
  );
}
