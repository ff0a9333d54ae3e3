import { formatLocale } from '@ayana/contracts/language';
import { Notice } from '../notice';
import { Stat, StatRow } from '../stat';
import { Faults } from './csv-import.styles';
import { messages } from './messages';
import type { ImportReport } from './report';

/** As many as the API lists at once. */
const MOST_FAULTS = 200;

export const isEmptyReport = ({ inserted, updated }: ImportReport): boolean => inserted + updated === 0;

/** How many rows are new, changed and unchanged. */
export function ImportStats({ report }: { report: ImportReport }) {
  return (
    <StatRow>
      {(['inserted', 'updated', 'unchanged'] as const).map((name) => (
        <Stat key={name} label={messages[name]} value={report[name].toLocaleString(formatLocale())} />
      ))}
    </StatRow>
  );
}

/** What is wrong with a file, by line and column; or that it has nothing new; or which amounts are most likely a slip. */
export function ImportFaults({ report }: { report: ImportReport }) {
  const { faults, doubts } = report;
  if (faults.length > 0)
    return (
      <>
        <Notice tone="failed">
          {faults.length < MOST_FAULTS ? messages.faults(faults.length) : messages.firstFaults(MOST_FAULTS)}
        </Notice>
        <FaultTable faults={faults} title={messages.wrong} />
      </>
    );
  if (isEmptyReport(report)) return <Notice>{messages.nothing}</Notice>;
  if (doubts.length === 0) return null;
  return (
    <>
      <Notice>{messages.doubts(doubts.length)}</Notice>
      <FaultTable faults={doubts} title={messages.doubt} />
    </>
  );
}

function FaultTable({ faults, title }: { faults: ImportReport['faults']; title: string }) {
  return (
    <Faults>
      <thead>
        <tr>
          {[messages.line, messages.column, title].map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {faults.map(({ line, column, message }) => (
          <tr key={`${line} ${column} ${message}`}>
            <td data-label={messages.line}>{line}</td>
            <td>{column === null || column === '' ? messages.wholeLine : <code dir="ltr">{column}</code>}</td>
            <td dir="auto">{message}</td>
          </tr>
        ))}
      </tbody>
    </Faults>
  );
}
