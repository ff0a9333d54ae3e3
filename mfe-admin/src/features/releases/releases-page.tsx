import { useRealtime } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { EmptyState, QuietLine } from '@ayana/shared-ui/states';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom';
import { staffEntries } from '../../frame/entries';
import { RouterLink } from '../../frame/router-link';
import { StaffFrame } from '../../frame/staff-frame';
import { useNow } from '../../frame/use-now';
import { Failures } from './failures';
import { DAY_HOURS, hoursOf, type ReleasesAnswer, WEEK_HOURS } from './loader';
import { messages } from './messages';
import { Head, Page } from './releases-box';
import { RemoteCard } from './remote-card';

/** How often the counts are read again while the page is looked at, in milliseconds. */
const REREAD = 30_000;

/** What is released, who gets it, what failed and how fast people had it: live. */
export function ReleasesPage() {
  const answer = useLoaderData() as ReleasesAnswer;
  const [known, setKnown] = useState(answer.releases);
  if (answer.releases !== null && answer.releases !== known) setKnown(answer.releases);
  const releases = answer.releases ?? known;
  const { revalidate, state } = useRevalidator();
  const [search] = useSearchParams();
  const hours = hoursOf(search);
  const now = useNow();
  useRealtime({ 'release.changed': () => void revalidate() }, { reread: () => void revalidate() });
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, REREAD);
    return () => clearInterval(timer);
  }, [revalidate]);

  const { failure } = answer;
  const reports = releases?.failures.reduce((sum, each) => sum + each.reports, 0) ?? 0;
  return (
    <StaffFrame entries={staffEntries('releases')}>
      <Page>
        <Head>
          <div>
            <h1>{messages.title}</h1>
            {releases === null ? null : (
              <p>
                {messages.summary(releases.remotes.length, reports)} {messages.period[releases.hours]}.{' '}
                {releases.generation === null ? null : messages.generation(releases.generation)}
              </p>
            )}
          </div>
          <TabLinks
            label={messages.periods.label}
            current={String(hours)}
            LinkComponent={RouterLink}
            items={[
              { id: String(DAY_HOURS), label: messages.periods.day, href: '/admin/releases' },
              { id: String(WEEK_HOURS), label: messages.periods.week, href: `/admin/releases?hours=${WEEK_HOURS}` },
            ]}
          />
        </Head>
        {failure === null ? null : (
          <Notice
            tone="failed"
            action={
              <Button variant="outline" onClick={() => void revalidate()} busy={state === 'loading'}>
                {messages.failed.retry}
              </Button>
            }
          >
            {messages.failed.text} {releases === null ? failure.message : messages.failed.stale}{' '}
            {failure.reference === undefined ? null : <small>{messages.failed.reference(failure.reference)}</small>}
          </Notice>
        )}
        {releases === null ? null : (
          <>
            <Failures failures={releases.failures} now={now} />
            {releases.remotes.length === 0 ? (
              <EmptyState drawing={<QuietLine />} title={messages.empty.title} text={messages.empty.text} />
            ) : (
              releases.remotes.map((release) => <RemoteCard key={release.remote} release={release} now={now} />)
            )}
          </>
        )}
      </Page>
    </StaffFrame>
  );
}
