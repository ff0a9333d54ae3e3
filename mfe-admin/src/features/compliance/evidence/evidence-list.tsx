import { EVIDENCE_STANDING_NAMES, EVIDENCE_STANDINGS } from '@ayana/contracts/operations';
import { useList } from '@ayana/portal-kit/screens';
import type { Filter } from '@ayana/shared-ui/filters';
import { OwnerTag } from '@ayana/shared-ui/people';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { EvidenceChip } from '../parts/chips';
import { LastDay } from '../parts/day-text';
import { messages as shared } from '../parts/messages';
import { controlHref } from '../paths';
import type { Evidence } from '../types';
import { NAMES } from './evidence.api';
import { messages } from './messages';
import { COMPLIANCE_EVENTS } from '../parts/compliance-events';
import { ComplianceList } from '../parts/compliance-list';

const { columns: titles, filters: labels } = messages;

const COLUMNS: readonly Column<Evidence>[] = [
  {
    id: 'title',
    title: titles.title,
    lead: true,
    sort: 'title',
    width: '40%',
    cell: ({ title, control_title }) => (
      <>
        <span dir="auto">{title}</span>
        <small dir="auto">{control_title}</small>
      </>
    ),
  },
  {
    id: 'standing',
    title: titles.standing,
    sort: 'standing',
    chip: true,
    cell: ({ standing }) => <EvidenceChip standing={standing} />,
  },
  {
    id: 'expires',
    title: titles.expires,
    sort: 'expires',
    cell: ({ expires_on, standing }) =>
      expires_on === null ? shared.endless : <LastDay day={expires_on} late={standing === 'lapsed'} />,
  },
  {
    id: 'owner',
    title: titles.owner,
    sort: 'owner',
    cell: ({ owner }) => (owner === null ? null : <OwnerTag owner={owner} />),
  },
  { id: 'file', title: titles.file, sort: 'file', hidden: true, cell: ({ file_name }) => <bdi>{file_name}</bdi> },
  {
    id: 'added',
    title: titles.added,
    sort: 'created',
    firstOrder: 'desc',
    hidden: true,
    cell: ({ created_at }) => <LiveDate at={created_at} />,
  },
];

const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: labels.q },
  {
    kind: 'one',
    name: 'standing',
    label: labels.standing,
    options: EVIDENCE_STANDINGS.map((value) => ({ value, label: EVIDENCE_STANDING_NAMES[value] })),
  },
  { kind: 'given', name: 'control', label: () => labels.control },
];

export { evidenceLoader as loader } from './evidence.api';

/** All evidence; a line leads to its control, where it is opened and changed. */
export function Component() {
  return (
    <ComplianceList
      current="evidence"
      name="compliance-evidence"
      list={useList<Evidence>({ names: NAMES, rereadOn: COMPLIANCE_EVENTS })}
      columns={COLUMNS}
      filters={FILTERS}
      words={messages}
      defaultSort={{ by: 'expires', order: 'asc' }}
      hrefOf={({ control_id }) => controlHref({ id: control_id })}
    />
  );
}
