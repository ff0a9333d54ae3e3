import { RouterLink, useList, useLive } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ExportButton } from '@ayana/shared-ui/export';
import { FilterBar } from '@ayana/shared-ui/filters';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { DataTable } from '@ayana/shared-ui/table';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { incidentHref } from '../../../paths';
import type { Incident } from '../types';
import { COLUMNS } from './columns';
import { FILTERS, incidentTabs } from './filters';
import { IncidentFigures } from './incident-figures';
import { exportIncidents, type IncidentsAnswer, NAMES } from './incidents.api';
import { messages } from './list-messages';

const IncidentDialog = lazy(async () => ({ default: (await import('./dialogs')).IncidentDialog }));
const LIVE = ['incidents.updated'] as const;

export { incidentsLoader as loader } from './incidents.api';

/** What runs, what waits for its review, and drills apart. */
export function Component() {
  const { counts, figures } = useLoaderData<IncidentsAnswer>();
  const list = useList<Incident>({ names: NAMES });
  useLive<{ id: string }>({ events: LIVE, reread: list.reread });
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const { view = 'running', journey_id, state } = list.query;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
          {counts === null || counts.my_tasks === 0 ? null : <p>{messages.myTasks(counts.my_tasks)}</p>}
        </div>
        <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setOpening(true)}>
          {messages.open}
        </Button>
      </PortalHead>
      <TabLinks
        label={messages.tabs.label}
        items={incidentTabs(counts)}
        current={journey_id === undefined && state === undefined ? view : ''}
        LinkComponent={RouterLink}
      />
      <DataTable
        filters={<FilterBar label={messages.filters.label} filters={FILTERS} query={list.query} change={list.change} />}
        name="incidents"
        list={list}
        columns={COLUMNS}
        texts={messages.table}
        defaultSort={{ by: 'opened', order: 'desc' }}
        hrefOf={incidentHref}
        LinkComponent={RouterLink}
        tools={<ExportButton size="small" onExport={() => exportIncidents(list.query)} />}
      />
      {figures === null ? null : <IncidentFigures figures={figures} />}
      <Suspense>
        {opening ? (
          <IncidentDialog
            signal={null}
            {...(journey_id === undefined ? {} : { journeyId: journey_id })}
            onClose={() => setOpening(false)}
            onDone={(incident) => void navigate(incidentHref(incident))}
          />
        ) : null}
      </Suspense>
    </PortalPage>
  );
}
