import {
  ACTIVE_ASSIGNMENT_STATES,
  ASSIGNMENT_KIND_NAMES,
  ASSIGNMENT_STATE_NAMES,
  type AssignmentKind,
  WORK_DUE,
  WORK_HANDLERS,
  type WorkItem,
} from '@ayana/contracts/journey';
import type { Role } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { RouterLink, useList, useLive } from '@ayana/portal-kit/screens';
import { ExportButton } from '@ayana/shared-ui/export';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { DataTable } from '@ayana/shared-ui/table';
import { useMemo } from 'react';
import { useBasePath, workHref } from '../../../paths';
import { COLUMNS } from './columns';
import { messages } from './messages';
import { exportWork, NAMES } from './work-list.api';

const LIVE = ['assignments.updated'] as const;

/** The kinds of work a role is given, where it is not all of them. */
const KINDS: Readonly<Partial<Record<Role, readonly AssignmentKind[]>>> = {
  doctor: ['opinion'],
  'partner/hospital': ['referral', 'visa_support'],
  'partner/travel_visa': ['visa_support', 'transport'],
  'partner/logistics': ['transport'],
  'partner/lodging': ['lodging'],
  laboratory_partner: ['lab_order'],
  pharmacy_partner: ['prescription'],
};

/** The work of a doctor is their own. */
function filtersOf(kinds: readonly AssignmentKind[], isShared: boolean): Filter[] {
  const { filters: labels } = messages;
  return [
    { kind: 'search', name: 'q', label: labels.q },
    ...(kinds.length < 2
      ? []
      : [
          {
            kind: 'several' as const,
            name: 'kind',
            label: labels.kind,
            options: kinds.map((value) => ({ value, label: ASSIGNMENT_KIND_NAMES[value] })),
          },
        ]),
    {
      kind: 'several',
      name: 'status',
      label: labels.status,
      options: ACTIVE_ASSIGNMENT_STATES.map((value) => ({ value, label: ASSIGNMENT_STATE_NAMES[value] })),
    },
    {
      kind: 'one',
      name: 'due',
      label: labels.due,
      options: WORK_DUE.map((value) => ({ value, label: messages.due[value] })),
    },
    ...(isShared
      ? [
          {
            kind: 'one' as const,
            name: 'handler',
            label: labels.handler,
            options: WORK_HANDLERS.map((value) => ({ value, label: messages.handler[value] })),
          },
        ]
      : []),
  ];
}

export { workListLoader as loader } from './work-list.api';

/** Everything that was handed to the reader or their organisation, also what is done. */
export function Component() {
  const role = useSession((session) => session.role);
  const base = useBasePath();
  const list = useList<WorkItem>({ names: NAMES });
  useLive<{ id: string }>({ events: LIVE, reread: list.reread });
  const filters = useMemo(() => filtersOf((role && KINDS[role]) ?? ALL_KINDS, role !== 'doctor'), [role]);
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      <DataTable
        filters={<FilterBar label={messages.filters.label} filters={filters} query={list.query} change={list.change} />}
        name="work"
        list={list}
        columns={role === 'doctor' ? COLUMNS.filter(({ id }) => id !== 'handler') : COLUMNS}
        texts={messages.table}
        defaultSort={{ by: 'due', order: 'asc' }}
        hrefOf={({ id }) => workHref(base, id)}
        LinkComponent={RouterLink}
        tools={<ExportButton size="small" onExport={() => exportWork(list.query)} />}
      />
    </PortalPage>
  );
}

const ALL_KINDS = Object.keys(ASSIGNMENT_KIND_NAMES) as AssignmentKind[];
