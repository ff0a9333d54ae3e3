import { changeOrder } from '@ayana/case-kit/orders';
import { LABORATORY_STATE_NAMES, type LaboratoryOrder, SPECIMEN_NAMES } from '@ayana/contracts/journey';
import { hasKept } from '@ayana/portal-kit';
import { saveFile } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts } from '@ayana/shared-ui/portal-page';
import { dateText, momentText, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import type { WorkSectionProps } from '../../work/work.types';
import { messages } from './messages';
import { CriticalChip } from './order-chips';
import { readWorkOrder, reportOf, specimenLabelsOf } from './orders.api';
import { Buttons, Hint } from './orders.styles';
import { type Printable, PrintButtons } from './print-buttons';
import { ReadOrder } from './read-order';
import { resultsFormName } from './result-values';
import { ResultsView } from './results-view';
import { useOrderChange } from './use-order-change';

const ResultsForm = lazy(() => import('./results-form'));
const SampleDialog = lazy(() => import('./sample-dialog'));
const ReasonDialog = lazy(() => import('./reason-dialog'));
const TrendView = lazy(() => import('./trend-view'));
const { laboratory: words, facts, trend } = messages;

/** What a laboratory does with an order: sample, results, review, release. */
export default function LaboratorySection({ work, reread }: WorkSectionProps) {
  return (
    <ReadOrder
      id={work.id}
      read={() => readWorkOrder(work)}
      event="laboratory_orders.updated"
      anyEvent
      onChanged={reread}
    >
      {(order, again) => <Order order={order} reread={again} />}
    </ReadOrder>
  );
}

function Order({ order, reread }: { order: LaboratoryOrder; reread: () => void }) {
  const now = useNow();
  const { run, busy, failure } = useOrderChange(reread);
  const [hasTrend, setTrend] = useState(false);
  const [dialog, setDialog] = useState<'sample' | 'reject' | 'reopen' | null>(null);
  const { status, steps, critical_open = 0 } = order;
  // What is typed stays on screen although a colleague has finished the results meanwhile.
  const [isTyping, setTyping] = useState(() => hasKept(resultsFormName(order.id)));
  const close = (): void => setDialog(null);
  const done = (): void => {
    close();
    reread();
  };
  const moment = (at: string): string => dateText(new Date(at), now);
  const mayEnter = (status === 'sample_taken' || status === 'in_progress') && steps.includes('report');
  return (
    <>
      <div>
        <Chip tone={status === 'released' ? 'leaf' : 'teal'}>{LABORATORY_STATE_NAMES[status]}</Chip>{' '}
        <CriticalChip order={order} />
      </div>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {critical_open === 0 ? null : (
        <Notice tone="failed">
          {words.waits(critical_open)} {order.paged_at ? words.told(moment(order.paged_at), order.pages ?? 1) : null}{' '}
          {order.escalated_at ? words.escalated : null}
        </Notice>
      )}
      <Facts facts={factsOf(order, moment)} />
      {order.rejected_samples.map(({ accession_number, sampled_at, reason, rejected_at }) => (
        <Hint key={rejected_at} dir="auto">
          {words.rejectedSample(accession_number, momentText(new Date(sampled_at), now), reason)}
        </Hint>
      ))}
      {mayEnter || isTyping ? (
        <Suspense>
          <ResultsForm order={order} closed={!mayEnter} reread={reread} onTyping={setTyping} />
        </Suspense>
      ) : null}
      {mayEnter ? null : <ResultsView order={order} now={now} />}
      <Buttons>
        {steps.includes('take_sample') ? <Button onClick={() => setDialog('sample')}>{words.take}</Button> : null}
        {steps.includes('review') ? (
          <Button
            busy={busy !== null}
            busyLabel={messages.saving}
            onClick={() => run(order.id, () => changeOrder(order, { status: 'reviewed' }))}
          >
            {words.review}
          </Button>
        ) : null}
        {steps.includes('release') ? (
          <Button
            busy={busy !== null}
            busyLabel={messages.saving}
            disabled={critical_open > 0}
            onClick={() => run(order.id, () => changeOrder(order, { status: 'released' }))}
          >
            {words.release}
          </Button>
        ) : null}
        {steps.includes('reject_sample') ? (
          <Button variant="outline" onClick={() => setDialog('reject')}>
            {words.reject}
          </Button>
        ) : null}
        {steps.includes('reopen') ? (
          <Button variant="outline" onClick={() => setDialog('reopen')}>
            {words.reopen}
          </Button>
        ) : null}
        <PrintButtons papers={papersOf(order)} />
        {status === 'cancelled' ? null : (
          <Button variant="outline" aria-expanded={hasTrend} onClick={() => setTrend(!hasTrend)}>
            {hasTrend ? trend.hide : trend.show}
          </Button>
        )}
      </Buttons>
      <Suspense>{hasTrend ? <TrendView id={order.id} /> : null}</Suspense>
      <ReviewHint order={order} />
      {steps.includes('release') ? <Hint>{critical_open > 0 ? words.holds : words.releaseText}</Hint> : null}
      <Suspense>
        {dialog === 'sample' ? <SampleDialog order={order} onDone={done} onClose={close} /> : null}
        {dialog === 'reject' ? (
          <ReasonDialog
            name={`laboratory-reject-${order.id}`}
            title={words.rejectTitle}
            text={words.rejectText}
            submit={words.reject}
            send={(reason) => changeOrder(order, { status: 'ordered', reason })}
            onDone={done}
            onClose={close}
          />
        ) : null}
        {dialog === 'reopen' ? (
          <ReasonDialog
            name={`laboratory-reopen-${order.id}`}
            title={words.reopenTitle}
            text={words.reopenText}
            submit={words.reopen}
            send={(reason) => changeOrder(order, { status: 'in_progress', reason })}
            onDone={done}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** The labels of samples, and what was reviewed as the patient gets it. */
function papersOf({ id, order_number, status }: LaboratoryOrder): Printable[] {
  if (status === 'cancelled') return [];
  const labels = {
    id: 'labels',
    label: words.labels,
    save: () => saveFile(specimenLabelsOf(id), `labels-${order_number}.pdf`),
  };
  const report = {
    id: 'report',
    label: words.report,
    save: () => saveFile(reportOf(id), `laboratory-results-${order_number}.pdf`),
  };
  return status === 'reviewed' || status === 'released' ? [labels, report] : [labels];
}

/** Who reviews what was entered. */
function ReviewHint({ order: { reviewer = null } }: { order: LaboratoryOrder }) {
  if (reviewer === null) return null;
  return <Hint>{reviewer === 'reader' ? words.reviewText : words.reviewers[reviewer]}</Hint>;
}

type Fact = readonly [string, React.ReactNode];

function factsOf(order: LaboratoryOrder, moment: (at: string) => string): readonly Fact[] {
  const { tests, sampled_at, sampled_by, reviewed_by, reviewed_at } = order;
  const specimens = [...new Set(tests.map(({ specimen }) => SPECIMEN_NAMES[specimen]))].join(', ');
  const rows: readonly (Fact | null)[] = [
    [messages.number, order.order_number],
    [facts.by, <bdi key="by">{order.ordered_by.name}</bdi>],
    [facts.specimen, specimens],
    sampled_at === null ? [words.test, tests.map(({ name }) => name).join(', ')] : null,
    order.accession_number === null ? null : [words.accession, order.accession_number],
    sampled_at === null ? null : [facts.sampled, facts.sampledBy(moment(sampled_at), sampled_by ?? '')],
    reviewed_by && reviewed_at ? [facts.reviewed, facts.reviewedBy(reviewed_by.name, moment(reviewed_at))] : null,
  ];
  return rows.filter((row) => row !== null);
}
