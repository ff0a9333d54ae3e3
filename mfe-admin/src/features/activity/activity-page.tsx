import { ACTIVITY_TYPE_NAMES, ACTIVITY_TYPES, type ActivityType } from '@ayana/contracts/activity';
import { SavedViews } from '@ayana/case-kit/list-detail';
import { RouterLink, useList } from '@ayana/portal-kit/screens';
import { ExportButton } from '@ayana/shared-ui/export';
import { FilterBar } from '@ayana/shared-ui/filters';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { DataTable } from '@ayana/shared-ui/table';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { useEvery } from '@ayana/shared-ui/time';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { activityHref, type ActivityItem, exportCsv, NAMES, typeOf } from './activity.api';
import type { ChangeWords } from './change-words';
import { activityColumns } from './columns';
import { activityFilters } from './filters';
import { messages } from './messages';

/** The trail has no live events, so it is read again this often while it is visible, in milliseconds. */
const REREAD = 15_000;

/** The audit trail as a list: who did what, to which account, and when. */
export function ActivityPage({ words }: { words: ChangeWords }) {
  const type = typeOf(useParams()['type']);
  // Each type is a list of its own.
  return <Activity key={type} type={type} words={words} />;
}

function Activity({ type, words }: { type: ActivityType | null; words: ChangeWords }) {
  const list = useList<ActivityItem>({ names: NAMES });
  const { query, items, key } = list;
  useEvery(REREAD, list.reread);
  const filters = useMemo(() => activityFilters(type, items, words), [type, items, words]);
  const columns = useMemo(
    () => activityColumns(type, Object.fromEntries(new URLSearchParams(key)), words),
    [type, key, words],
  );
  const { action: _action, ...shared } = query;
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
            const part = await exportCsv(type, query);
            if (part.failure === null) list.reread();
            return part;
          }}
        />
      </PortalHead>
      <TabLinks
        label={messages.tabs}
        current={type ?? 'all'}
        LinkComponent={RouterLink}
        items={(['all', ...ACTIVITY_TYPES] as const).map((id) => ({
          id,
          label: ACTIVITY_TYPE_NAMES[id],
          href: activityHref(id === 'all' ? null : id, shared),
        }))}
      />
      <DataTable
        filters={<FilterBar label={messages.filters.label} filters={filters} query={query} change={list.change} />}
        name="activity"
        tools={<SavedViews name="activity" list={list} />}
        list={list}
        columns={columns}
        texts={messages.table}
        defaultSort={{ by: 'newest', order: 'desc' }}
      />
    </PortalPage>
  );
}
