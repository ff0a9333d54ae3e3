import { SavedViews } from '@ayana/case-kit/list-detail';
import { RouterLink, useList } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { ExportButton } from '@ayana/shared-ui/export';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { Money } from '@ayana/shared-ui/money';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { type Column, DataTable } from '@ayana/shared-ui/table';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import type { Category } from './categories/categories.api';
import { messages } from './messages';
import { CATEGORIES_PATH, IMPORT_PATH, NEW_PATH, treatmentHref } from './paths';
import { FeatureToggle, RowActions } from './row-actions';
import { OneLine } from './treatments.styles';
import { type CatalogueTreatment, exportTreatments, NAMES, type TreatmentsAnswer } from './treatments.api';

const { columns: titles, filters: labels } = messages;

const COLUMNS: readonly Column<CatalogueTreatment>[] = [
  {
    id: 'name',
    title: titles.name,
    lead: true,
    sort: 'name',
    width: '26%',
    cell: ({ name, plain_name }) => (
      <>
        <span dir="auto">{name}</span>
        {plain_name === null || plain_name === name ? null : <small dir="auto">{plain_name}</small>}
      </>
    ),
  },
  {
    id: 'category',
    sort: 'category',
    title: titles.category,
    cell: ({ category }) => <span dir="auto">{category}</span>,
  },
  {
    id: 'complexity',
    sort: 'complexity',
    title: titles.complexity,
    hidden: true,
    cell: (row) => messages.complexities[row.complexity_level],
  },
  { id: 'price', sort: 'price', title: titles.price, end: true, cell: (row) => <Price treatment={row} /> },
  { id: 'featured', title: titles.featured, cell: (row) => <FeatureToggle treatment={row} /> },
  {
    id: 'state',
    title: titles.state,
    cell: ({ is_active }) => (
      <Chip tone={is_active ? 'leaf' : 'neutral'}>{messages.states[is_active ? 'active' : 'inactive']}</Chip>
    ),
  },
  {
    id: 'updated',
    title: titles.updated,
    sort: 'updated',
    firstOrder: 'desc',
    cell: ({ updated_at }) => <Changed at={updated_at} />,
  },
  { id: 'actions', title: titles.actions, width: '200px', cell: (row) => <RowActions treatment={row} /> },
];

function filtersOf(categories: readonly Category[]): Filter[] {
  return [
    { kind: 'search', name: 'q', label: labels.q },
    {
      kind: 'one',
      name: 'category',
      label: labels.category,
      options: categories.map(({ name }) => ({ value: name, label: name })),
    },
    { kind: 'one', name: 'complexity_level', label: labels.complexity, options: optionsOf(messages.complexities) },
    { kind: 'one', name: 'state', label: labels.state, options: optionsOf(messages.states) },
    { kind: 'flag', name: 'featured', label: labels.featured },
  ];
}

export { treatmentAction as action, treatmentsLoader as loader } from './treatments.api';

/** The catalogue of treatments, as staff keep it. */
export function Component() {
  const { categories } = useLoaderData<TreatmentsAnswer>();
  const list = useList<CatalogueTreatment>({ names: NAMES });
  const filters = useMemo(() => filtersOf(categories), [categories]);
  const add = (
    <Button as={Link} to={NEW_PATH} icon={<Plus size={18} aria-hidden="true" />}>
      {messages.add}
    </Button>
  );
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
        {add}
      </PortalHead>
      <DataTable
        filters={<FilterBar label={labels.label} filters={filters} query={list.query} change={list.change} />}
        name="treatments"
        list={list}
        columns={COLUMNS}
        texts={messages.table}
        defaultSort={{ by: 'name', order: 'asc' }}
        hrefOf={treatmentHref}
        LinkComponent={RouterLink}
        emptyAction={add}
        tools={
          <>
            <SavedViews name="treatments" list={list} />
            <Button as={Link} to={CATEGORIES_PATH} variant="outline" size="small">
              {messages.categories}
            </Button>
            <Button as={Link} to={IMPORT_PATH} variant="outline" size="small">
              {messages.import}
            </Button>
            <ExportButton size="small" onExport={() => exportTreatments(list.query)} />
          </>
        }
      />
    </PortalPage>
  );
}

function Price({ treatment: { india_usd_min: min, india_usd_max: max } }: { treatment: CatalogueTreatment }) {
  if (min === null || max === null) return min === null ? null : <Money amount={min} />;
  return (
    <OneLine>
      <Money amount={min} /> – <Money amount={max} />
    </OneLine>
  );
}

function Changed({ at }: { at: string }) {
  return <DateText at={at} now={useNow()} />;
}

function optionsOf(words: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
