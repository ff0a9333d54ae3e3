import { NEED_STATE_NAMES, NEED_STATES, RESOURCE_KIND_NAMES, RESOURCE_KINDS } from '@ayana/contracts/operations';
import { ListScreen } from '@ayana/case-kit/list-detail';
import { useList } from '@ayana/portal-kit/screens';
import type { Filter } from '@ayana/shared-ui/filters';
import type { Column } from '@ayana/shared-ui/table';
import { useNow } from '@ayana/shared-ui/time';
import { lazy } from 'react';
import { amountText, languagesText, timesText } from '../../../components/resources/amounts';
import { KindName, NeedChip } from '../../../components/resources/chips';
import { WithMap } from '../parts/lists.styles';
import { messages as shared } from '../../../components/resources/messages';
import { ResourceMap } from '../parts/resource-map';
import { ResourceTabs } from '../parts/resource-tabs';
import { needHref, NEEDS_PATH } from '../../../paths';
import type { Need } from '../../../components/resources/types';
import { messages } from './messages';
import { NAMES } from './needs.api';

const NeedDialog = lazy(async () => ({ default: (await import('../dialogs')).NeedDialog }));
const { columns: titles, filters: labels } = messages;
const LIVE = ['resources.updated'] as const;

const COLUMNS: readonly Column<Need>[] = [
  {
    id: 'what',
    sort: 'title',
    title: titles.what,
    lead: true,
    cell: ({ title, number, language, case_number }) => (
      <>
        <span dir="auto">{title}</span>
        <small>
          {[case_number, number, language === null ? null : languagesText([language])].filter(Boolean).join(' · ')}
        </small>
      </>
    ),
  },
  { id: 'kind', sort: 'kind', title: titles.kind, width: '116px', cell: ({ kind }) => <KindName kind={kind} /> },
  {
    id: 'place',
    sort: 'city',
    title: titles.place,
    width: '104px',
    cell: ({ place }) => <span dir="auto">{place.name}</span>,
  },
  { id: 'when', title: titles.when, sort: 'from', width: '180px', cell: (need) => <When need={need} /> },
  {
    id: 'found',
    title: titles.found,
    end: true,
    width: '96px',
    cell: ({ kind, committed, quantity }) => shared.ofWhole(amountText(kind, committed), amountText(kind, quantity)),
  },
  {
    id: 'state',
    sort: 'state',
    title: titles.state,
    chip: true,
    width: '140px',
    cell: ({ state }) => <NeedChip state={state} />,
  },
];
const FILTERS: readonly Filter[] = [
  {
    kind: 'several',
    name: 'state',
    label: labels.state,
    options: NEED_STATES.filter((state) => state !== 'closed').map((value) => ({
      value,
      label: NEED_STATE_NAMES[value],
    })),
  },
  {
    kind: 'several',
    name: 'kind',
    label: labels.kind,
    options: RESOURCE_KINDS.map((value) => ({ value, label: RESOURCE_KIND_NAMES[value] })),
  },
  { kind: 'flag', name: 'closed', label: labels.closed },
  { kind: 'given', name: 'city', label: labels.city },
  { kind: 'given', name: 'incident', label: labels.incident },
  { kind: 'given', name: 'journey_id', label: labels.case },
];

function When({ need: { from_at, until_at } }: { need: Need }) {
  return <>{timesText(from_at, until_at, useNow())}</>;
}

export { needsLoader as loader } from './needs.api';

/** What is needed, with a map of where. */
export function Component() {
  const list = useList<Need>({ names: NAMES, rereadOn: LIVE });
  return (
    <ListScreen
      name="resource-needs"
      list={list}
      columns={COLUMNS}
      filters={FILTERS}
      words={{ ...messages, title: shared.title, lead: `${messages.lead} ${shared.inIndia}` }}
      tabs={<ResourceTabs current="needs" city={list.query['city']} />}
      renderRows={(table) => (
        <WithMap>
          <div>{table}</div>
          <ResourceMap path={NEEDS_PATH} query={list.query} />
        </WithMap>
      )}
      defaultSort={{ by: 'from', order: 'asc' }}
      hrefOf={needHref}
      renderDialog={(close) => <NeedDialog need={null} incident={list.query['incident'] ?? null} onClose={close} />}
    />
  );
}
