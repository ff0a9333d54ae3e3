import type { InboxCounts, InboxItem } from '@ayana/contracts/inbox';
import { SavedViews } from '@ayana/case-kit/list-detail';
import { type List, RouterLink } from '@ayana/portal-kit/screens';
import { Button, clockTime, GroupedList, shortDate, TabLinks, VisuallyHidden } from '@ayana/shared-ui';
import { FilterBar } from '@ayana/shared-ui/filters';
import { EmptyState, QuietLine, ReadList, RetryButton, StaleNote } from '@ayana/shared-ui/states';
import { SelectionBar } from '@ayana/shared-ui/table';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NEW_ENQUIRY_PATH } from '../../../paths';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { groupByDue } from '../data/due-groups';
import { INBOX_VIEWS, inboxHref, viewOf } from '../inbox.api';
import { messages } from '../messages';
import { FILTERS } from './filters';
import { Head, Pane, Scroller, TabBar, ViewsBar } from './inbox-list.styles';
import { RequestRow } from './request-row';
import type { InboxActs } from './use-inbox-acts';

export interface InboxListProps {
  list: List<InboxItem>;
  counts: InboxCounts | null;
  selected: string | null;
  me: string;
  now: Date;
  onClaim: (id: string) => void;
  acts: InboxActs;
  announcement: string;
}

/** The queue: the counts, the views, the filters, and the requests, by default grouped by due time. */
export function InboxList({ list, counts, selected, me, now, onClaim, acts, announcement }: InboxListProps) {
  const { query, items } = list;
  const view = viewOf(query);
  // The open request's name is the page's heading.
  const Title = selected === null ? 'h1' : 'h2';
  const due = view === 'closed' ? null : (counts?.[view] ?? null);
  const { sort = 'due', view: _view, ...narrowing } = query;
  const groups =
    sort === 'received' || sort === 'updated'
      ? [{ id: sort, title: messages.filter.sorts[sort], items, count: due?.all }]
      : groupByDue(items, now, narrowing['assigned_to'] === undefined ? due : null);
  const retry = <RetryButton of={list}>{messages.failed.retry}</RetryButton>;
  return (
    <Pane aria-label={messages.listLabel} aria-busy={list.loading}>
      <Head>
        <Title {...(selected === null ? { tabIndex: -1 } : {})}>{messages.title}</Title>
        <p>
          {due === null
            ? ''
            : `${[messages.counts(due), messages.followUps(due.follow_up)].filter(Boolean).join(' ')} `}
          {messages.itIs(
            `${shortDate(now, now, OPERATIONS_CLOCK.zone)}, ${clockTime(now, OPERATIONS_CLOCK.zone)}`,
            OPERATIONS_CLOCK.place,
          )}
        </p>
        <Button as={Link} to={NEW_ENQUIRY_PATH} size="small" icon={<Plus size={17} aria-hidden="true" />}>
          {messages.newEnquiry}
        </Button>
      </Head>
      <TabBar>
        <TabLinks
          label={messages.viewsLabel}
          current={view}
          LinkComponent={RouterLink}
          items={INBOX_VIEWS.map((each) => ({
            id: each,
            label: messages.views[each],
            href: inboxHref({ ...query, view: each }),
            count: each === 'closed' ? undefined : counts?.[each].all,
          }))}
        />
      </TabBar>
      <Scroller>
        <ViewsBar>
          <SavedViews name="inbox" list={list} />
        </ViewsBar>
        <FilterBar label={messages.filter.label} filters={FILTERS} query={query} change={list.change} />
        {acts.outcome}
        <StaleNote list={list} text={messages.failed.stale} retry={retry} />
        {list.unseen === 0 ? null : (
          <Button variant="tonal" size="small" onClick={list.showNew}>
            {messages.showNew(list.unseen)}
          </Button>
        )}
        <ReadList
          list={list}
          isEmpty={items.length === 0}
          failed={messages.failed.list}
          retry={retry}
          more={{ ...list, label: messages.loadMore, busyLabel: messages.loadingMore }}
          empty={
            <EmptyState
              drawing={<QuietLine />}
              title={messages.empty.title}
              text={Object.keys(narrowing).length > 0 ? messages.empty.filtered : messages.empty[view]}
            />
          }
        >
          <GroupedList
            groups={groups}
            keyOf={({ id }) => id}
            renderItem={(item) => (
              <RequestRow
                item={item}
                now={now}
                me={me}
                href={inboxHref(query, item.id)}
                open={item.id === selected}
                onClaim={onClaim}
                selected={list.selected[item.id] === true}
                onSelect={acts.toggle}
              />
            )}
          />
        </ReadList>
        <SelectionBar list={list}>{acts.buttons}</SelectionBar>
      </Scroller>
      {acts.dialog}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Pane>
  );
}
