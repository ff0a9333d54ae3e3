import { changePayment, PaymentList, usePayments } from '@ayana/case-kit/payment';
import { type CasePayment, PAYMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { useChange } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { moneyText } from '@ayana/shared-ui/money';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../messages';
import { messages } from './payment-messages';

const PaymentDialog = lazy(() => import('./payment-dialog'));
const WaivePaymentDialog = lazy(() => import('./waive-payment-dialog'));

type Asked = { kind: 'receive' | 'reopen'; payment: CasePayment };
type Open = { kind: 'add' } | { kind: 'change' | 'waive'; payment: CasePayment } | Asked;

/** What the patient pays before the bill: entered, and marked as received or not needed. */
export function PaymentsCard({ journeyId, now }: { journeyId: string; now: Date }) {
  const payments = usePayments(journeyId);
  const { run, busy, failure } = useChange(payments.reread);
  const [open, setOpen] = useState<Open | null>(null);
  const asked = open?.kind === 'receive' || open?.kind === 'reopen' ? open : null;
  const latestOf = ({ id }: CasePayment): CasePayment | undefined => payments.value?.find((each) => each.id === id);
  const close = { onClose: () => setOpen(null) };
  const done = {
    ...close,
    onDone: () => {
      setOpen(null);
      payments.reread();
    },
  };
  return (
    <PortalCard title={messages.title}>
      <ReadDetail detail={payments} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(value) =>
          value.length === 0 ? (
            <p>{messages.none}</p>
          ) : (
            <PaymentList
              payments={value}
              now={now}
              reader="staff"
              renderActions={(payment) => <Actions payment={payment} onOpen={setOpen} />}
            />
          )
        }
      </ReadDetail>
      <div>
        <Button
          variant="tonal"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => setOpen({ kind: 'add' })}
        >
          {messages.add}
        </Button>
      </div>
      {asked === null ? null : (
        <ConfirmDialog
          {...close}
          {...confirmWords(asked)}
          busy={busy !== null}
          failure={failure}
          onConfirm={() =>
            run(asked.payment.id, async () => {
              await changePayment(latestOf(asked.payment) ?? asked.payment, { step: asked.kind });
              setOpen(null);
            })
          }
        />
      )}
      <Suspense>
        {open?.kind === 'waive' ? (
          <WaivePaymentDialog payment={latestOf(open.payment) ?? open.payment} {...done} />
        ) : null}
        {open?.kind === 'add' || open?.kind === 'change' ? (
          <PaymentDialog
            journeyId={journeyId}
            payment={open.kind === 'add' ? null : (latestOf(open.payment) ?? open.payment)}
            reread={payments.reread}
            {...done}
          />
        ) : null}
      </Suspense>
    </PortalCard>
  );
}

function confirmWords({ kind, payment }: Asked) {
  const { title, text, submit, busy } = kind === 'receive' ? messages.received : messages.reopened;
  return {
    title: title(PAYMENT_KIND_NAMES[payment.kind], moneyText(payment.amount / 100)),
    text,
    submitLabel: submit,
    busyLabel: busy,
  };
}

function Actions({ payment, onOpen }: { payment: CasePayment; onOpen: (open: Open) => void }) {
  const what = PAYMENT_KIND_NAMES[payment.kind];
  const show = (kind: Exclude<Open['kind'], 'add'>) => (): void => onOpen({ kind, payment });
  if (payment.status !== 'due')
    return (
      <Button variant="quiet" size="small" aria-label={messages.reopenOf(what)} onClick={show('reopen')}>
        {messages.reopen}
      </Button>
    );
  return (
    <>
      <Button size="small" variant="tonal" aria-label={messages.receiveOf(what)} onClick={show('receive')}>
        {messages.receive}
      </Button>
      <Button size="small" variant="outline" aria-label={messages.changeOf(what)} onClick={show('change')}>
        {messages.change}
      </Button>
      <Button size="small" variant="quiet" aria-label={messages.waiveOf(what)} onClick={show('waive')}>
        {messages.waive}
      </Button>
    </>
  );
}
