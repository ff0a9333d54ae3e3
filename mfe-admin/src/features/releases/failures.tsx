import { formatLocale } from '@ayana/contracts/language';
import type { RemoteFailure } from './loader';
import { messages } from './messages';
import { Card, Table } from './releases.styles';
import { DateText } from '@ayana/shared-ui/time';

/** Failures with place and last time: the first thing to check after a release. */
export function Failures({ failures, now }: { failures: readonly RemoteFailure[]; now: Date }) {
  const { title, columns } = messages.failures;
  return (
    <Card aria-labelledby="failures" $failed>
      <header>
        <h2 id="failures" tabIndex={-1}>
          {title}
        </h2>
      </header>
      <Table>
        <thead>
          <tr>
            <th scope="col">{columns.part}</th>
            <th scope="col">{columns.phase}</th>
            <th scope="col" data-number>
              {columns.count}
            </th>
            <th scope="col">{columns.last}</th>
          </tr>
        </thead>
        <tbody>
          {failures.map(({ remote, version, phase, reports, last_at }) => (
            <tr key={`${remote} ${version} ${phase}`}>
              <td data-lead>
                <b>{remote}</b> <code>{version}</code>
              </td>
              <td data-lead>{messages.phases[phase]}</td>
              <td data-label={columns.count} data-number>
                {reports.toLocaleString(formatLocale())}
              </td>
              <td data-label={columns.last}>
                <DateText at={last_at} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
