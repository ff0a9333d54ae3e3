import { mayEnter } from '@ayana/contracts/identity';
import { isReviewable } from '@ayana/contracts/releases';
import { useRealtime, useSession } from '@ayana/portal-kit';
import { RouterLink, useDetail } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, QuietLine } from '@ayana/shared-ui/states';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { useEvery } from '@ayana/shared-ui/time';
import { useSearchParams } from 'react-router-dom';
import { DAY_HOURS, hoursOf, REGISTRY, type Releases, WEEK_HOURS } from './loader';
import { messages } from './messages';
import { overviewOf, type WatchedRemote } from './overview';
import { ChangeMenu, possibleOf } from './change-menu';
import { ChangesCard, FailuresCard, UnseenCard } from './release-cards';
import { RemoteCard } from './remote-card';

/** How often the counts are reloaded while the page is visible, in milliseconds. */
const REREAD = 30_000;

export { releasesAction as action, releasesLoader as loader } from './loader';

/** Releases, who gets them, failures and web vitals, updated live. */
export function Component() {
  const detail = useDetail<Releases & { id: string }>({ id: REGISTRY });
  const { value, reread } = detail;
  useRealtime({ 'release.changed': reread }, { reread });
  useEvery(REREAD, reread);
  const [search] = useSearchParams();
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          {value === null ? null : <Summary releases={value} />}
        </div>
        <TabLinks
          label={messages.periods.label}
          current={String(hoursOf(search))}
          LinkComponent={RouterLink}
          items={[
            { id: String(DAY_HOURS), label: messages.periods.day, href: '/admin/releases' },
            { id: String(WEEK_HOURS), label: messages.periods.week, href: `/admin/releases?hours=${WEEK_HOURS}` },
          ]}
        />
      </PortalHead>
      <ReadDetail
        detail={detail}
        failed={messages.failed.title}
        stale={messages.failed.stale}
        retry={messages.failed.retry}
      >
        {(releases) => <Remotes releases={releases} />}
      </ReadDetail>
    </PortalPage>
  );
}

/** One sentence: what is released, what is partly released, and whether anything failed. */
function Summary({ releases: { remotes, failures, hours, generation } }: { releases: Releases }) {
  const reports = failures.reduce((sum, each) => sum + each.reports, 0);
  const onTheirWay = remotes
    .filter(({ versions }) => versions.some(({ traffic, is_default }) => traffic > 0 && !is_default))
    .map(({ remote }) => remote);
  const reported = messages.reported(reports);
  return (
    <p>
      {messages.parts(remotes.length)}
      {onTheirWay.length === 0 ? null : messages.onTheirWay(onTheirWay.join(', '))},{' '}
      {reports === 0 ? reported : <a href="#failures">{reported}</a>} {messages.period[hours]}.{' '}
      {generation === null ? null : messages.generation(generation)}
    </p>
  );
}

/** What failed first, then the remotes with views, those without, and how to read the page. */
function Remotes({ releases }: { releases: Releases }) {
  const { failures, remotes, generation, changes, review_links: reviewLinks } = releases;
  const mayChange = useSession(({ role }) => mayEnter('release_changes', role));
  const actionsOf =
    mayChange && generation !== null
      ? (release: WatchedRemote) => {
          const canReview = reviewLinks && isReviewable(release.remote);
          return possibleOf(release).length === 0 && !canReview ? null : (
            <ChangeMenu release={release} generation={generation} canReview={canReview} />
          );
        }
      : null;
  const { watched, unseen } = overviewOf(releases);
  const { reading } = messages;
  if (remotes.length === 0 && failures.length === 0)
    return <EmptyState drawing={<QuietLine />} title={messages.empty.title} text={messages.empty.text} />;
  return (
    <>
      {failures.length === 0 ? null : <FailuresCard failures={failures} />}
      {watched.map((release) => (
        <RemoteCard
          key={release.remote}
          release={release}
          last={changes.find(({ remote }) => remote === release.remote)}
          actions={actionsOf?.(release)}
        />
      ))}
      {unseen.length === 0 ? null : <UnseenCard remotes={unseen} actionsOf={actionsOf} />}
      {changes.length === 0 ? null : <ChangesCard changes={changes} />}
      <PortalHead>
        <div>
          <p>{reading.text}</p>
          {failures.length === 0 ? <p>{reading.failures}</p> : null}
        </div>
      </PortalHead>
    </>
  );
}
