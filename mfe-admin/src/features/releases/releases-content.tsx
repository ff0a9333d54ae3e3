import { VITAL_NAMES } from '@ayana/contracts/operation';
import { EmptyState, QuietLine } from '@ayana/shared-ui/states';
import { Failures } from './failures';
import type { Releases } from './loader';
import { messages } from './messages';
import { overviewOf } from './overview';
import { Notes } from './releases.styles';
import { RemoteCard } from './remote-card';
import { UnseenRemotes } from './unseen-remotes';

/** Everything below the heading: failures, remotes with views, remotes without, and how to read the page. */
export function ReleasesContent({ releases, now }: { releases: Releases; now: Date }) {
  const { failures, remotes } = releases;
  const { watched, unseen } = overviewOf(releases);
  const { title, text, failures: whenOneFails } = messages.reading;
  if (remotes.length === 0 && failures.length === 0)
    return <EmptyState drawing={<QuietLine />} title={messages.empty.title} text={messages.empty.text} />;
  return (
    <>
      {failures.length === 0 ? null : <Failures failures={failures} now={now} />}
      {watched.map((release) => (
        <RemoteCard key={release.remote} release={release} now={now} />
      ))}
      {unseen.length === 0 ? null : <UnseenRemotes remotes={unseen} now={now} />}
      <Notes aria-labelledby="reading">
        <h2 id="reading">{title}</h2>
        <p>{text}</p>
        <dl>
          {VITAL_NAMES.map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{messages.vitals[name][1]}.</dd>
            </div>
          ))}
        </dl>
        {failures.length === 0 ? <p>{whenOneFails}</p> : null}
      </Notes>
    </>
  );
}
