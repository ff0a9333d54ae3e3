import { BillList, useBills } from '@ayana/case-kit/bill';
import { useQuotes } from '@ayana/case-kit/quote';
import { type Bill, BILL_KINDS, type BillKind } from '@ayana/contracts/journey';
import { hasKept, newIdempotencyKey } from '@ayana/portal-kit';
import { useChange } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { useNow } from '@ayana/shared-ui/time';
import { Receipt } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { WorkSectionProps } from '../../../work/work.types';
import { Actions } from '../quote.styles';
import { billFormName } from './bill-values';
import { addBill } from './bill.api';
import { messages } from './messages';

const BillEditor = lazy(() => import('./bill-editor'));

/** The hospital's bills on a referral whose quote was accepted: written beside the quote, sent, corrected. */
export default function BillSection({ work }: WorkSectionProps) {
  const quotes = useQuotes(work.journey_id);
  if (work.status !== 'accepted' && work.status !== 'done') return <p>{messages.notYet}</p>;
  return (
    <ReadDetail detail={quotes} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
      {(value) =>
        value.some(({ status }) => status === 'accepted') ? (
          <OwnBills journeyId={work.journey_id} mayWrite={work.may_write} />
        ) : (
          <p>{messages.notYet}</p>
        )
      }
    </ReadDetail>
  );
}

function OwnBills({ journeyId, mayWrite }: { journeyId: string; mayWrite: boolean }) {
  const bills = useBills(journeyId);
  return (
    <ReadDetail detail={bills} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
      {(value) => <Written journeyId={journeyId} mayWrite={mayWrite} bills={value} reread={bills.reread} />}
    </ReadDetail>
  );
}

interface WrittenProps {
  journeyId: string;
  mayWrite: boolean;
  bills: readonly Bill[];
  reread: () => void;
}

function Written({ journeyId, mayWrite, bills, reread }: WrittenProps) {
  const now = useNow();
  const { run, busy, failure } = useChange(reread);
  const draft = bills.find(({ status }) => status === 'draft');
  const sent = bills.filter((bill) => bill !== draft);
  const isOver = sent.some(({ kind, status }) => kind === 'final' && status === 'sent');
  const begin = (kind: BillKind, corrected: Bill | null): void =>
    run(kind, () => addBill(journeyId, kind, corrected, newIdempotencyKey()));
  const [typed, setTyped] = useState(() => bills.filter(({ id }) => hasKept(billFormName(id))));
  // What is typed stays on screen although a colleague has sent or dropped the draft it was typed into.
  const closed = typed
    .filter(({ id }) => id !== draft?.id)
    .map((bill) => bills.find(({ id }) => id === bill.id) ?? Object.assign({}, bill, { updated_by: null }));
  const onTyping = (bill: Bill, isTyping: boolean): void =>
    setTyped((known) => {
      if (known.some(({ id }) => id === bill.id) === isTyping) return known;
      return isTyping ? [...known, bill] : known.filter(({ id }) => id !== bill.id);
    });
  const offers = mayWrite && draft === undefined;
  return (
    <>
      {bills.length === 0 ? <p>{messages.none}</p> : null}
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <Suspense>
        {(mayWrite ? [...closed, ...(draft === undefined ? [] : [draft])] : []).map((bill) => (
          <BillEditor key={bill.id} bill={bill} closed={bill !== draft} reread={reread} onTyping={onTyping} />
        ))}
      </Suspense>
      {offers && !isOver ? (
        <Actions>
          {BILL_KINDS.map((kind) => (
            <Button
              key={kind}
              variant={kind === 'final' ? 'outline' : 'tonal'}
              size="small"
              icon={<Receipt size={16} aria-hidden="true" />}
              busy={busy === kind}
              busyLabel={messages.writing}
              onClick={() => begin(kind, null)}
            >
              {messages.write[kind]}
            </Button>
          ))}
        </Actions>
      ) : null}
      <BillList bills={sent} now={now} {...(offers ? { onCorrect: (bill: Bill) => begin(bill.kind, bill) } : {})} />
    </>
  );
}
