import { bodyRuleOf, type CsvText, csvText } from '@ayana/contracts/operation';
import { ApiProblem, newIdempotencyKey } from '@ayana/portal-kit';
import { useRef, useState } from 'react';
import { messages } from './messages';

/** What an import would do, or has done: each list has more of its own. */
export interface ImportReport {
  rows: number;
  inserted: number;
  updated: number;
  unchanged: number;
  /** Lines count from the head of the file, which is line 1. */
  faults: readonly { line: number; column: string | null; message: string }[];
  /** Amounts that are most likely a slip: they are asked about before anything is written. */
  doubts: readonly { line: number; column: string | null; message: string }[];
}

export interface CsvImportCalls<Report extends ImportReport = ImportReport> {
  /** Says what an import would do. */
  check: (text: string) => Promise<Report>;
  /** Writes all rows or none; with the same key at most once. */
  run: (text: string, idempotencyKey: string) => Promise<Report>;
}

interface Chosen {
  name: string;
  text: string;
  /** One file is imported once, however often the button is pressed. */
  key: string;
}

export type ImportState<Report extends ImportReport = ImportReport> =
  | { phase: 'choose'; refusal: string | null }
  | { phase: 'checking'; name: string }
  | { phase: 'checked'; name: string; report: Report; note: string | null; busy: boolean; failure: string | null }
  | { phase: 'done'; report: Report };

/** The steps of an import, for shared-ui's `CsvImport`. */
export interface CsvImport<Report extends ImportReport = ImportReport> {
  state: ImportState<Report>;
  choose: (file: File) => void;
  start: () => void;
  again: () => void;
}

const { bytes: LARGEST } = bodyRuleOf('text/csv');
const START = { phase: 'choose', refusal: null } as const;

/** The steps of an import: choose a file, see what it would do, confirm, result. */
export function useCsvImport<Report extends ImportReport>({ check, run }: CsvImportCalls<Report>): CsvImport<Report> {
  const [state, setState] = useState<ImportState<Report>>(START);
  const chosen = useRef<Chosen>({ name: '', text: '', key: '' });

  const checkFile = async (note: string | null): Promise<void> => {
    const { name, text } = chosen.current;
    setState({ phase: 'checking', name });
    try {
      setState({ phase: 'checked', name, report: await check(text), note, busy: false, failure: null });
    } catch (error) {
      setState({ phase: 'choose', refusal: `${messages.failed} ${messageOf(error)}` });
    }
  };
  const choose = async (file: File): Promise<void> => {
    const { text, is_guessed } = file.size > LARGEST ? NOTHING : readFile(new Uint8Array(await file.arrayBuffer()));
    const refusal = refusalOf(file, text);
    if (refusal !== null) return setState({ phase: 'choose', refusal });
    chosen.current = { name: file.name, text, key: newIdempotencyKey() };
    return checkFile(is_guessed ? messages.guessed : null);
  };
  const start = async (): Promise<void> => {
    if (state.phase !== 'checked') return;
    setState({ ...state, busy: true, failure: null });
    try {
      setState({ phase: 'done', report: await run(chosen.current.text, chosen.current.key) });
    } catch (error) {
      // The list has changed since the check: the file is checked again, so that each fault has its line.
      if (error instanceof ApiProblem && error.status === 422) await checkFile(messages.changedSince);
      else setState({ ...state, busy: false, failure: failureOf(error) });
    }
  };
  return { state, choose: (file) => void choose(file), start: () => void start(), again: () => setState(START) };
}

const NOTHING: CsvText = { text: '', is_guessed: false };

const readFile = (bytes: Uint8Array): CsvText => csvText(bytes, (encoding) => new TextDecoder(encoding).decode(bytes));

function refusalOf({ size }: File, text: string): string | null {
  if (size > LARGEST) return messages.tooLarge;
  if (text.trim() === '') return messages.empty;
  return text.includes('\uFFFD') ? messages.notText : null;
}

const messageOf = (error: unknown): string => (error instanceof ApiProblem ? error.message : '');

function failureOf(error: unknown): string {
  const texts = [messages.notImported, messageOf(error)];
  if (!(error instanceof ApiProblem) || error.unanswered || error.status >= 500) texts.push(messages.again);
  return texts.filter((text) => text !== '').join(' ');
}
