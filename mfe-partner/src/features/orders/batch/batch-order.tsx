import type { LaboratoryOrder } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { Notice } from '@ayana/shared-ui/notice';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useBasePath, workHref } from '../../../paths';
import { NotTaken } from '../not-taken';
import { CriticalChip } from '../order-chips';
import { patientText } from '../order-texts';
import { Buttons, ResultTable } from '../orders.styles';
import { ResultHead } from '../result-head';
import { ResultRow } from '../result-row';
import { useResultsEdit } from '../use-results-edit';
import { OrderHead } from './batch.styles';
import { messages } from './messages';

export interface BatchOrderProps {
  order: LaboratoryOrder;
  method: string;
  reread: () => void;
  /** How its unsaved values are saved; null where it has none. */
  onSavable: (id: string, save: (() => void) | null) => void;
}

/** One order among the others: saved by itself, so that what is wrong with it keeps nothing of the others. */
export function BatchOrder({ order, method, reread, onSavable }: BatchOrderProps) {
  const base = useBasePath();
  const { id, order_number, tests, assignment_id } = order;
  const edit = useResultsEdit({ order, closed: false, method, reread });
  const { form, fields, changed, notice, left, paste, asFinished } = edit;
  const { submit } = form;
  useEffect(() => {
    onSavable(
      id,
      changed
        ? () => {
            asFinished(false);
            submit();
          }
        : null,
    );
  });
  useEffect(() => () => onSavable(id, null), [id, onSavable]);
  return (
    <form {...form.formProps}>
      <OrderHead>
        <Link to={workHref(base, assignment_id)} aria-label={messages.openOf(order_number)}>
          {order_number}
        </Link>{' '}
        <bdi>{patientText(order)}</bdi> <CriticalChip order={order} />
      </OrderHead>
      <ResultTable aria-label={messages.tableOf(order_number)}>
        <ResultHead />
        <tbody>
          {tests.map((test, at) => (
            <ResultRow key={test.code} test={test} at={at} row={fields[at]} form={form} onPaste={paste} />
          ))}
        </tbody>
      </ResultTable>
      <NotTaken left={left} />
      <EditNotice notice={notice} />
      {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
      <Buttons>
        <Button
          type="submit"
          size="small"
          busy={form.busy}
          busyLabel={messages.saving}
          aria-label={messages.finishOf(order_number)}
          onClick={() => asFinished(true)}
        >
          {messages.finish}
        </Button>
        <Button
          type="submit"
          size="small"
          variant="outline"
          disabled={form.busy || !changed}
          aria-label={messages.saveOf(order_number)}
          onClick={() => asFinished(false)}
        >
          {messages.save}
        </Button>
      </Buttons>
    </form>
  );
}
