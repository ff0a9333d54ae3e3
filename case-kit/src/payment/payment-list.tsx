import { type CasePayment, PAYMENT_KIND_NAMES, PAYMENT_USUAL_WAYS } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { LookChip, type ChipLook } from '@ayana/shared-ui/chip';
import { moneyText } from '@ayana/shared-ui/money';
import { dateText, dayText } from '@ayana/shared-ui/time';
import { BadgeCheck, CircleDashed, CircleSlash, Clock, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { Payments } from './payment.styles';

export interface PaymentListProps {
  payments: readonly CasePayment[];
  now: Date;
  reader: 'patient' | 'staff' | 'hospital';
  /** What the reader can do with one. */
  renderActions?: (payment: CasePayment) => ReactNode;
}

/** Each amount with its day, how it is paid, and what became of it. */
export function PaymentList({ payments, now, reader, renderActions }: PaymentListProps) {
  return (
    <Payments>
      {payments.map((payment) => {
        const state = stateOf(payment, now);
        return (
          <li key={payment.id}>
            <header>
              <b>{messages.name(PAYMENT_KIND_NAMES[payment.kind], moneyText(payment.amount / 100))}</b>
              <LookChip look={LOOKS[state]}>{messages.states[state]}</LookChip>
            </header>
            <p>{dayOf(payment, state, now)}</p>
            {payment.status === 'due' ? <p dir="auto">{payment.how ?? PAYMENT_USUAL_WAYS[payment.kind]}</p> : null}
            {state === 'reported' && payment.reported_at !== null ? (
              <p>
                {(reader === 'patient' ? messages.reportedByYou : messages.reported)(
                  dateText(new Date(payment.reported_at), now),
                )}
              </p>
            ) : null}
            {renderActions === undefined ? null : <div>{renderActions(payment)}</div>}
          </li>
        );
      })}
    </Payments>
  );
}

type Shown = keyof typeof messages.states;

const LOOKS: Readonly<Record<Shown, ChipLook>> = {
  due: ['marigold', CircleDashed],
  late: ['coral', Clock],
  reported: ['teal', Hourglass],
  received: ['leaf', BadgeCheck],
  waived: ['neutral', CircleSlash],
};

/** The day is one of India: the hospital is there. */
function stateOf({ status, reported_at, due_on }: CasePayment, now: Date): Shown {
  if (status !== 'due') return status;
  if (reported_at !== null) return 'reported';
  return due_on !== null && due_on < todayIn(INDIA_ZONE, now) ? 'late' : 'due';
}

function dayOf(
  { kind, due_on, received_at, waived_at, waived_reason }: CasePayment,
  state: Shown,
  now: Date,
): ReactNode {
  if (received_at !== null) return messages.received(dateText(new Date(received_at), now));
  if (waived_at !== null) return messages.waived(dateText(new Date(waived_at), now), waived_reason ?? '');
  if (due_on === null) return kind === 'room_fee' ? messages.withAdmission : messages.noDay;
  const day = dayText(due_on, now);
  return state === 'late' ? messages.late(day) : messages.due(day);
}
