import { COMPLIANCE_FRAMEWORK_NAMES, CONTROL_STATES } from '@ayana/contracts/operations';
import { listText } from '@ayana/contracts/language';
import { useList } from '@ayana/portal-kit/screens';
import { Chip } from '@ayana/shared-ui/chip';
import type { Filter } from '@ayana/shared-ui/filters';
import { OwnerTag } from '@ayana/shared-ui/people';
import type { Column } from '@ayana/shared-ui/table';
import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { StandingChip } from '../parts/chips';
import { controlHref } from '../paths';
import type { Control } from '../types';
import { NAMES } from './controls.api';
import { messages } from './messages';
import { COMPLIANCE_EVENTS } from '../parts/compliance-events';
import { ComplianceList } from '../parts/compliance-list';

const ControlDialog = lazy(() => import('./control-dialog'));
const { columns: titles, filters: labels } = messages;

const COLUMNS: readonly Column<Control>[] = [
  {
    id: 'title',
    title: titles.title,
    sort: 'title',
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
    sort: 'standing',
    chip: true,
    cell: ({ standing, state }) =>
      state === 'retired' ? <Chip>{messages.states.retired}</Chip> : <StandingChip standing={standing} />,
  },
  {
    id: 'requirements',
    title: titles.requirements,
    sort: 'requirements',
    firstOrder: 'desc',
    cell: ({ requirements }) => (
      <>
        <span>{messages.meets(requirements.length)}</span>
        <small>
          {listText([...new Set(requirements.map(({ framework }) => COMPLIANCE_FRAMEWORK_NAMES[framework]))])}
        </small>
      </>
    ),
  },
  {
    id: 'owner',
    title: titles.owner,
    sort: 'owner',
    cell: ({ owner }) => (owner === null ? null : <OwnerTag owner={owner} />),
  },
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

export { controlsLoader as loader } from './controls.api';

/** What the company does, and whether each of it can be shown. */
export function Component() {
  const navigate = useNavigate();
  return (
    <ComplianceList
      current="controls"
      name="compliance-controls"
      list={useList<Control>({ names: NAMES, rereadOn: COMPLIANCE_EVENTS })}
      columns={COLUMNS}
      filters={FILTERS}
      words={messages}
      defaultSort={{ by: 'title', order: 'asc' }}
      hrefOf={controlHref}
      renderDialog={(close) => (
        <ControlDialog
          control={null}
          onClose={close}
          onDone={(control) => {
            if (control !== null) void navigate(controlHref(control));
          }}
        />
      )}
    />
  );
}
