import { useRealtime } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { FailedState } from '@ayana/shared-ui/states';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { useState } from 'react';
import { useLoaderData, useNavigation, useRevalidator, useSearchParams } from 'react-router-dom';
import { RouterLink } from '@ayana/portal-kit/screens';
import { useEvery, useNow } from '@ayana/shared-ui/time';
import { DAY_HOURS, hoursOf, type ReleasesAnswer, WEEK_HOURS } from './loader';
import { messages } from './messages';
import { Content, Head, Page } from './releases.styles';
import { ReleasesContent } from './releases-content';
import { Summary } from './summary';

/** How often the counts are reloaded while the page is visible, in milliseconds. */
const REREAD = 30_000;

/** Releases, who gets them, failures and web vitals, updated live. */
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
  useEvery(REREAD, () => void revalidate());

  const busy = useNavigation().state === 'loading';
  const { failure } = answer;
  const retry = (
    <Button variant="outline" onClick={() => void revalidate()} busy={state === 'loading'}>
      {messages.failed.retry}
    </Button>
  );
  const reference =
    failure?.reference === undefined ? null : <small>{messages.failed.reference(failure.reference)}</small>;
  return (
    <Page>
      <Head>
        <div>
          <h1>{messages.title}</h1>
          {releases === null ? null : <Summary releases={releases} />}
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
      {failure === null || releases === null ? null : (
        <Notice tone="failed" action={retry}>
          {messages.failed.stale} {reference}
        </Notice>
      )}
      {releases === null ? (
        <FailedState title={messages.failed.title} failure={failure} action={retry} />
      ) : (
        <Content aria-busy={busy}>
          <ReleasesContent releases={releases} now={now} />
        </Content>
      )}
    </Page>
  );
}
