import { HealthList } from '@ayana/case-kit/health';
import { signedPaperOf } from '@ayana/case-kit/orders';
import { type Prescription, PRESCRIPTION_STATE_NAMES } from '@ayana/contracts/journey';
import { saveFile } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts } from '@ayana/shared-ui/portal-page';
import { useNow } from '@ayana/shared-ui/time';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { WorkSectionProps } from '../../work/work.types';
import { ItemList } from './item-list';
import { messages } from './messages';
import { changePrescription, courierLabelOf, deliveryNoteOf, labelsOf, readWorkPrescription } from './orders.api';
import { Buttons, Hint } from './orders.styles';
import { type Printable, PrintButtons } from './print-buttons';
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
      {(prescription, again) => <Script prescription={prescription} mayWrite={work.may_write} reread={again} />}
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

interface ScriptProps {
  prescription: Prescription;
  mayWrite: boolean;
  reread: () => void;
}

function Script({ prescription, mayWrite, reread }: ScriptProps) {
  const now = useNow();
  const { run, busy, failure } = useOrderChange(reread);
  const [dialog, setDialog] = useState<Opened | null>(null);
  const { status, steps, patient, written_by } = prescription;
  const close = (): void => setDialog(null);
  const done = (): void => {
    close();
    reread();
  };
  const shared = { reread, onDone: done, onClose: close };
  const step = (to: 'received' | 'ready'): void => run(to, () => changePrescription(prescription, { status: to }));
  const mayAsk = mayWrite && (steps.includes('ask') || (status === 'query' && steps.length === 0));
  return (
    <>
      <div>
        <Chip tone={status === 'delivered' ? 'leaf' : status === 'query' ? 'marigold' : 'teal'}>
          {PRESCRIPTION_STATE_NAMES[status]}
        </Chip>
      </div>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <Facts
        facts={[
          [messages.number, prescription.order_number],
          [facts.prescribed, <bdi key="by">{written_by.name}</bdi>],
          ...deliveryFacts(prescription),
        ]}
      />
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
        <PrintButtons papers={papersOf(prescription)} />
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

/** Where it is brought, until it is there. */
const deliveryFacts = ({ deliver_to }: Prescription): (readonly [string, ReactNode])[] =>
  deliver_to === undefined
    ? []
    : [
        [words.bringTo, <bdi key="to">{[deliver_to.name, deliver_to.address].filter(Boolean).join(', ')}</bdi>],
        ...(deliver_to.phone === null
          ? []
          : [
              [
                words.phone,
                <bdi key="phone" dir="ltr">
                  {deliver_to.phone}
                </bdi>,
              ] as const,
            ]),
      ];

/** The signed prescription, labels for what is in the parcel, the label on it, and the delivery note, as files. */
function papersOf({ id, status, signature }: Prescription): Printable[] {
  const isPrepared = status !== 'written' && status !== 'cancelled';
  const papers = [
    ...(signature === null ? [] : (['signed'] as const)),
    ...(isPrepared ? (['labels', 'courier', 'note'] as const) : []),
  ];
  return papers.map((what) => {
    const [file, name] = FILES[what];
    return { id: what, label: words[what], save: () => saveFile(file(id), name) };
  });
}
