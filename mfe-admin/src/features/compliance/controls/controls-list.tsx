import { COMPLIANCE_FRAMEWORK_NAMES, CONTROL_STATES } from '@ayana/contracts/operations';
import { listText } from '@ayana/contracts/language';
import { RouterLink, useList } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { OwnerTag } from '@ayana/shared-ui/people';
import { type Column, DataTable } from '@ayana/shared-ui/table';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { StandingChip } from '../parts/chips';
import { CompliancePage } from '../parts/compliance-page';
import { useComplianceLive } from '../parts/use-compliance-live';
import { controlHref } from '../paths';
import type { Control } from '../types';
import { NAMES } from './controls.api';
import { messages } from './messages';

const ControlDialog = lazy(() => import('./control-dialog'));
const { columns: titles, filters: labels } = messages;

const COLUMNS: readonly Column<Control>[] = [
  {
    id: 'title',
    title: titles.title,
    lead: true,
    width: '46%',
    cell: ({ title, text }) => (
      <>
        <span dir="auto">{title}</span>
        <small dir="auto">{text}</small>
      </>
    ),
  },
  {
    id: 'standing',
    title: titles.standing,
    chip: true,
    cell: ({ standing, state }) =>
      state === 'retired' ? <Chip>{messages.states.retired}</Chip> : <StandingChip standing={standing} />,
  },
  {
    id: 'requirements',
    title: titles.requirements,
    cell: ({ requirements }) => (
      <>
        <span>{messages.meets(requirements.length)}</span>
        <small>
          {listText([...new Set(requirements.map(({ framework }) => COMPLIANCE_FRAMEWORK_NAMES[framework]))])}
        </small>
      </>
    ),
  },
  { id: 'owner', title: titles.owner, cell: ({ owner }) => (owner === null ? null : <OwnerTag owner={owner} />) },
];

const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: labels.q },
  {
    kind: 'one',
    name: 'state',
    label: labels.state,
    options: CONTROL_STATES.map((value) => ({ value, label: messages.states[value] })),
  },
];

/** What the company does, and whether each of it can be shown. */
export function ControlsList() {
  const list = useList<Control>({ names: NAMES });
  useComplianceLive(list.reread);
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  return (
    <CompliancePage
      current="controls"
      action={
        <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {messages.add}
        </Button>
      }
    >
      <FilterBar label={labels.label} filters={FILTERS} query={list.query} change={list.change} />
      <DataTable
        name="compliance-controls"
        list={list}
        columns={COLUMNS}
        texts={messages.table}
        defaultSort={{ by: 'title', order: 'asc' }}
        hrefOf={controlHref}
        LinkComponent={RouterLink}
      />
      <Suspense>
        {adding ? (
          <ControlDialog
            control={null}
            onClose={() => setAdding(false)}
            onDone={(control) => {
              if (control !== null) void navigate(controlHref(control));
            }}
          />
        ) : null}
      </Suspense>
    </CompliancePage>
  );
}
