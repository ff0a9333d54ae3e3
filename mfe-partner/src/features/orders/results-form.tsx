import {
  flagsOf,
  followingFlag,
  LABORATORY_FLAG_NAMES,
  type LaboratoryOrder,
  flagsOfTyped,
  METHOD_MAX,
  type PastedTable,
  pastedTable,
  readResult,
} from '@ayana/contracts/journey';
import { useForm, useSharedEdit } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Checkbox } from '@ayana/shared-ui/choice';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { ErrorText, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { Chip } from '@ayana/shared-ui/chip';
import { Notice } from '@ayana/shared-ui/notice';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { messages } from './messages';
import { FLAG_TONES, flagName, usualText } from './order-texts';
import { enterResults } from './orders.api';
import { Buttons, Hint, ResultTable } from './orders.styles';
import { ResultInput } from './result-input';
import {
  mustConfirm,
  resultProblems,
  readingOf,
  type ResultRows,
  resultsBody,
  resultsFormName,
  rowText,
  valuesIn,
} from './result-values';

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
  const finished = useRef(false);
  const [left, setLeft] = useState<PastedTable['left']>([]);
  // Kept as the values are, and sent with them.
  const kept = useForm<{ method: string }>({
    name: `${resultsFormName(order.id)}-method`,
    initial: { method: tests.find(({ result }) => result?.method)?.result?.method ?? '' },
    send: () => Promise.resolve(),
    onAccepted: reread,
  });
  const { method } = kept.values;
  const table = useRef<HTMLTableElement>(null);
  const id = useId();
  const { form, fields, changed, notice } = useSharedEdit<ResultRows, LaboratoryOrder>({
    name: resultsFormName(order.id),
    latest: readingOf(order),
    labelOf: (at) => tests[Number(at)]?.name ?? '',
    textOf: (at, rows) => rowText(rows[at]),
    rules: (rows) => resultProblems(valuesIn(rows), tests, finished.current),
    alwaysSends: true,
    closed,
    save: (_names, rows, version) =>
      enterResults({ ...order, version }, resultsBody(valuesIn(rows), tests, finished.current, method.trim())),
    readingOf,
    onSaved: reread,
    reread,
  });
  useEffect(() => {
    onTyping(changed);
  }, [changed, onTyping]);
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const { values, left: others } = pastedTable(text, tests);
    setLeft(others);
    for (const [at, row] of Object.entries(fields)) {
      const value = values.get(row.test);
      if (value !== undefined) form.set(at, { ...row, value, confirmed: false });
    }
  };
  /** Enter moves down the column, as in a table of numbers. */
  const move = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const inputs = table.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-value]');
    const next = inputs?.[at + step];
    next?.focus();
    if (next instanceof HTMLInputElement) next.select();
  };
  if (closed) return <EditNotice notice={notice} />;
  return (
    <form {...form.formProps}>
      <Hint>{words.paste}</Hint>
      {left.length === 0 ? null : (
        <Notice tone="failed">
          {words.notTaken}
          <ul>
            {left.map(({ row, line, why }) => (
              <li key={row}>
                {words.row(row)} <bdi>{line}</bdi>: {words.whyNot[why]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ResultTable ref={table}>
        <thead>
          <tr>
            <th scope="col">{words.test}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.range}</th>
            <th scope="col">{words.flag}</th>
          </tr>
        </thead>
        <tbody>
          {tests.map((test, at) => {
            const row = fields[at];
            if (row === undefined) return null;
            const path = String(at);
            const place = `results.${at}`;
            const follows = followingFlag(row.value, test);
            const error = form.errorOf(`${place}.value`);
            const reason = form.errorOf(`${place}.flag_reason`);
            const missing = form.errorOf(`${place}.flag`);
            const isBlank = row.value.trim() === '';
            const open = flagsOfTyped(row.value, test);
            // A text, and a comparator that leaves it open, are judged by a person.
            const isText = test.scale === 'number' && readResult(row.value, test).is === 'text';
            const isJudged = test.scale === 'text' || isText || open.length > 1;
            const shown = row.flag || follows;
            return (
              <tr key={test.code}>
                <th scope="row">
                  <bdi>{test.name}</bdi>
                  <small>{test.unit}</small>
                </th>
                <td>
                  <ResultInput
                    test={test}
                    field={form.field(`${path}.value`)}
                    onChoose={(value) => form.set(`${path}.value`, value)}
                    invalid={error === undefined ? undefined : `${id}-${at}`}
                    onPaste={paste}
                    onKeyDown={(event) => move(event, at)}
                  />
                  {error === undefined ? null : <ErrorText id={`${id}-${at}`}>{error}</ErrorText>}
                  {mustConfirm(row.value, test) ? (
                    <Checkbox
                      checked={row.confirmed}
                      onChange={({ currentTarget }) => form.set(`${path}.confirmed`, currentTarget.checked)}
                    >
                      {words.confirm(row.value)}
                    </Checkbox>
                  ) : null}
                </td>
                <td>
                  <bdi>{usualText(test)}</bdi>
                </td>
                <td>
                  {isBlank || (follows === null && !isJudged) ? null : (
                    <>
                      {shown === null ? null : <Chip tone={FLAG_TONES[shown]}>{flagName(shown)}</Chip>}
                      <Select
                        {...form.field(`${path}.flag`)}
                        aria-label={words.flagOf(test.name)}
                        {...(missing === undefined ? {} : { 'aria-invalid': true })}
                      >
                        <option value="">
                          {follows === null ? words.chooseFlag : words.follows(flagName(follows))}
                        </option>
                        {flagsOf(test, isText)
                          .filter((flag) => flag !== follows)
                          .map((flag) => (
                            <option key={flag} value={flag}>
                              {LABORATORY_FLAG_NAMES[flag]}
                            </option>
                          ))}
                      </Select>
                      {missing === undefined ? null : <ErrorText id={`${id}-${at}-flag`}>{missing}</ErrorText>}
                      {row.flag === '' || open.length === 0 || open.includes(row.flag) ? null : (
                        <>
                          <TextInput
                            {...form.field(`${path}.flag_reason`)}
                            maxLength={300}
                            dir="auto"
                            placeholder={words.reason}
                            aria-label={words.reason}
                            {...(reason === undefined ? {} : { 'aria-invalid': true })}
                          />
                          {reason === undefined ? null : <ErrorText id={`${id}-${at}-reason`}>{reason}</ErrorText>}
                        </>
                      )}
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </ResultTable>
      <Field label={words.method} optional hint={words.methodHint}>
        <TextInput maxLength={METHOD_MAX} dir="auto" {...kept.field('method')} />
      </Field>
      <EditNotice notice={notice} />
      {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
      <Buttons>
        <Button type="submit" busy={form.busy} busyLabel={messages.saving} onClick={() => (finished.current = true)}>
          {words.finish}
        </Button>
        <Button type="submit" variant="outline" disabled={form.busy} onClick={() => (finished.current = false)}>
          {words.save}
        </Button>
      </Buttons>
    </form>
  );
}
