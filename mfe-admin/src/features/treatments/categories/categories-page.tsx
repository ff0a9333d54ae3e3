import type { Part } from '@ayana/portal-kit';
import { RouterLink, useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Breadcrumbs, DetailHead } from '@ayana/shared-ui/detail';
import { ErrorText } from '@ayana/shared-ui/field';
import { PortalPage } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { messages as list } from '../messages';
import { CATEGORIES_PATH, TREATMENTS_PATH } from '../paths';
import { CellActions } from '../treatments.styles';
import type { Category, CategoryCommand } from './categories.api';
import { messages } from './messages';

const CategoryDialog = lazy(() => import('./category-dialog'));

const columnsOf = (rename: (category: Category) => void): readonly Column<Category>[] => [
  { id: 'name', title: messages.name, lead: true, width: '34%', cell: ({ name }) => <b dir="auto">{name}</b> },
  { id: 'used', title: messages.used, cell: ({ treatments = 0 }) => messages.count(treatments) },
  {
    id: 'state',
    title: messages.state,
    chip: true,
    cell: ({ is_active }) => (
      <Chip tone={is_active ? 'leaf' : 'neutral'}>{is_active ? messages.active : messages.inactive}</Chip>
    ),
  },
  {
    id: 'actions',
    title: messages.actions,
    cell: (category) => <CategoryActions category={category} onRename={() => rename(category)} />,
  },
];

export { categoriesLoader as loader, categoryAction as action } from './categories.api';

/** The categories of treatments. */
export function Component() {
  const { value: categories, failure } = useLoaderData<Part<Category[]>>();
  const { revalidate, state } = useRevalidator();
  /** Its id, or `new`. */
  const [open, setOpen] = useState<string | null>(null);
  const opened = categories?.find(({ id }) => id === open) ?? null;
  const reread = (): void => void revalidate();
  return (
    <PortalPage>
      <DetailHead
        above={
          <Breadcrumbs
            places={[{ label: list.title, href: TREATMENTS_PATH }]}
            current={messages.title}
            LinkComponent={RouterLink}
          />
        }
        title={messages.title}
        meta={<p>{messages.lead}</p>}
        actions={
          <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setOpen('new')}>
            {messages.add}
          </Button>
        }
      />
      {failure === null ? null : (
        <FailedPart what={messages.failed} failure={failure} onRetry={reread} retrying={state === 'loading'} />
      )}
      {categories?.length === 0 ? <p>{messages.empty}</p> : null}
      {categories === null || categories.length === 0 ? null : (
        <ShortTable
          label={messages.title}
          columns={columnsOf(({ id }) => setOpen(id))}
          rows={categories}
          keyOf={({ id }) => id}
        />
      )}
      <Suspense>
        {opened === null && open !== 'new' ? null : (
          <CategoryDialog category={opened} onClose={() => setOpen(null)} onSaved={reread} />
        )}
      </Suspense>
    </PortalPage>
  );
}

function CategoryActions({ category, onRename }: { category: Category; onRename: () => void }) {
  const { id, name, is_active, version = 0 } = category;
  const { send, pending, failure } = useAction<CategoryCommand>({ action: CATEGORIES_PATH });
  return (
    <div>
      <CellActions>
        <Button variant="quiet" size="small" aria-label={messages.renameOf(name)} onClick={onRename}>
          {messages.rename}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={is_active ? messages.deactivateOf(name) : messages.activateOf(name)}
          busy={pending.length > 0}
          busyLabel={messages.busy}
          onClick={() => send({ intent: is_active ? 'deactivate' : 'activate', id, version })}
        >
          {is_active ? messages.deactivate : messages.activate}
        </Button>
      </CellActions>
      {failure === null ? null : <ErrorText>{failure.message}</ErrorText>}
    </div>
  );
}
