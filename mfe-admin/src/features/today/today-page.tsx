import { INDIA_ZONE } from '@ayana/contracts/places';
import { useRealtime } from '@ayana/portal-kit';
import { useLive, useReread } from '@ayana/portal-kit/screens';
import { PortalAside, PortalColumns, PortalHead, PortalMain, PortalPage } from '@ayana/shared-ui/portal-page';
import { clockTime, fullMoment, useEvery, useNow } from '@ayana/shared-ui/time';
import { useLoaderData } from 'react-router-dom';
import { ExpiringCard } from './cards/expiring-card';
import { LateCard } from './cards/late-card';
import { MovementsCard } from './cards/movements-card';
import { RunningCard } from './cards/running-card';
import { TroubleCard } from './cards/trouble-card';
import { UnownedCard } from './cards/unowned-card';
import { CountSentence } from './count-sentence';
import { messages } from './messages';
import type { TodayAnswer } from './today.api';

/** Whatever changes what is late, who arrives or what has an owner. */
const LIVE = [
  'inbox.inserted',
  'inbox.updated',
  'treatment_requests.updated',
  'journey.updated',
  'tasks.changed',
  'assignments.updated',
  'documents.updated',
  'quotes.updated',
  'resources.updated',
  'service_requests.updated',
  'messages.inserted',
  'messages.read',
] as const;
/** What comes by no event, such as an hour that passes, is read again this often, in milliseconds. */
const AGAIN = 60_000;

/** The day of the staff: what is late, who arrives, what expires, and whether everything works. */
export function TodayPage() {
  const answer = useLoaderData<TodayAnswer>();
  const reread = useReread();
  useLive<{ id: string }>({ events: LIVE, reread });
  useRealtime({ 'signals.updated': reread, 'incidents.updated': reread });
  useEvery(AGAIN, reread);
  const now = useNow();
  const { today, all, unowned, trouble } = answer;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>
            <CountSentence answer={answer} />
          </h1>
          <p>{messages.moment(fullMoment(now, INDIA_ZONE), clockTime(now, 'UTC'))}</p>
        </div>
      </PortalHead>
      <PortalColumns>
        <PortalMain>
          <LateCard part={all} now={now} onRetry={reread} />
          <MovementsCard part={today} onRetry={reread} />
        </PortalMain>
        <PortalAside>
          <TroubleCard part={trouble} now={now} onRetry={reread} />
          <UnownedCard part={unowned} now={now} onRetry={reread} />
          <ExpiringCard part={today} now={now} onRetry={reread} />
          <RunningCard part={today} onRetry={reread} />
        </PortalAside>
      </PortalColumns>
    </PortalPage>
  );
}
