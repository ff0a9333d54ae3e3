import { ACTIVITY_TYPE_NAMES, ACTIVITY_TYPES } from '@ayana/contracts/activity';
import { ExportButton } from '@ayana/shared-ui/export';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, QuietLine, ReadList, RetryButton, StaleNote } from '@ayana/shared-ui/states';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { useNavigate, useNavigation, useParams, useSearchParams } from 'react-router-dom';
import { Records } from '../../components/records.styles';
import { RouterLink } from '../../components/router-link';
import { usePages } from '../../hooks/use-pages';
import { dayKey, useNow } from '@ayana/shared-ui/time';
import { ActivityList } from './activity-list';
import { exportCsv } from './data/export-csv';
import { activityHref, countFilters, readFilters } from './data/filters';
import type { ActivityItem } from './data/loader';
import { FilterRow } from './filter-row';
import { messages } from './messages';

/** The audit trail as a list: who did what, to which account, and when. */
export function ActivityPage() {
  const { type } = useParams();
  const [params] = useSearchParams();
  const filters = readFilters(type, params);
  const trail = usePages<ActivityItem>(activityHref(filters));
  const now = useNow();
  const navigate = useNavigate();
  const busy = useNavigation().state === 'loading';
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const retry = <RetryButton of={trail}>{messages.retry}</RetryButton>;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
        <ExportButton
          savedText={messages.exported}
          onExport={async () => {
            const part = await exportCsv(filters, dayKey(new Date(), 'UTC'));
            if (part.failure === null) trail.reread();
            return part;
          }}
        />
      </PortalHead>
      <TabLinks
        label={messages.tabs}
        current={filters.type ?? 'all'}
        LinkComponent={RouterLink}
        items={(['all', ...ACTIVITY_TYPES] as const).map((id) => ({
          id,
          label: ACTIVITY_TYPE_NAMES[id],
          href: activityHref({ ...filters, type: id === 'all' ? null : id, action: null }),
        }))}
      />
      <FilterRow
        filters={filters}
        items={trail.items}
        onFilter={(next) => void navigate(activityHref(next), { replace: true, preventScrollReset: true })}
      />
      <StaleNote list={trail} text={messages.failed.stale} retry={retry} />
      <Records aria-busy={busy}>
        <ReadList
          list={trail}
          isEmpty={trail.items.length === 0}
          empty={
            <EmptyState
              drawing={<QuietLine />}
              title={messages.empty.title}
              text={countFilters(filters) > 0 ? messages.empty.filtered : messages.empty.text}
            />
          }
          failed={messages.failed.title}
          retry={retry}
          more={{ ...trail, label: messages.more, busyLabel: messages.loading }}
        >
          <ActivityList items={trail.items} filters={filters} now={now} zone={zone} />
        </ReadList>
      </Records>
    </PortalPage>
  );
}
