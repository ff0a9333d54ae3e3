import { KNOWLEDGE_STATES } from '@ayana/contracts/service-desk';
import { ListScreen } from '@ayana/case-kit/list-detail';
import { useList } from '@ayana/portal-kit/screens';
import type { Filter } from '@ayana/shared-ui/filters';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { lazy } from 'react';
import { DESK_EVENTS } from '../parts/desk-events';
import { DeskTabs } from '../parts/desk-tabs';
import { articleHref } from '../paths';
import type { KnowledgeArticle } from '../types';
import { ArticleChip } from './article-chip';
import { NAMES } from './knowledge.api';
import { messages } from './messages';
import { ReviewDay } from './review-day';

const ArticleDialog = lazy(() => import('./article-dialog'));
const { columns: titles, filters: labels } = messages;

const COLUMNS: readonly Column<KnowledgeArticle>[] = [
  {
    id: 'title',
    title: titles.title,
    lead: true,
    sort: 'title',
    width: '40%',
    cell: ({ title, item }) => (
      <>
        <span dir="auto">{title}</span>
        <small dir="auto">{item?.name ?? messages.anyService}</small>
      </>
    ),
  },
  { id: 'state', sort: 'state', title: titles.state, chip: true, cell: ({ state }) => <ArticleChip state={state} /> },
  {
    id: 'helped',
    sort: 'helped',
    firstOrder: 'desc',
    title: titles.helped,
    cell: ({ solved, linked }) => messages.helped(solved + linked),
  },
  {
    id: 'author',
    sort: 'author',
    title: titles.author,
    hidden: true,
    cell: ({ author }) => <span dir="auto">{author.name}</span>,
  },
  { id: 'review', title: titles.review, sort: 'review', cell: (article) => <ReviewDay article={article} /> },
  {
    id: 'updated',
    title: titles.updated,
    sort: 'updated',
    firstOrder: 'desc',
    cell: ({ updated_at }) => <LiveDate at={updated_at} />,
  },
];
const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: labels.q },
  {
    kind: 'one',
    name: 'state',
    label: labels.state,
    options: KNOWLEDGE_STATES.map((value) => ({ value, label: messages.states[value] })),
  },
  { kind: 'flag', name: 'review_due', label: labels.review },
];

export { articlesLoader as loader } from './knowledge.api';

/** What the desk knows, and how often it helped. */
export function Component() {
  return (
    <ListScreen
      name="knowledge-articles"
      list={useList<KnowledgeArticle>({ names: NAMES, rereadOn: DESK_EVENTS })}
      columns={COLUMNS}
      filters={FILTERS}
      words={messages}
      tabs={<DeskTabs current="knowledge" />}
      defaultSort={{ by: 'updated', order: 'desc' }}
      hrefOf={articleHref}
      renderDialog={(close) => <ArticleDialog article={null} onClose={close} />}
    />
  );
}
