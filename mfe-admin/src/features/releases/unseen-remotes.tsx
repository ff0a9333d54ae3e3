import type { RemoteRelease } from './loader';
import { messages } from './messages';
import { Card, Table } from './releases.styles';
import { DateText } from '@ayana/shared-ui/time';

/** Released remotes without a view in this period, one row each. */
export function UnseenRemotes({ remotes, now }: { remotes: readonly RemoteRelease[]; now: Date }) {
  const { title, text, columns, never } = messages.unseen;
  return (
    <Card aria-labelledby="unseen">
      <header>
        <h2 id="unseen">{title}</h2>
        <p>{text}</p>
      </header>
      <Table>
        <thead>
          <tr>
            <th scope="col">{columns.part}</th>
            <th scope="col">{columns.version}</th>
            <th scope="col">{columns.since}</th>
            <th scope="col">{columns.previous}</th>
          </tr>
        </thead>
        <tbody>
          {remotes.map(({ remote, versions, since, previous }) => (
            <tr key={remote}>
              <td data-lead>
                <b>{remote}</b>
              </td>
              <td data-label={columns.version}>
                <code>{versions[0]?.version}</code>
              </td>
              <td data-label={columns.since}>{since === null ? never.since : <DateText at={since} now={now} />}</td>
              <td data-label={columns.previous}>{previous === null ? never.previous : <code>{previous}</code>}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
