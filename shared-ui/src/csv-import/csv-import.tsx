import { Button } from '../button';
import { Notice } from '../notice';
import { Spinner } from '../spinner';
import { Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Bar, DropZone, Report } from './csv-import.styles';
import { ImportFaults, ImportStats, isEmptyReport } from './import-report';
import { messages } from './messages';
import type { ImportReport, ImportState } from './report';

export interface CsvImportProps<Report extends ImportReport> {
  /** As portal-kit's `useCsvImport` gives them. */
  steps: { state: ImportState<Report>; choose: (file: File) => void; start: () => void; again: () => void };
  /** Beside the choice: what the file looks like, a template. */
  help?: ReactNode;
  /** What the file would do, line by line. */
  preview?: ((report: Report) => ReactNode) | undefined;
  /** What to know before pressing the button. */
  ready?: string | undefined;
  /** After the result: the way back to the list. */
  next: ReactNode;
}

/** Imports a CSV file: what it would do is shown first, with each problem by its line and column. */
export function CsvImport<Report extends ImportReport>({ steps, help, preview, ready, next }: CsvImportProps<Report>) {
  const { state, choose, start, again } = steps;
  if (state.phase === 'choose')
    return (
      <>
        <Choice refusal={state.refusal} onChoose={choose} />
        {help}
      </>
    );
  if (state.phase === 'checking')
    return (
      <Bar role="status">
        <Spinner /> {messages.checking(state.name)}
      </Bar>
    );
  if (state.phase === 'checked')
    return <Checked state={state} preview={preview} ready={ready} onStart={start} onAgain={again} />;
  return (
    <Report role="status">
      <h2>{messages.done}</h2>
      <ImportStats report={state.report} />
      <Bar>
        {next}
        <Button variant="quiet" onClick={again}>
          {messages.another}
        </Button>
      </Bar>
    </Report>
  );
}

function Choice({ refusal, onChoose }: { refusal: string | null; onChoose: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file !== undefined) onChoose(file);
  };
  return (
    <>
      {refusal === null ? null : <Notice tone="failed">{refusal}</Notice>}
      <DropZone
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <Upload size={28} aria-hidden="true" />
        <b>{messages.choose}</b>
        <span>{messages.drop}</span>
        <input type="file" accept=".csv,text/csv" onChange={({ currentTarget }) => take(currentTarget.files)} />
      </DropZone>
    </>
  );
}

interface CheckedProps<Report extends ImportReport> extends Pick<CsvImportProps<Report>, 'preview' | 'ready'> {
  state: Extract<ImportState<Report>, { phase: 'checked' }>;
  onStart: () => void;
  onAgain: () => void;
}

function Checked<Report extends ImportReport>({
  state: { name, report, note, busy, failure },
  preview,
  ready = messages.ready,
  onStart,
  onAgain,
}: CheckedProps<Report>) {
  const isReady = report.faults.length === 0 && !isEmptyReport(report);
  return (
    <Report aria-busy={busy}>
      <h2 tabIndex={-1} ref={focusFirst}>
        {messages.found(name, report.rows)}
      </h2>
      {note === null ? null : <Notice>{note}</Notice>}
      <ImportStats report={report} />
      <ImportFaults report={report} />
      {preview?.(report)}
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {isReady ? <p role="status">{busy ? messages.wait : ready}</p> : null}
      <Bar>
        {isReady ? (
          <Button onClick={onStart} busy={busy} busyLabel={messages.importing}>
            {messages.submit(report.inserted + report.updated)}
          </Button>
        ) : null}
        <Button variant={isReady ? 'quiet' : 'outline'} onClick={busy ? undefined : onAgain}>
          {messages.another}
        </Button>
      </Bar>
    </Report>
  );
}

/** The file input is gone: the keyboard goes on at the result. */
const focusFirst = (heading: HTMLElement | null): void => heading?.focus();
