import { type LaboratoryOrder, type PastedTable, pastedTable } from '@ayana/contracts/journey';
import { useSharedEdit } from '@ayana/portal-kit/screens';
import { type ClipboardEvent, useRef, useState } from 'react';
import { enterResults } from './orders.api';
import {
  readingOf,
  resultProblems,
  type ResultRows,
  resultsBody,
  resultsFormName,
  rowText,
  valuesIn,
} from './result-values';

export interface ResultsEditOptions {
  order: LaboratoryOrder;
  /** A colleague has finished it: what is typed is only shown. */
  closed: boolean;
  method: string;
  reread: () => void;
}

/** The results of one order as they are typed or pasted; the same text is kept wherever they are entered. */
export function useResultsEdit({ order, closed, method, reread }: ResultsEditOptions) {
  const { tests } = order;
  const finished = useRef(false);
  const [left, setLeft] = useState<PastedTable['left']>([]);
  const edit = useSharedEdit<ResultRows, LaboratoryOrder>({
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
  const { form, fields } = edit;
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
  /** @param isFinished every test has a value: it can be reviewed */
  const asFinished = (isFinished: boolean): void => {
    finished.current = isFinished;
  };
  return { ...edit, left, paste, asFinished };
}
