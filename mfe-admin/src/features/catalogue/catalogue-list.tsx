import { SavedViews } from '@ayana/case-kit/list-detail';
import { RouterLink, useList } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ExportButton } from '@ayana/shared-ui/export';
import { FilterBar } from '@ayana/shared-ui/filters';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { DataTable } from '@ayana/shared-ui/table';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NEW } from './catalogue.api';
import type { CatalogueEntity, CatalogueRow } from './entity';
import { messages } from './messages';

/** The rows of one table of the catalogue, the removed ones too. */
export function CatalogueList<Row extends CatalogueRow>({ entity }: { entity: CatalogueEntity<Row> }) {
  const { calls, columns, filters, name, names, path, words } = entity;
  const list = useList<Row>({ names });
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
        <Button as={Link} to={`${path}/${NEW}`} icon={<Plus size={18} aria-hidden="true" />}>
          {words.add}
        </Button>
      </PortalHead>
      <DataTable
        filters={<FilterBar label={messages.filters.label} filters={filters} query={list.query} change={list.change} />}
        name={name}
        list={list}
        columns={columns}
        texts={words.table}
        defaultSort={{ by: 'name', order: 'asc' }}
        hrefOf={({ id }) => `${path}/${id}`}
        LinkComponent={RouterLink}
        tools={
          <>
            <SavedViews name={name} list={list} />
            <ExportButton size="small" onExport={() => calls.export(list.query)} />
          </>
        }
      />
    </PortalPage>
  );
}
