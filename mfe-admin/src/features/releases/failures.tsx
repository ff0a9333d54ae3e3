import type { RemoteFailure } from './loader';
import { messages } from './messages';
import { Card, Table } from './releases-box';
import { When } from './when';

/** What failed, where and when last: the first thing to look at after a release. */
export function Failures({ failures, now }: { failures: readonly RemoteFailure[]; now: Date }) {
  const { title, none, noneText, columns } = messages.failures;
  return (
    <Card aria-labelledby="failures">
      <header>
        <h2 id="failures">{title}</h2>
        {failures.length === 0 ? <p>{none}</p> : null}
      </header>
      {failures.length === 0 ? (
        <p>{noneText}</p>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">{columns.part}</th>
              <th scope="col">{columns.phase}</th>
              <th scope="col">{columns.count}</th>
              <th scope="col">{columns.last}</th>
            </tr>
          </thead>
          <tbody>
            {failures.map(({ remote, version, phase, reports, last_at }) => (
              <tr key={`${remote} ${version} ${phase}`}>
                <td data-label={columns.part}>
                  <code>
                    {remote} {version}
                  </code>
                </td>
                <td data-label={columns.phase}>{messages.phases[phase]}</td>
                <td data-label={columns.count}>{reports.toLocaleString('en')}</td>
                <td data-label={columns.last}>
                  <When at={last_at} now={now} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
