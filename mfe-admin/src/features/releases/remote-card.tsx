import { VITAL_NAMES, type VitalRating } from '@ayana/contracts/operation';
import { messages } from './messages';
import type { WatchedRemote } from './overview';
import { Card, Legend, Vitals } from './releases.styles';
import { ShareBar } from './share-bar';
import { VersionTable } from './version-table';
import { VitalScale } from './vital-scale';
import { DateText } from '@ayana/shared-ui/time';

const RATINGS = Object.keys(messages.ratings) as VitalRating[];

/** One remote: who gets which version, how often each was shown and failed, and its web vitals, side by side. */
export function RemoteCard({ release, now }: { release: WatchedRemote; now: Date }) {
  const { remote, since, previous, versions, olderOnes } = release;
  const vitals = VITAL_NAMES.map((name) => ({
    name,
    values: versions.flatMap(({ version, rank, vitals: all }) =>
      all.filter(({ vital }) => vital === name).map(({ p75, reports }) => ({ version, rank, p75, reports })),
    ),
  })).filter(({ values }) => values.length > 0);
  return (
    <Card aria-labelledby={`release-${remote}`}>
      <header>
        <h2 id={`release-${remote}`}>{remote}</h2>
        <p>
          {since === null ? null : (
            <>
              {messages.since} <DateText at={since} now={now} />.{' '}
            </>
          )}
          {previous === null ? messages.noPrevious : messages.previous(previous)}
        </p>
      </header>
      {versions.some(({ rank }) => rank === 'part') ? <ShareBar versions={versions} /> : null}
      <div>
        <VersionTable versions={versions} />
        {olderOnes === 0 ? null : <p>{messages.older(olderOnes)}</p>}
      </div>
      {vitals.length === 0 ? (
        <p>{messages.noVitals}</p>
      ) : (
        <Vitals>
          <header>
            <h3>{messages.vitalsTitle}</h3>
            <Legend aria-hidden="true">
              {RATINGS.map((rating) => (
                <li key={rating} data-rating={rating}>
                  {messages.ratings[rating]}
                </li>
              ))}
            </Legend>
          </header>
          {vitals.map(({ name, values }) => (
            <VitalScale key={name} name={name} values={values} />
          ))}
        </Vitals>
      )}
    </Card>
  );
}
