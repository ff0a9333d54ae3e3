import { Chip } from '@ayana/shared-ui/chip';
import { messages } from './messages';
import type { ReleaseVersion, RemoteRelease } from './loader';
import { Card, Table, Vitals } from './releases-box';
import { When } from './when';
import { VitalChart } from './vital-chart';

/** One remote: who gets which version of it, how often it was shown, and how fast people had it. */
export function RemoteCard({ release, now }: { release: RemoteRelease; now: Date }) {
  const { remote, since, previous, versions } = release;
  const { columns } = messages;
  const measured = versions.filter(({ vitals }) => vitals.length > 0);
  const live = versions.filter(({ traffic }) => traffic > 0).length;
  return (
    <Card aria-labelledby={`release-${remote}`}>
      <header>
        <h2 id={`release-${remote}`}>{remote}</h2>
        <p>
          {since === null ? null : (
            <>
              {messages.since} <When at={since} now={now} />.{' '}
            </>
          )}
          {previous === null ? messages.noPrevious : `${messages.previous} ${previous}`}.
        </p>
      </header>
      <Table>
        <thead>
          <tr>
            <th scope="col">{columns.version}</th>
            <th scope="col">{columns.given}</th>
            <th scope="col">{columns.traffic}</th>
            <th scope="col">{columns.views}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <tr key={version.version}>
              <td data-label={columns.version}>
                <code>{version.version}</code>
              </td>
              <td data-label={columns.given}>
                <Chip tone={version.traffic === 0 ? 'neutral' : version.is_default ? 'teal' : 'marigold'}>
                  {givenTo(version, live)}
                </Chip>
              </td>
              <td data-label={columns.traffic}>{messages.percent(version.traffic)}</td>
              <td data-label={columns.views}>{version.views.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {measured.length === 0 ? <p>{messages.noVitals}</p> : null}
      {measured.map(({ version, vitals }) => (
        <Vitals key={version}>
          <h3>
            {messages.vitalsTitle}: {version}
          </h3>
          {vitals.map(({ vital, p75, reports }) => (
            <VitalChart key={vital} name={vital} p75={p75} reports={reports} />
          ))}
        </Vitals>
      ))}
    </Card>
  );
}

function givenTo({ traffic, is_default }: ReleaseVersion, live: number): string {
  if (traffic === 0) return messages.gone;
  if (!is_default) return messages.part;
  return live > 1 ? messages.current : messages.only;
}
