import { PaymentList, reportPayment, usePayments } from '@ayana/case-kit/payment';
import { type CasePayment, PAYMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { newIdempotencyKey, toast } from '@ayana/portal-kit';
import { useChange } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { messages } from './messages';

export interface PaymentsCardProps {
  journeyId: string;
  now: Date;
  /** Only while something is to be paid: the home. */
  whileDue?: boolean;
}

/** Deposit and room fee of the accepted quote: how much, until when, how, and whether it was received. */
export default function PaymentsCard({ journeyId, now, whileDue = false }: PaymentsCardProps) {
  const { value, failure, reread } = usePayments(journeyId);
  const { run, busy, failure: refusal } = useChange(reread);
  if (value === null && failure !== null)
    return whileDue ? null : <FailedPart what={messages.failed} failure={failure} onRetry={reread} />;
  if (value === null || value.length === 0) return null;
  if (whileDue && value.every(({ status }) => status !== 'due')) return null;
  const hospital = value.find((payment) => payment.hospital !== null)?.hospital ?? null;
  const report = ({ id }: CasePayment): void =>
    run(id, async () => {
      await reportPayment(id, newIdempotencyKey());
      toast.success(messages.title, messages.thanks);
    });
  return (
    <PortalCard title={messages.title}>
      <p>{hospital === null ? messages.leadPlain : messages.lead(hospital)}</p>
      {refusal === null ? null : <Notice tone="failed">{refusal}</Notice>}
      <PaymentList
        payments={value}
        now={now}
        reader="patient"
        renderActions={(payment) =>
          payment.status === 'due' && payment.reported_at === null ? (
            <Button
              variant="outline"
              size="small"
              busy={busy === payment.id}
              busyLabel={messages.saving}
              aria-label={messages.paidOf(PAYMENT_KIND_NAMES[payment.kind])}
              onClick={() => report(payment)}
            >
              {messages.paid}
            </Button>
          ) : null
        }
      />
    </PortalCard>
  );
}
