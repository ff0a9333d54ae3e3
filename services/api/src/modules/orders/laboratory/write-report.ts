import {
  decimalText,
  LABORATORY_FLAG_NAMES,
  type LaboratoryOrder,
  type LaboratoryRange,
  type OrderedTest,
  resultText,
  SPECIMEN_NAMES,
  usualAnswer,
} from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { isolated } from '../../../platform/typesetting/isolated.js';
import { dayOfMoment, momentText } from '../../../platform/typesetting/paper-dates.js';
import { Sheet, type SheetRow } from '../../../platform/typesetting/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { LABORATORY_PARTS, type PaperPatient, patientLines } from '../../patient-papers/index.js';
import { REPORT_MESSAGES as messages } from './report-messages.js';

/** Released results as a PDF, in the current language. The same order gives the same bytes. */
export function writeReport(order: LaboratoryOrder, patient: PaperPatient): Buffer {
  const { ordered_by, sampled_at, sampled_by, reviewed_by } = order;
  const made = new Date(order.released_at ?? order.updated_at);
  const sheet = new Sheet({ title: messages.title, subject: messages.subject(order.laboratory), made });
  sheet.heading(messages.title, { lead: messages.lead(order.laboratory, dayOfMoment(made)), from: order.laboratory });
  sheet.facts([
    ...patientLines(LABORATORY_PARTS, patient, made),
    [messages.facts.number, order.order_number],
    [messages.facts.ordered_by, ordered_by.name],
    [messages.facts.specimen, listText([...new Set(order.tests.map(({ specimen }) => SPECIMEN_NAMES[specimen]))])],
    [messages.facts.accession, order.accession_number],
    [
      messages.facts.sampled,
      sampled_at === null ? null : messages.by(momentText(sampled_at), isolated(sampled_by ?? '')),
    ],
    [
      messages.facts.entered_by,
      listText([...new Set(order.tests.flatMap(({ result }) => result?.entered_by || []))]) || null,
    ],
    [messages.facts.reviewed_by, reviewed_by?.name ?? null],
  ]);
  sheet.table(
    [
      { title: messages.columns.test },
      { title: messages.columns.value, width: 110, align: 'right' },
      { title: messages.columns.range, width: 130, align: 'right' },
      { title: messages.columns.flag, width: 80, align: 'right' },
    ],
    order.tests.map(rowOf),
  );
  sheet.say(messages.advice, { quiet: true });
  return sheet.finished();
}

export const LABORATORY_PAPER = threadTask(import.meta.url, writeReport);

/** Longer results have the line below their test. */
const SHORT = 24;

function rowOf(test: OrderedTest): SheetRow {
  const { name, decimals, result, range } = test;
  const text = result ? resultText(test, result) : '';
  const isLong = text.length > SHORT;
  return {
    cells: [
      name,
      isLong ? messages.below : text,
      test.scale === 'number' ? rangeText(range, decimals) : (usualAnswer(test) ?? ''),
      result ? LABORATORY_FLAG_NAMES[result.flag] : '',
    ],
    note:
      [
        isLong ? text : null,
        result?.flag_reason,
        changeText(test),
        result?.method ? messages.method(result.method) : null,
      ]
        .filter(Boolean)
        .join('. ') || null,
    strong: result !== null && result !== undefined && result.flag !== 'normal',
  };
}

/** What it was before, where it has changed much. */
function changeText(test: OrderedTest): string | null {
  const { result } = test;
  if (!result?.is_large_change || result.before === null) return null;
  return messages.large_change(resultText(test, result.before), dayOfMoment(result.before.at));
}

function rangeText(range: LaboratoryRange | null, decimals: number): string {
  const { low = null, high = null } = range ?? {};
  const text = (end: number): string => decimalText(end, decimals);
  if (low !== null && high !== null) return messages.between(text(low), text(high));
  if (low !== null) return messages.from(text(low));
  return high === null ? messages.no_range : messages.up_to(text(high));
}
