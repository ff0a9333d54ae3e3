import {
  Button,
  EmptyState,
  GroupedList,
  Notice,
  QuietLine,
  shortDate,
  clockTime,
  TabLinks,
  VisuallyHidden,
} from '@ayana/shared-ui';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { RouterLink } from '../../../components/router-link';
import { countFilters, hrefOf, INBOX_PATH, type InboxFilters } from '../data/filters';
import { dueCounts, type DueGroups } from '../data/groups';
import { DESK_ZONE } from '../data/desk-zone';
import { matches } from '../data/matches';
import { INBOX_VIEWS, type InboxView } from '../data/views-and-groups';
import { messages } from '../messages';
import type { Inbox } from '../use-inbox';
import { FilterPanel } from './filter-panel';
import { FilterButton, Head, More, Pane, Scroller, TabBar } from './inbox-list.styles';
import { RequestRow } from './request-row';

export type InboxListProps = {
  inbox: Inbox;
  /** The filtered list is still loading. */
  reading: boolean;
  filters: InboxFilters;
  /** The filtered requests, grouped by due time. */
  groups: DueGroups;
  selected: string | null;
  me: string;
  now: Date;
  onFilter: (filters: InboxFilters) => void;
  onClaim: (id: string) => void;
  onRetry: () => void;
  announcement: string;
};

/** The queue: the counts, the views, the filters, and the requests grouped by due time. */
export function InboxList({
  inbox,
  reading,
  filters,
  groups,
  selected,
  me,
  now,
  onFilter,
  onClaim,
  onRetry,
  announcement,
}: InboxListProps) {
  // The open request's name is the page's heading.
  const Title = selected === null ? 'h1' : 'h2';
  const set = countFilters(filters);
  const [filtering, setFiltering] = useState(set > 0);
  // A partly loaded list shows the API's counts, and none until it has answered.
  const countOf = (view: InboxView): number | undefined => {
    if (view === 'closed' || filters.view === 'closed' || !inbox.known) return undefined;
    if (inbox.hasMore) return inbox.counts?.[view].all;
    return inbox.items.filter((item) => matches(item, { ...filters, view }, me, now)).length;
  };
  const due =
    filters.view === 'closed' || !inbox.known
      ? null
      : inbox.hasMore
        ? (inbox.counts?.[filters.view] ?? null)
        : dueCounts(groups);

  return (
    <Pane aria-label={messages.listLabel} aria-busy={reading}>
      <Head>
        <Title {...(selected === null ? { tabIndex: -1 } : {})}>{messages.title}</Title>
        <p>
          {due === null ? '' : `${messages.counts(due)} `}
          {messages.itIs(`${shortDate(now, now, DESK_ZONE.zone)}, ${clockTime(now, DESK_ZONE.zone)}`)}
        </p>
      </Head>
      <TabBar>
        <TabLinks
          label={messages.viewsLabel}
          current={filters.view}
          LinkComponent={RouterLink}
          items={INBOX_VIEWS.map((view) => ({
            id: view,
            label: messages.views[view],
            href: `${INBOX_PATH}${hrefOf({ ...filters, view })}`,
            count: countOf(view),
          }))}
        />
        <FilterButton
          type="button"
          title={messages.filter.label}
          aria-expanded={filtering}
          onClick={() => setFiltering(!filtering)}
          $set={set > 0}
        >
          <ListFilter size={18} aria-hidden="true" />
          <span>{set === 0 ? messages.filter.open : messages.filter.openWith(set)}</span>
        </FilterButton>
      </TabBar>
      {filtering ? <FilterPanel filters={filters} onChange={onFilter} /> : null}
      {inbox.failure === null ? null : (
        <Notice
          tone="failed"
          action={
            <Button variant="outline" size="small" onClick={onRetry}>
              {messages.failed.retry}
            </Button>
          }
        >
          {inbox.known ? messages.failed.stale : messages.failed.list} {inbox.failure.message}
        </Notice>
      )}
      <Scroller>
        <GroupedList
          groups={groups}
          keyOf={(item) => item.id}
          renderItem={(item) => (
            <RequestRow
              item={item}
              now={now}
              me={me}
              href={`${INBOX_PATH}${hrefOf(filters, item.id)}`}
              open={item.id === selected}
              onClaim={onClaim}
            />
          )}
        />
        {inbox.known && !reading && groups.every(({ items }) => items.length === 0) ? (
          <EmptyState
            drawing={<QuietLine />}
            title={messages.empty.title}
            text={set > 0 ? messages.empty.filtered : messages.empty[filters.view]}
          />
        ) : null}
        {inbox.hasMore ? (
          <More>
            <Button
              variant="outline"
              size="small"
              busy={inbox.loadingMore}
              busyLabel={messages.loadingMore}
              onClick={inbox.loadMore}
            >
              {messages.loadMore}
            </Button>
          </More>
        ) : null}
      </Scroller>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Pane>
  );
}
