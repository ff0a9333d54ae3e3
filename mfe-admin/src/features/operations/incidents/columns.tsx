import { INCIDENT_TYPE_NAMES } from '@ayana/contracts/operations';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { DrillChip, IncidentChip, SeverityChip } from '../../../components/operations/chips';
import { HolderTag } from '../../../components/holder/holder-tag';
import { RowAct } from '../../../components/rows/row-act';
import { Late } from '../../../components/operations/rows.styles';
import type { Incident } from '../types';
import { messages } from './list-messages';

const { columns: titles } = messages;

export const COLUMNS: readonly Column<Incident>[] = [
  {
    id: 'incident',
    sort: 'title',
    title: titles.incident,
    lead: true,
    width: '34%',
    cell: ({ title, number, type }) => (
      <>
        <span dir="auto">{title}</span>
        <small>
          {number} · {INCIDENT_TYPE_NAMES[type]}
        </small>
      </>
    ),
  },
  {
    id: 'severity',
    title: titles.severity,
    sort: 'severity',
    width: '140px',
    chip: true,
    cell: ({ severity }) => <SeverityChip severity={severity} />,
  },
  {
    id: 'state',
    sort: 'state',
    title: titles.state,
    width: '140px',
    chip: true,
    cell: (incident) => (
      <>
        <RowAct act="state" item={incident} name={incident.number}>
          <IncidentChip {...incident} />
        </RowAct>{' '}
        {incident.is_drill ? <DrillChip /> : null}
      </>
    ),
  },
  {
    id: 'commander',
    sort: 'commander',
    title: titles.commander,
    cell: (incident) => (
      <RowAct act="owner" item={incident} name={incident.number}>
        <HolderTag owner={incident.commander} group={incident.group} coveredBy={incident.covered_by} />
      </RowAct>
    ),
  },
  {
    id: 'tasks',
    sort: 'tasks',
    firstOrder: 'desc',
    title: titles.tasks,
    width: '120px',
    cell: ({ open_tasks, overdue_tasks }) =>
      open_tasks === 0 ? null : (
        <>
          {messages.tasks(open_tasks)} {overdue_tasks === 0 ? null : <Late>{messages.overdue(overdue_tasks)}</Late>}
        </>
      ),
  },
  {
    id: 'opened',
    title: titles.opened,
    sort: 'opened',
    firstOrder: 'desc',
    width: '124px',
    cell: ({ opened_at }) => <LiveDate at={opened_at} />,
  },
  {
    id: 'links',
    sort: 'journeys',
    firstOrder: 'desc',
    title: titles.links,
    hidden: true,
    end: true,
    cell: ({ journeys }) => journeys,
  },
  {
    id: 'updated',
    title: titles.updated,
    sort: 'updated',
    firstOrder: 'desc',
    hidden: true,
    cell: ({ updated_at }) => <LiveDate at={updated_at} />,
  },
];
