import {
  flagsOf,
  flagsOfTyped,
  followingFlag,
  LABORATORY_FLAG_NAMES,
  type OrderedTest,
  readResult,
} from '@ayana/contracts/journey';
import type { Form } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { Chip } from '@ayana/shared-ui/chip';
import { ErrorText, Select, TextInput } from '@ayana/shared-ui/field';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { messages } from './messages';
import { FLAG_TONES, flagName, usualText } from './order-texts';
import { ResultInput } from './result-input';
import { mustConfirm, type ResultRows } from './result-values';

const { laboratory: words } = messages;

export interface ResultRowProps {
  test: OrderedTest;
  /** Its place in the order. */
  at: number;
  row: ResultRows[string] | undefined;
  form: Pick<Form<ResultRows>, 'field' | 'set' | 'errorOf'>;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** One test of an order: its value, the usual range, and what the value means. */
export function ResultRow({ test, at, row, form, onPaste }: ResultRowProps) {
  const id = useId();
  const place = `results.${at}`;
  const error = form.errorOf(`${place}.value`);
  if (row === undefined) return null;
  return (
    <tr>
      <th scope="row">
        <bdi>{test.name}</bdi>
        <small>{test.unit}</small>
      </th>
      <td>
        <ResultInput
          test={test}
          field={form.field(`${at}.value`)}
          onChoose={(value) => form.set(`${at}.value`, value)}
          invalid={error === undefined ? undefined : id}
          onPaste={onPaste}
          onKeyDown={moveDown}
        />
        {error === undefined ? null : <ErrorText id={id}>{error}</ErrorText>}
        {mustConfirm(row.value, test) ? (
          <Checkbox
            checked={row.confirmed}
            onChange={({ currentTarget }) => form.set(`${at}.confirmed`, currentTarget.checked)}
          >
            {words.confirm(row.value)}
          </Checkbox>
        ) : null}
      </td>
      <td>
        <bdi>{usualText(test)}</bdi>
      </td>
      <td>
        <Flag test={test} at={at} row={row} form={form} />
      </td>
    </tr>
  );
}

function Flag({ test, at, row, form }: Omit<ResultRowProps, 'row' | 'onPaste'> & { row: ResultRows[string] }) {
  const id = useId();
  const place = `results.${at}`;
  const reason = form.errorOf(`${place}.flag_reason`);
  const missing = form.errorOf(`${place}.flag`);
  const follows = followingFlag(row.value, test);
  const open = flagsOfTyped(row.value, test);
  // A text, and a comparator that leaves it open, are judged by a person.
  const isText = test.scale === 'number' && readResult(row.value, test).is === 'text';
  const isJudged = test.scale === 'text' || isText || open.length > 1;
  const shown = row.flag || follows;
  if (row.value.trim() === '' || (follows === null && !isJudged)) return null;
  return (
    <>
      {shown === null ? null : <Chip tone={FLAG_TONES[shown]}>{flagName(shown)}</Chip>}
      <Select
        {...form.field(`${at}.flag`)}
        aria-label={words.flagOf(test.name)}
        {...(missing === undefined ? {} : { 'aria-invalid': true })}
      >
        <option value="">{follows === null ? words.chooseFlag : words.follows(flagName(follows))}</option>
        {flagsOf(test, isText)
          .filter((flag) => flag !== follows)
          .map((flag) => (
            <option key={flag} value={flag}>
              {LABORATORY_FLAG_NAMES[flag]}
            </option>
          ))}
      </Select>
      {missing === undefined ? null : <ErrorText id={`${id}-flag`}>{missing}</ErrorText>}
      {row.flag === '' || open.length === 0 || open.includes(row.flag) ? null : (
        <>
          <TextInput
            {...form.field(`${at}.flag_reason`)}
            maxLength={300}
            dir="auto"
            placeholder={words.reason}
            aria-label={words.reason}
            {...(reason === undefined ? {} : { 'aria-invalid': true })}
          />
          {reason === undefined ? null : <ErrorText id={`${id}-reason`}>{reason}</ErrorText>}
        </>
      )}
    </>
  );
}

/** Enter and the arrows move along the column of values, from one order of the table to the next. */
function moveDown(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const field = event.currentTarget;
  const column = field.closest('[data-results]') ?? field.closest('table');
  const inputs = column?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-value]');
  const all = [...(inputs ?? [])];
  const next = all[all.findIndex((each) => each === field) + step];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
