import { hasWorkNotices } from '@ayana/contracts/notifications';
import { type PartFailure, useSession } from '@ayana/portal-kit';
import { useReread } from '@ayana/portal-kit/screens';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard, PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { clockTime, dayWord, deviceZone, useEvery, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ChannelsCard } from './channels-card';
import { messages } from './messages';
import { PauseCard } from './pause-card';
import type { SubscriptionData } from './subscription.api';
import { Column } from './subscription.styles';

const QuietHoursCard = lazy(() => import('./quiet-hours-card'));
const NewsletterCard = lazy(() => import('./newsletter-card'));
const HistoryCard = lazy(() => import('./history-card'));

/** A link in a mail may change it in another tab: it is read again this often while visible, in milliseconds. */
const REREAD = 60_000;

export { subscriptionAction as action, subscriptionLoader as loader } from './subscription.api';

/** What a person is sent: channels by kind of news, a pause, quiet hours, the newsletter, and what they agreed to. */
export function Component() {
  const { preferences, newsletter, history, asOf } = useLoaderData<SubscriptionData>();
  const userId = useSession((session) => session.user?.id ?? '');
  const isOfWork = useSession((session) => hasWorkNotices(session.role));
  const lead = isOfWork ? messages.lead.work : messages.lead.patient;
  const reread = useReread();
  useEvery(REREAD, reread);
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{preferences === null ? messages.lead.others : lead}</p>
        </div>
      </PortalHead>
      <Column>
        {asOf === null ? null : <AsOf at={new Date(asOf)} />}
        {preferences === null ? null : preferences.value === null ? (
          <Failed
            title={isOfWork ? messages.channels.work_title : messages.channels.title}
            what={messages.channels.failed}
            of={preferences}
            onRetry={reread}
          />
        ) : (
          <>
            <ChannelsCard preferences={preferences.value} isOfWork={isOfWork} />
            <PauseCard paused={preferences.value.paused} />
          </>
        )}
        <Suspense>
          {preferences === null || preferences.value === null ? null : (
            <QuietHoursCard hours={preferences.value.quiet_hours} userId={userId} onSaved={reread} />
          )}
          {newsletter.value === null ? (
            <Failed
              title={messages.newsletter.title}
              what={messages.newsletter.failed}
              of={newsletter}
              onRetry={reread}
            />
          ) : (
            <NewsletterCard newsletter={newsletter.value} />
          )}
          {history.value === null ? (
            <Failed title={messages.history.title} what={messages.history.failed} of={history} onRetry={reread} />
          ) : (
            <HistoryCard history={history.value} />
          )}
        </Suspense>
      </Column>
    </PortalPage>
  );
}

function Failed(props: { title: string; what: string; of: { failure: PartFailure }; onRetry: () => void }) {
  const { title, what, of, onRetry } = props;
  return (
    <PortalCard title={title}>
      <FailedPart what={what} failure={of.failure} onRetry={onRetry} />
    </PortalCard>
  );
}

/** Says that the page is from before, while the API cannot be reached. */
function AsOf({ at }: { at: Date }) {
  const now = useNow();
  const { zone } = deviceZone();
  return <Notice>{messages.asOf(dayWord(at, now, zone), clockTime(at, zone))}</Notice>;
}
