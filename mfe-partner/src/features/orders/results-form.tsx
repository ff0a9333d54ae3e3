import { type LaboratoryOrder, METHOD_MAX } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { useEffect } from 'react';
import { messages } from './messages';
import { NotTaken } from './not-taken';
import { Buttons, Hint, ResultTable } from './orders.styles';
import { ResultRow } from './result-row';
import { resultsFormName } from './result-values';
import { ResultHead } from './result-head';
import { useResultsEdit } from './use-results-edit';

const { laboratory: words } = messages;

export interface ResultsFormProps {
  order: LaboratoryOrder;
  /** A colleague has finished it: what is typed is only shown. */
  closed: boolean;
  reread: () => void;
  /** There is something typed that is not saved, or no longer. */
  onTyping: (isTyping: boolean) => void;
}

/** Values of all tests of an order in a column: typed down it, or pasted. */
export default function ResultsForm({ order, closed, reread, onTyping }: ResultsFormProps) {
  const { tests } = order;
  // Kept as the values are, and sent with them.
  const kept = useForm<{ method: string }>({
    name: `${resultsFormName(order.id)}-method`,
    initial: { method: tests.find(({ result }) => result?.method)?.result?.method ?? '' },
    send: () => Promise.resolve(),
    onAccepted: reread,
  });
  const { method } = kept.values;
  const { form, fields, changed, notice, left, paste, asFinished } = useResultsEdit({ order, closed, method, reread });
  useEffect(() => {
    onTyping(changed);
  }, [changed, onTyping]);
  if (closed) return <EditNotice notice={notice} />;
  return (
    <form {...form.formProps}>
      <Hint>{words.paste}</Hint>
      <NotTaken left={left} />
      <ResultTable>
        <ResultHead />
        <tbody>
          {tests.map((test, at) => (
            <ResultRow key={test.code} test={test} at={at} row={fields[at]} form={form} onPaste={paste} />
          ))}
        </tbody>
      </ResultTable>
      <Field label={words.method} optional hint={words.methodHint}>
        <TextInput maxLength={METHOD_MAX} dir="auto" {...kept.field('method')} />
      </Field>
      <EditNotice notice={notice} />
      {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
      <Buttons>
        <Button type="submit" busy={form.busy} busyLabel={messages.saving} onClick={() => asFinished(true)}>
          {words.finish}
        </Button>
        <Button type="submit" variant="outline" disabled={form.busy} onClick={() => asFinished(false)}>
          {words.save}
        </Button>
      </Buttons>
    </form>
  );
}
