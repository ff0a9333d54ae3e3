import { monthOf } from '@ayana/contracts/analytics';
import { mayEnter } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { RouterLink } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ExportButton } from '@ayana/shared-ui/export';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { FailedState } from '@ayana/shared-ui/states';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { LiveDate, useNow } from '@ayana/shared-ui/time';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom';
import { AnalyticsControls } from './analytics-controls';
import {
  ANALYTICS_PATH,
  type AnalyticsAnswer,
  exportView,
  type Shown,
  SHOWN_VIEWS,
  viewOf,
  type ViewOf,
} from './analytics.api';
import { Said } from './analytics.styles';
import { messages } from './messages';
import { Acceptance } from './views/acceptance';
import { Complications } from './views/complications';
import { Funnel } from './views/funnel';
import { Leads } from './views/leads';
import { Money } from './views/money';
import { Satisfaction } from './views/satisfaction';
import { Times } from './views/times';
import { Workload } from './views/workload';

export { analyticsLoader as loader } from './analytics.api';

/** How cases, quotes and the team do, one view at a time. */
export function Component() {
  const { shown, choices } = useLoaderData<AnalyticsAnswer>();
  const { revalidate, state } = useRevalidator();
  const [params] = useSearchParams();
  const current = viewOf(params);
  const seesMoney = useSession(({ role }) => mayEnter('analytics_money', role));
  const views = SHOWN_VIEWS.filter((view) => view !== 'money' || seesMoney).map((view) => ({
    id: view,
    label: messages.view[view],
    href: `${ANALYTICS_PATH}?${new URLSearchParams([...[...params].filter(([name]) => name !== 'view'), ['view', view]]).toString()}`,
  }));
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
        <ExportButton size="small" onExport={() => exportView(current, params, new Date())} />
      </PortalHead>
      <TabLinks label={messages.views} items={views} current={current} LinkComponent={RouterLink} />
      <AnalyticsControls choices={choices} />
      {shown.value === null ? (
        <FailedState
          title={messages.failed}
          failure={shown.failure}
          action={
            <Button variant="outline" size="small" onClick={() => void revalidate()} busy={state === 'loading'}>
              {messages.retry}
            </Button>
          }
        />
      ) : (
        <>
          {shown.value.name === 'money' ? (
            <WhenRead view={shown.value.data} />
          ) : (
            <WhenCounted view={shown.value.data} />
          )}
          <View shown={shown.value} />
        </>
      )}
    </PortalPage>
  );
}

function View({ shown }: { shown: Shown }) {
  switch (shown.name) {
    case 'funnel':
      return <Funnel view={shown.data} />;
    case 'times':
      return <Times view={shown.data} />;
    case 'acceptance':
      return <Acceptance view={shown.data} />;
    case 'satisfaction':
      return <Satisfaction view={shown.data} />;
    case 'complications':
      return <Complications view={shown.data} />;
    case 'leads':
      return <Leads view={shown.data} />;
    case 'money':
      return <Money view={shown.data} />;
    case 'workload':
      return <Workload view={shown.data} />;
  }
}

/** Money is read when it is asked for. */
const WhenRead = ({ view }: { view: ViewOf<'money'> }) => (
  <Said>
    <p>
      {messages.money.read} <LiveDate at={view.counted_at} />
    </p>
  </Said>
);

/** How new the figures are, and what to keep in mind. */
function WhenCounted({
  view: { counted_at, is_behind, has_demo, to },
}: {
  view: Exclude<Shown, { name: 'money' }>['data'];
}) {
  const now = useNow();
  return (
    <Said>
      <p>
        {counted_at === null ? (
          messages.notCounted
        ) : (
          <>
            {messages.counted} <LiveDate at={counted_at} />
          </>
        )}
        {is_behind && counted_at !== null ? ` · ${messages.behind}` : null}
      </p>
      {to === monthOf(now) ? <p>{messages.running}</p> : null}
      {has_demo ? <p>{messages.demo}</p> : null}
    </Said>
  );
}
