import {
  flagsOf,
  followingFlag,
  LABORATORY_FLAG_NAMES,
  type LaboratoryOrder,
  pastedValues,
} from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Checkbox } from '@ayana/shared-ui/choice';
import { ErrorText, Select, TextInput } from '@ayana/shared-ui/field';
import { Chip } from '@ayana/shared-ui/chip';
import { Notice } from '@ayana/shared-ui/notice';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { messages } from './messages';
import { FLAG_TONES, flagName, usualText } from './order-texts';
import { enterResults } from './orders.api';
import { Buttons, Hint, ResultTable } from './orders.styles';
import { ResultInput } from './result-input';
import { mustConfirm, resultProblems, resultsBody, type ResultValues, valuesOf } from './result-values';

const { laboratory: words } = messages;

/** Values of all tests of an order in a column: typed down it, or pasted. */
export default function ResultsForm({ order, onSaved }: { order: LaboratoryOrder; onSaved: () => void }) {
  const finished = useRef(false);
  const table = useRef<HTMLTableElement>(null);
  const id = useId();
  const { tests } = order;
  const form = useForm<ResultValues, LaboratoryOrder>({
    name: `laboratory-results-${order.id}-${order.version}`,
    initial: valuesOf(order),
    rules: (values) => resultProblems(values, tests, finished.current),
    send: (values) => enterResults(order, resultsBody(values, tests, finished.current)),
    onAccepted: onSaved,
  });
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    const found = pastedValues(text, tests);
    if (found.size === 0) return;
    event.preventDefault();
    form.set(
      'results',
      form.values.results.map((row) => ({ ...row, value: found.get(row.test) ?? row.value, confirmed: false })),
    );
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
  return (
    <form {...form.formProps}>
      {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
      <Hint>{words.paste}</Hint>
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
            const row = form.values.results[at];
            if (row === undefined) return null;
            const path = `results.${at}`;
            const follows = followingFlag(row.value, test);
            const error = form.errorOf(`${path}.value`);
            const reason = form.errorOf(`${path}.flag_reason`);
            const missing = form.errorOf(`${path}.flag`);
            const isBlank = row.value.trim() === '';
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
                  {isBlank || (follows === null && test.scale !== 'text') ? null : (
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
                        {flagsOf(test)
                          .filter((flag) => flag !== follows)
                          .map((flag) => (
                            <option key={flag} value={flag}>
                              {LABORATORY_FLAG_NAMES[flag]}
                            </option>
                          ))}
                      </Select>
                      {missing === undefined ? null : <ErrorText id={`${id}-${at}-flag`}>{missing}</ErrorText>}
                      {row.flag === '' || follows === null || row.flag === follows ? null : (
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
